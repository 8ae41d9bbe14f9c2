import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TestBrowser } from "@/lib/browser/testing/browser";
import { fetched } from "./fetched";
import { withRetries } from "./with-retries";

let browser: TestBrowser;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  browser = new TestBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Something that comes at the given try. */
const comesAt = (tries: number) => {
  let tried = 0;
  return vi.fn(async () => {
    if (++tried < tries) throw new Error("no network");
    return "here";
  });
};

it("asks again a few times, each a little later, and says at last that it did not come", async () => {
  const late = comesAt(4);
  const coming = withRetries(late);
  await vi.advanceTimersByTimeAsync(3_499);
  expect(late).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(1);
  expect(await coming).toBe("here");

  const never = comesAt(5);
  const lost = expect(withRetries(never)).rejects.toThrow("no network");
  await vi.advanceTimersByTimeAsync(60_000);
  await lost;
  expect(never).toHaveBeenCalledTimes(4);
});

it("asks again at once where the device comes online", async () => {
  const coming = withRetries(comesAt(2));
  await vi.advanceTimersByTimeAsync(1);
  browser.online(true);
  expect(await coming).toBe("here");
});

it("is fetched once, ahead or not, and anew where it did not come ahead", async () => {
  const fetch = comesAt(5);
  const thing = fetched(fetch);
  const ahead = Promise.all([thing.ahead(), thing.ahead()]);
  await vi.advanceTimersByTimeAsync(60_000);
  await ahead;
  expect(fetch).toHaveBeenCalledTimes(4);
  await thing.ahead();
  await thing.ahead();
  // A component that had to wait for it, be it for a moment, would have nothing to draw.
  const drawn = renderToStaticMarkup(createElement(() => thing.use()));
  expect([fetch.mock.calls.length, drawn]).toEqual([5, "here"]);
});
