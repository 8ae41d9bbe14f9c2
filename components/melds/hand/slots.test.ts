import { describe, expect, test } from "vitest";
import type { PackCard } from "@/lib/rules/packs";
import { groupsOf, type SortOrder, sortOrders } from "./groups";
import { chosenOf, groupTapped, painted, type Selection, stillHeld, tapped } from "./selection";
import { type MeldRules, slotsOf, wildOf } from "./slots";

const rules: MeldRules = {
  run: ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3"],
  sets: ["A", "3"],
  isTwoWild: true,
};
const none: Selection = [];
const hand: readonly PackCard[] = [
  "JS.0",
  "10S.0",
  "9S.0",
  "8S.0",
  "QH.0",
  "JH.1",
  "10H.0",
  "AS.0",
  "AD.0",
  "AH.0",
  "JK.0",
  "2H.0",
  "2S.1",
  "KC.0",
  "QC.0",
  "7H.0",
  "6H.0",
  "KD.0",
  "9C.0",
  "9C.2",
  "5S.0",
];
const ordered = (order: SortOrder) =>
  groupsOf(slotsOf(hand, rules), order, rules).map(
    ({ mark, slots }) => `${mark} ${slots.map(({ id }) => id).join(" ")}`,
  );

test("of cards alike the one that must be laid is taken up first", () => {
  const twins: readonly PackCard[] = ["9C.0", "5S.0", "9C.2"];
  const first = (owed: PackCard | null) => slotsOf(twins, rules, owed).map((slot) => tapped(none, slot))[0];
  expect([first(null), first("9C.2")]).toEqual([["9C.0"], ["9C.2"]]);
  expect(slotsOf(twins, rules, "9C.2").map(({ id }) => id)).toEqual(["9C", "5S"]);
});

describe("slots", () => {
  test("cards alike share one, all jokers one, all 2s one whatever their suit", () => {
    const slots = slotsOf(["7D.0", "JK.0", "7D.2", "2C.0", "JK.3", "2H.1", null, null], rules);
    expect(slots.map(({ id, count }) => [id, count])).toEqual([
      ["7D", 2],
      ["joker", 2],
      ["two", 2],
      ["down", 2],
    ]);
    expect(slots.flatMap(({ cards }) => cards)).toHaveLength(6);
  });

  test("a 2 that is not wild is a card like any other", () => {
    expect([wildOf("2C.0", rules), wildOf("JK.1", rules), wildOf("3C.0", rules)]).toEqual(["two", "joker", null]);
    expect(wildOf("2C.0", { ...rules, isTwoWild: false })).toBe(null);
    expect(slotsOf(["2C.0", "2H.1"], { ...rules, isTwoWild: false }).map(({ id }) => id)).toEqual(["2C", "2H"]);
  });
});

describe("a hand in order", () => {
  test("shows what can be laid, the wilds, what lacks one card, and the rest by suit", () => {
    expect(ordered("meld")).toEqual([
      "meld JS 10S 9S 8S",
      "meld QH JH 10H",
      "meld AS AH AD",
      "loose joker two",
      "near 7H 6H",
      "near KC QC",
      "loose 5S KD 9C",
    ]);
  });

  test("by suit or rank has a group for each, the high end first, the wilds last", () => {
    expect(ordered("suit")).toEqual([
      "loose AS JS 10S 9S 8S 5S",
      "loose AH QH JH 10H 7H 6H",
      "loose AD KD",
      "loose KC QC 9C",
      "loose joker two",
    ]);
    expect(ordered("rank").slice(0, 3)).toEqual(["loose AS AH AD", "loose KD KC", "loose QH QC"]);
  });

  test("by hand stays as it came, and every order has every slot once", () => {
    const came = slotsOf(hand, rules).map(({ id }) => id);
    expect(ordered("hand")).toEqual([`loose ${came.join(" ")}`]);
    for (const order of sortOrders)
      expect(
        ordered(order)
          .flatMap((line) => line.split(" ").slice(1))
          .sort(),
      ).toEqual([...came].sort());
  });
});

describe("a selection", () => {
  const slots = slotsOf(["7D.0", "7D.2", "6D.0", "5D.1"], rules);
  const [sevens, six] = slots;
  if (!sevens || !six) throw new Error("no slots");

  test("takes one more of a slot with each tap, then none", () => {
    const once = tapped(none, sevens);
    const twice = tapped(once, sevens);
    expect([once, twice, tapped(twice, sevens)]).toEqual([["7D.0"], ["7D.0", "7D.2"], []]);
  });

  test("painting takes at least one of each slot, or none, however often it is crossed", () => {
    const on = painted(painted(none, sevens, true), sevens, true);
    expect(on).toEqual(["7D.0"]);
    expect(painted(on, sevens, false)).toEqual([]);
  });

  test("a group is taken whole, and given back whole", () => {
    const whole = groupTapped(["7D.0", "7D.2"], slots);
    expect(slots.map((slot) => chosenOf(slot, whole))).toEqual([1, 1, 1]);
    expect(groupTapped(whole, slots)).toEqual([]);
  });

  test("forgets what has left the hand", () => {
    expect(stillHeld(["7D.0", "6D.0"], [sevens])).toEqual(["7D.0"]);
    const same: Selection = ["6D.0"];
    expect(stillHeld(same, [six])).toBe(same);
  });
});
