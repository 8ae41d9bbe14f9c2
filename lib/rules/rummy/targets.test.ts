import { describe, expect, test } from "vitest";
import { faceOf } from "../packs";
import { rummy } from "./index";
import { targetsFor, whyNoMeldOf, whyNotAt } from "./targets";
import { held, tableOf } from "./testing/table";

const onTable = (hand: string, melds: Parameters<typeof tableOf>[0]["melds"], exchange = false) => ({
  ...tableOf({ hands: [hand, ""], melds: melds ?? [], declared: [0], options: { exchange } }),
  picked: "pile" as const,
});

const faces = (state: ReturnType<typeof onTable>, cards: string) =>
  targetsFor(state, held(state, cards)).map(({ place, kind, ways }) => ({
    ...{ place, kind },
    ways: ways.map(({ meld }) => meld.cards.map(faceOf).join(" ")),
  }));

describe("what takes a selection", () => {
  test("a card at the end of a run, and in a set", () => {
    const state = onTable("JS 2C", [
      [0, "run", "7S 8S 9S 10S"],
      [1, "set", "JH JD JC"],
      [1, "run", "3H 4H 5H"],
    ]);
    expect(faces(state, "JS")).toEqual([
      { place: 0, kind: "extend", ways: ["7S 8S 9S 10S JS"] },
      { place: 1, kind: "extend", ways: ["JH JD JC JS"] },
    ]);
  });

  test("several cards at once, in whatever order they were chosen, at both ends", () => {
    const state = onTable("QS 6S JS 2C", [[0, "run", "7S 8S 9S 10S"]]);
    expect(faces(state, "QS 6S JS")).toEqual([{ place: 0, kind: "extend", ways: ["6S 7S 8S 9S 10S JS QS"] }]);
    expect(faces(state, "QS 6S")).toEqual([]);
  });

  test("a joker where both ends are open asks which", () => {
    const state = onTable("JK JK 2C", [
      [0, "run", "7S 8S 9S"],
      [1, "run", "AD 2D 3D"],
    ]);
    expect(faces(state, "JK")).toEqual([
      { place: 0, kind: "extend", ways: ["JK 7S 8S 9S", "7S 8S 9S JK"] },
      { place: 1, kind: "extend", ways: ["AD 2D 3D JK"] },
    ]);
    expect(faces(state, "JK JK")[0]?.ways).toEqual(["JK JK 7S 8S 9S", "JK 7S 8S 9S JK", "7S 8S 9S JK JK"]);
  });

  test("the card a joker stands for, only where jokers are exchanged", () => {
    const melds = [[1, "run", "8D JK 10D"]] as const;
    expect(faces(onTable("9D 2C", melds), "9D")).toEqual([]);
    expect(faces(onTable("9D 2C", melds, true), "9D")).toEqual([{ place: 0, kind: "exchange", ways: ["8D 9D 10D"] }]);
  });

  test("never the last card, and every way is legal", () => {
    const melds = [[0, "run", "7S 8S 9S"]] as const;
    expect(faces(onTable("10S", melds), "10S")).toEqual([]);
    let state: Parameters<typeof rummy.check>[0] = onTable("10S JK 2C", melds);
    const [target] = targetsFor(state, held(state, "JK 10S"));
    for (const step of target?.ways[0].steps ?? []) {
      expect(rummy.check(state, 0, step)).toBeNull();
      state = rummy.apply(state, 0, step);
    }
    expect(target?.ways[0].steps).toHaveLength(2);
  });
});

describe("why it is not taken", () => {
  test("names the paragraph of the meld it was put on", () => {
    const state = onTable("JH 10S JS 2S 2C", [
      [0, "run", "7S 8S 9S"],
      [0, "set", "JD JC JS"],
      [0, "run", "QS KS AS"],
    ]);
    expect(whyNotAt(state, 0, 0, held(state, "JH"))).toMatchObject({ code: "otherSuit", rule: "4.2" });
    expect(whyNotAt(state, 0, 0, held(state, "10S JS"))).toBeNull();
    expect(whyNotAt(state, 0, 1, held(state, "JS"))).toMatchObject({ code: "sameSuit", rule: "4.5" });
    expect(whyNotAt(state, 0, 2, held(state, "2S"))).toMatchObject({ code: "noWrap", rule: "4.4" });
  });

  test.each([
    ["5H 6H", "tooShort"],
    ["5H 6H 8H", "notInOrder"],
    ["5H 6H 7S", "otherSuit"],
    ["5H 5S 5S", "sameSuit"],
    ["5H JK 7H", null],
  ] as const)("%s: %s", (cards, fault) => {
    const state = tableOf({ hands: [cards, ""] });
    expect(whyNoMeldOf(held(state, cards))).toBe(fault);
  });
});
