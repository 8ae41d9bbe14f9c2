import { describe, expect, it } from "vitest";
import { check, timeout } from "../moves";
import { contractOf, doubling, following } from "../testing/scene";
import { wait } from "../wait-times";

describe("doubling (4)", () => {
  const hands = ["7S", "8S", "9S", "AS"];
  const start = doubling(contractOf(3, "H"), hands);
  const raise = (to: "double" | "triple" | "four" | "gahwa", closed?: boolean) =>
    ({ action: "raise", to, ...(closed !== undefined && { closed }) }) as const;

  it("asks both defenders at once, then buyer and doubler by turns (4.1, 4.2)", () => {
    expect(start).toMatchObject({ phase: "doubling", asked: [0, 2] });
    const doubled = following(start, [2, raise("double", true)]);
    expect(doubled.asked).toEqual([3]);
    expect(following(doubled, [3, { action: "decline" }]).phase).toBe("playing");
    const tripled = following(doubled, [3, raise("triple")]);
    expect(tripled.asked).toEqual([2]);
    const gahwa = following(tripled, [2, raise("four")], [3, raise("gahwa")]);
    expect(gahwa.phase).toBe("playing");
    expect(gahwa.deal.raises.map(({ to }) => to)).toEqual(["double", "triple", "four", "gahwa"]);
  });

  it("goes on to play when both have declined, and on silence", () => {
    const one = following(start, [0, { action: "decline" }]);
    expect(one).toMatchObject({ phase: "doubling", asked: [2] });
    expect(following(one, [2, { action: "decline" }])).toMatchObject({ phase: "playing", asked: [1] });
    expect(timeout(one)).toMatchObject({ phase: "playing", asked: [1] });
    expect(wait(start)).toMatchObject({ ms: 10_000, silent: true });
    expect(wait(doubling(contractOf(3, "H"), hands, { options: { speed: "none" } }))?.ms).toBe(10_000);
    expect(wait(doubling(contractOf(3, "H"), hands, { options: { speed: "rocket" } }))?.ms).toBe(5_000);
  });

  it("skips no step, and closes only doubles and fours in hokum (4.4)", () => {
    expect(check(start, 0, raise("triple"))?.code).toBe("wrongRaise");
    const doubled = following(start, [0, raise("double")]);
    expect(check(doubled, 3, raise("triple", true))?.code).toBe("closedNotHere");
    expect(check(doubled, 2, raise("double"))?.code).toBe("notYourTurn");
  });

  it("is there in sun for a side at 100 or less against one above (4.3)", () => {
    const sunAt = (scores: readonly [number, number]) => doubling(contractOf(3), hands, { scores });
    expect(sunAt([100, 101])).toMatchObject({ phase: "doubling", asked: [0, 2] });
    expect(sunAt([101, 120]).phase).toBe("playing");
    expect(sunAt([60, 100]).phase).toBe("playing");
    expect(check(sunAt([60, 101]), 0, raise("double", true))?.code).toBe("closedNotHere");
    expect(check(sunAt([60, 101]), 0, raise("four"))?.code).toBe("sunDoubleOnly");
    expect(following(sunAt([60, 101]), [0, raise("double")]).phase).toBe("playing");
  });
});
