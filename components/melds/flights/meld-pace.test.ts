import { expect, test } from "vitest";
import { meldPace } from "./meld-pace";

const played = { undone: 0, taken: [] };
const go = (from: string, to: string, card = "KS.0", before = 2) => ({ card, from, to, before });

test("a joker flies home in an arc, and what is taken back goes straight, one play after the other", () => {
  expect(meldPace(played, go("meld-QS.0", "hand"))).toMatchObject({ ms: 380, arc: 18 });
  const back = meldPace({ ...played, undone: 1 }, go("meld-QS.0", "hand"));
  expect(back).toMatchObject({ ms: 200, delay: 0 });
  expect(back?.arc).toBeUndefined();
  expect(meldPace({ ...played, undone: 3 }, go("meld-QS.0", "hand"))).toMatchObject({ ms: 200, delay: 120 });
  // A joker that is taken back lies in its meld again.
  expect(meldPace({ ...played, undone: 1 }, go("hand", "meld-QS.0"))).toMatchObject({ ms: 200 });
});

test("two runs come together at once, and cards from the discards one after the other from the top", () => {
  expect(meldPace(played, go("meld-QS.0", "meld-8S.0"))).toMatchObject({ ms: 320, delay: 0 });
  const taken = { undone: 0, taken: ["4S.0", "9H.0", "KD.0"] };
  const delays = taken.taken.map((card) => meldPace(taken, go("discards", "hand", card))?.delay);
  expect(delays).toEqual([60, 30, 0]);
});

test("a discard is thrown, and what is laid goes as any card does", () => {
  expect(meldPace(played, go("hand", "discards"))).toMatchObject({ ms: 300, spin: 4 });
  expect(meldPace(played, go("hand", "meld-QS.0"))).toBeNull();
});
