import { expect, test } from "vitest";
import type { QueueView } from "@/lib/client/ranked/queue-link";
import type { QueueState } from "@/lib/ranked/wire";
import { closingOf, lineShown, offerShown } from "./shown-state";

const next = { count: 4, of: 3, closesMs: 3_600_000 };
const all = {
  type: "queue",
  tier: "rabbit",
  waiting: 4,
  playing: 8,
  isDraining: false,
  own: null,
  penalty: { leftMs: null, ofMs: null, next },
} as const;
const out: QueueState = { ...all, is: "out", why: "left", aboutMs: null };
const view = (state: QueueState): QueueView => ({
  state,
  saidAt: 5_000,
  reach: "open",
  refused: null,
  isToWait: false,
  isShut: false,
});

test("how long one has waited goes on from when the queue said so, and newcomers wait with the points they begin with", () => {
  const shown = lineShown(
    {
      ...all,
      is: "waiting",
      isHere: true,
      place: 3,
      of: 14,
      waitedMs: 34_000,
      aboutMs: 20_000,
      window: 100,
      widensInMs: 6_000,
      isAgain: true,
    },
    50_000,
  );
  expect(shown).toMatchObject({ since: 16_000, place: 3, waiting: 14, points: 1_200, isAgain: true });
});

test("an offer ends when the queue said that it does", () => {
  const seat = { league: "pro", isProvisional: false, isReady: false } as const;
  const shown = offerShown(
    { ...all, is: "drawn", isHere: true, leftMs: 9_000, ofMs: 10_000, isReady: false, four: [seat, seat, seat, seat] },
    1_000,
  );
  expect(shown).toMatchObject({ deadline: 10_000, totalMs: 10_000 });
});

test("a queue is closed until an instant on the wall, or not at all", () => {
  expect(closingOf(view(out), 6_000, 1_000_000)).toBeNull();
  const closed: QueueState = { ...out, penalty: { leftMs: 60_000, ofMs: 900_000, next } };
  expect(closingOf(view(closed), 6_000, 1_000_000)).toEqual({
    deadline: 65_000,
    until: 1_059_000,
    isDecided: false,
    totalMs: 900_000,
    nextMs: 3_600_000,
  });
});
