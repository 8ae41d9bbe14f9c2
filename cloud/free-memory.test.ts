import { afterEach, beforeEach, expect, it, vi } from "vitest";

const { gc } = globalThis;
let collect: ReturnType<typeof vi.fn>;
let collectSoon: () => Promise<void>;

beforeEach(async () => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.resetModules();
  collect = vi.fn();
  globalThis.gc = collect as typeof gc;
  ({ collectSoon } = await import("./free-memory"));
});
afterEach(() => {
  globalThis.gc = gc;
  vi.useRealTimers();
});

it("what comings leave is collected once, when nobody has come for a second", async () => {
  for (let coming = 0; coming < 5; coming++) {
    collectSoon();
    await vi.advanceTimersByTimeAsync(900);
    expect(collect).not.toHaveBeenCalled();
  }
  await vi.advanceTimersByTimeAsync(200);
  expect(collect).toHaveBeenCalledOnce();
});

it("nothing is collected where nobody comes", async () => {
  collectSoon();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(collect).toHaveBeenCalledOnce();
});

it("whoever comes soon after is collected after within a minute, and no sooner", async () => {
  collectSoon();
  await vi.advanceTimersByTimeAsync(2_000);
  collectSoon();
  await vi.advanceTimersByTimeAsync(58_000);
  expect(collect).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(collect).toHaveBeenCalledTimes(2);
});

it("another looks where whoever was to look is gone", async () => {
  collectSoon();
  vi.clearAllTimers();
  await vi.advanceTimersByTimeAsync(5_000);
  collectSoon();
  await vi.advanceTimersByTimeAsync(1_100);
  expect(collect).toHaveBeenCalledOnce();
});

it("is collected in its time though the clock was set back", async () => {
  collectSoon();
  await vi.advanceTimersByTimeAsync(2_000);
  vi.setSystemTime(Date.now() - 900_000);
  collectSoon();
  await vi.advanceTimersByTimeAsync(61_000);
  expect(collect).toHaveBeenCalledTimes(2);
});
