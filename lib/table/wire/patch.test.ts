import { describe, expect, it } from "vitest";
import { seedOf } from "@/lib/rules/laws";
import { type Random, randomFrom } from "@/lib/rules/random";
import { patchBetween, patched, sameJson } from "./patch";

const overWire = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

const leaf = (random: Random) => random.pick<unknown>([null, true, 0, 1, 2, "a", "b", ""]);

function anything(random: Random, depth = 4): unknown {
  const roll = depth === 0 ? 2 : random.below(4);
  if (roll > 1) return leaf(random);
  const items = Array.from({ length: random.below(6) }, () => anything(random, depth - 1));
  const names = ["a", "b/c", "~", "~1", "0", "constructor", "toString"];
  return roll === 0 ? items : Object.fromEntries(items.map((item) => [random.pick(names), item]));
}

/** The value with a few things changed in it. */
function altered(value: unknown, random: Random): unknown {
  if (random.below(6) === 0) return anything(random, 2);
  if (Array.isArray(value)) {
    const copy = value.map((item) => (random.below(4) === 0 ? altered(item, random) : item));
    if (random.below(3) === 0)
      copy.splice(random.below(copy.length + 1), random.below(3), ...(random.below(2) ? [1] : []));
    return copy;
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(() => random.below(6) > 0);
  return Object.fromEntries(entries.map(([name, item]) => [name, altered(item, random)]));
}

describe("a patch", () => {
  it("turns any value into any other, over the wire, and leaves the first as it was", () => {
    const random = randomFrom(seedOf(1));
    for (let round = 0; round < 4_000; round++) {
      const before = anything(random);
      const kept = JSON.stringify(before);
      const after = random.below(5) === 0 ? anything(random) : altered(before, random);
      expect(patched(before, overWire(patchBetween(before, after)))).toEqual(after);
      expect(JSON.stringify(before)).toBe(kept);
    }
  });

  it("is empty between equals", () => {
    expect(patchBetween({ a: [1, { b: undefined }] }, { a: [1, {}] })).toEqual([]);
  });

  it("is short for a card drawn, a card played, a log that moves on and one thing that changes", () => {
    const hand = Array.from({ length: 300 }, (_, value) => ({ type: "number", value: value % 7 }));
    expect(patchBetween({ hand }, { hand: [...hand, { type: "wild" }] })).toEqual([["+/hand/300", { type: "wild" }]]);
    expect(patchBetween({ hand }, { hand: hand.toSpliced(17, 1) })).toHaveLength(1);
    const log = Array.from({ length: 24 }, (_, turn) => ({ turn }));
    expect(patchBetween({ log }, { log: [...log.slice(1), { turn: 24 }] })).toHaveLength(2);
    expect(patchBetween([{ a: 1, b: 2 }, null], [{ a: 1, b: 3 }, null])).toEqual([["/0/b", 3]]);
  });

  it("takes no long time for long lists that have nothing in common", () => {
    let looks = 0;
    const list = (length: number, name: string) =>
      Array.from({ length }, (_, index) => ({
        get [name]() {
          looks++;
          return index;
        },
      }));
    const [before, after] = [list(3_000, "before"), list(2_900, "after")];
    const patch = patchBetween(before, after);
    // Each of one with each of the other would be 8,700,000.
    expect(looks).toBeLessThan(100_000);
    expect(patch).toEqual([["", after]]);
  });

  it("shares what did not change", () => {
    const before = { a: { x: 1 }, b: { y: [1, 2] } };
    const after = patched(before, [["/a/x", 2]]);
    expect(after.b).toBe(before.b);
    expect(after.a).not.toBe(before.a);
  });

  it("can hurt no prototype", () => {
    const evil = JSON.parse('{"__proto__":{"polluted":true}}');
    expect(Object.hasOwn(patched({}, patchBetween({}, evil)), "__proto__")).toBe(true);
    expect(() => patched({}, [["/__proto__/polluted", true]])).toThrow(RangeError);
    expect(() => patched({}, [["+/constructor/prototype/polluted", true]])).toThrow(RangeError);
    expect("polluted" in {}).toBe(false);
  });

  it("refuses to go where nothing is", () => {
    for (const pointer of ["/1", "-/1", "+/2", "+/-1", "/x", "/0/0"])
      expect(() => patched([0], [[pointer, 1]])).toThrow(RangeError);
  });
});

describe("sameJson", () => {
  it("tells lists, objects and nothing apart", () => {
    expect(sameJson([], {})).toBe(false);
    expect(sameJson(null, {})).toBe(false);
    expect(sameJson([1], [1, 2])).toBe(false);
    expect(sameJson({ a: null }, {})).toBe(false);
    expect(sameJson({ a: undefined }, {})).toBe(true);
    expect(sameJson({ toString: undefined }, {})).toBe(true);
  });
});
