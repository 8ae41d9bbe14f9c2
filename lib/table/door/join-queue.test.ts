import { describe, expect, it } from "vitest";
import { JoinQueue } from "./join-queue";

const three = () => new JoinQueue({ most: 3, ms: 10 }, 4);

describe("turns", () => {
  it("come at once for a few, and then one after another", () => {
    const turns = three();
    expect(Array.from({ length: 6 }, () => turns.take(1_000))).toEqual([0, 0, 0, 10, 20, 30]);
  });

  it("are refused where too many wait, who lose nothing by it", () => {
    const turns = three();
    const waits = Array.from({ length: 20 }, () => turns.take(1_000));
    expect(waits.slice(0, 7)).toEqual([0, 0, 0, 10, 20, 30, 40]);
    expect(new Set(waits.slice(7))).toEqual(new Set([null]));
    expect(turns.take(1_010)).toBe(40);
  });

  it("come at once again when it has been quiet, and for no more than before", () => {
    const turns = three();
    for (let come = 0; come < 20; come++) turns.take(1_000);
    expect(turns.take(1_060)).toBe(0);
    expect(Array.from({ length: 4 }, () => turns.take(9_000))).toEqual([0, 0, 0, 10]);
  });

  it("go on when the clock is set back: nobody is refused for it, and nobody comes sooner", () => {
    const turns = three();
    expect(Array.from({ length: 5 }, () => turns.take(9_000_000))).toEqual([0, 0, 0, 10, 20]);
    expect(Array.from({ length: 3 }, () => turns.take(1_000))).toEqual([30, 40, null]);
    expect([turns.take(1_020), turns.take(2_000)]).toEqual([30, 0]);
  });

  it("come at once to no more than a few when the clock is set forward", () => {
    const turns = three();
    for (let come = 0; come < 5; come++) turns.take(1_000);
    expect(Array.from({ length: 5 }, () => turns.take(9_000_000))).toEqual([0, 0, 0, 10, 20]);
  });
});
