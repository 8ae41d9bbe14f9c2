import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { testEnvironment } from "../testing/environment";
import { callsAmong, type Invitation, InvitationWatch, withAnswered } from "./invitation-watch";

const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const ann: Invitation = {
  ...{ player: "a", name: "Ann", avatar: "palm", game: "eights" },
  ...{ code: "ABCDEF", at: 1_000_000, leftMs: 60_000 },
};

function watching(answer: () => Promise<readonly Invitation[] | null> = async () => [ann]) {
  const around = testEnvironment();
  const told: (readonly Invitation[])[] = [];
  const ask = vi.fn(answer);
  const watch = new InvitationWatch(around, ask, (invited) => told.push(invited));
  return { around, told, ask, watch };
}

it("asks at once, and tells what it hears", async () => {
  const { told, ask, watch } = watching();
  await vi.advanceTimersByTimeAsync(0);
  expect([told, ask.mock.calls.length]).toEqual([[[ann]], 1]);
  watch.close();
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(ask).toHaveBeenCalledTimes(1);
});

it("asks 120 times in an hour that is looked at, and 15 times in one that is not", async () => {
  const looked = watching();
  await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
  expect(looked.ask).toHaveBeenCalledTimes(120);
  looked.watch.close();
  const { around, ask, watch } = watching();
  await vi.advanceTimersByTimeAsync(0);
  around.look(false);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(ask).toHaveBeenCalledTimes(1 + 15);
  // And again at once when somebody comes back, as often as then.
  around.look(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(17);
  await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
  expect(ask).toHaveBeenCalledTimes(17 + 119);
  watch.close();
});

it("whoever goes from tab to tab asks no more often than every five seconds", async () => {
  const { around, ask, watch } = watching();
  for (let step = 0; step < 60; step++) {
    around.look(step % 2 === 1);
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(ask.mock.calls.length).toBeLessThanOrEqual(7);
  watch.close();
});

it("asks nobody without a network, and when there is one again", async () => {
  const { around, ask, watch } = watching();
  around.online(false);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(ask).toHaveBeenCalledTimes(0);
  around.online(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  watch.close();
});

it("tells nothing where there is no answer, and goes on asking", async () => {
  let tries = 0;
  const { told, watch } = watching(async () => {
    tries += 1;
    if (tries === 1) throw new Error("no network");
    return tries === 2 ? null : [];
  });
  await vi.advanceTimersByTimeAsync(61_000);
  expect([tries, told]).toEqual([3, [[]]]);
  watch.close();
});

it("nobody is called again to a table they did not come to, nor to the one they are at, nor on and on", () => {
  expect(callsAmong([ann], [], null)).toEqual([ann]);
  expect(callsAmong([ann], [], ann.code)).toEqual([]);
  const answered = withAnswered([], ann);
  const later = { ...ann, at: ann.at + 600_000 };
  expect(callsAmong([later], answered, null)).toEqual([]);
  expect(callsAmong([{ ...later, code: "GHJKLM" }], answered, null)).toHaveLength(1);
  expect(callsAmong([{ ...ann, at: ann.at + 60_000, code: "GHJKLM" }], answered, null)).toEqual([]);
  expect(callsAmong([{ ...ann, player: "b" }], answered, null)).toHaveLength(1);
  const many = Array.from({ length: 50 }, (_, at) => ({ ...ann, at })).reduce(withAnswered, answered);
  expect(many).toHaveLength(20);
});
