import { describe, expect, it } from "vitest";
import { playable, whyNot } from "./legality";
import { check, timeout } from "./moves";
import type { BalootOptions } from "./options";
import { weakestCard } from "./play";
import { cards, contractOf, doubling, following, played, playing, settled } from "./scene";
import type { BalootState, Deal } from "./state";
import { wait } from "./wait";

/** East leads; hearts are trumps and West bought, unless told otherwise. */
const hokum = (hands: readonly string[], options: Partial<BalootOptions> = {}, deal: Partial<Deal> = {}) =>
  playing(contractOf(3, "H"), hands, { options, deal });
const sun = (hands: readonly string[]) => playing(contractOf(3), hands);
const may = (state: BalootState) => playable(state, state.asked[0] ?? -1).join(" ");
const code = (state: BalootState, name: string) => {
  const [card] = cards(name);
  return card && whyNot(state, state.asked[0] ?? -1, card)?.code;
};

describe("following (5.3)", () => {
  it("plays the suit that was led, any card of it when it is plain", () => {
    const state = played(sun(["7S", "KS 7D", "AS 8S AD", "9S"]), "KS");
    expect(may(state)).toBe("AS 8S");
    expect(code(state, "AD")).toBe("mustFollow");
    expect(code(state, "KD")).toBe("noSuchCard");
  });

  it("plays anything in sun without the suit (5.7)", () => {
    expect(may(played(sun(["7S", "KS 7D", "AH AD", "9S"]), "KS"))).toBe("AH AD");
  });
});

describe("trumps led (5.4)", () => {
  it("beats the highest one on the table if it can", () => {
    const state = played(hokum(["7S 8S", "KH 7D", "AH QH AD", "9S 8C"]), "KH");
    expect(may(state)).toBe("AH");
    expect(code(state, "QH")).toBe("mustBeat");
    expect(may(played(hokum(["7S 8S", "AH 7D", "KH QH AD", "9S 8C"]), "AH"))).toBe("KH QH");
  });

  it("not over its own partner's", () => {
    expect(may(played(hokum(["7S 8S", "9H 7D", "7H AD", "JH 8H AS"]), "9H 7H"))).toBe("JH 8H");
  });

  it("but over an opponent's who beat the partner", () => {
    expect(may(played(hokum(["7S 8S", "KH 7D", "9H AD", "JH 8H AS"]), "KH 9H"))).toBe("JH");
  });
});

describe("void in a plain suit (5.5)", () => {
  it("must trump while an opponent is winning", () => {
    const state = played(hokum(["7S 8S", "KC 7D", "7H AD", "9S 8C"]), "KC");
    expect(may(state)).toBe("7H");
    expect(code(state, "AD")).toBe("mustTrump");
  });

  const third = (lead: string, options: Partial<BalootOptions> = {}) =>
    played(hokum(["9S 8S", `${lead} 7D`, "7C AD", "7H AS"], options), `${lead} 7C`);

  it("the third hand cuts its partner's lead in majlis, not in the app", () => {
    expect(may(third("KC"))).toBe("7H");
    expect(code(third("KC"), "AS")).toBe("mustTrump");
    expect(may(third("KC", { ruleSet: "app" }))).toBe("7H AS");
    expect(may(third("KC", { ruleSet: "federation" }))).toBe("7H");
  });

  it("but not the partner's ace", () => {
    expect(may(third("AC"))).toBe("7H AS");
  });

  it("nor the partner's akka (5.9)", () => {
    const gone = [
      { leader: 0, cards: cards("AC 9C 10C QC"), akka: false },
      { leader: 1, cards: [], akka: false },
    ];
    const state = hokum(["9S 8S", "KC 7D", "7C AD", "7H AS"], {}, { tricks: gone });
    expect(
      may(following(state, [1, { action: "play", card: "KC", akka: true }], [2, { action: "play", card: "7C" }])),
    ).toBe("7H AS");
    expect(may(played(state, "KC 7C"))).toBe("7H");
    expect(check(state, 1, { action: "play", card: "7D", akka: true })).toEqual({ code: "notAkka", rule: "5.9" });
  });

  it("the fourth hand is free while its partner is winning", () => {
    expect(may(played(hokum(["7H AS", "QC 7D", "KC AD", "7C 8C"]), "QC KC 7C"))).toBe("7H AS");
  });
});

describe("overcutting (5.6)", () => {
  const cut = (north: string, options: Partial<BalootOptions> = {}) =>
    played(hokum(["8C", "KC 7D", "10H AD", north], options, { dealer: 0 }), "KC 10H");

  it("goes higher if it can, as the example says", () => {
    expect(may(cut("AH 7H 7S"))).toBe("AH");
    expect(code(cut("AH 7H 7S"), "7H")).toBe("mustOvercut");
    expect(code(cut("AH 7H 7S"), "7S")).toBe("mustOvercut");
  });

  it("plays any card if it cannot, or any trump where the table says so", () => {
    expect(may(cut("QH 7H 7S"))).toBe("QH 7H 7S");
    expect(may(cut("QH 7H 7S", { changes: { cannotOvercut: "anyTrump" } }))).toBe("QH 7H");
  });

  it("plays anything with neither the suit nor trumps (5.7)", () => {
    expect(may(cut("AS 7S"))).toBe("AS 7S");
  });
});

describe("a closed hand (4.5)", () => {
  const raises = [{ seat: 0, to: "double", closed: true }] as const;

  it("leads no trump while another suit is held", () => {
    const state = hokum(["", "JH 7D", "", ""], {}, { raises });
    expect(may(state)).toBe("7D");
    expect(code(state, "JH")).toBe("closedLead");
  });

  it("leads trumps when only trumps are left", () => {
    expect(may(hokum(["", "JH 7H", "", ""], {}, { raises }))).toBe("JH 7H");
  });

  it("is open again after a triple (4.4)", () => {
    const tripled = [...raises, { seat: 3, to: "triple", closed: false }] as const;
    expect(may(hokum(["", "JH 7D", "", ""], {}, { raises: tripled }))).toBe("JH 7D");
  });
});

describe("a free table (5.8)", () => {
  it("lets any card of the hand be thrown", () => {
    const state = played(
      playing(contractOf(3), ["7S", "KS 7D", "AS 8S AD", "9S"], { options: { enforcement: "free" } }),
      "KS",
    );
    expect(may(state)).toBe("AS 8S AD");
    expect(code(state, "KD")).toBe("noSuchCard");
  });
});

describe("the weakest legal card (5.10)", () => {
  it("costs the fewest points, then is no trump, then the lowest, then clubs first", () => {
    expect(weakestCard(hokum(["", "AS 7H 9D 9C 10C", "", ""]), 1)).toBe("9C");
    expect(weakestCard(hokum(["", "7H 8H 9S", "", ""]), 1)).toBe("9S");
    expect(weakestCard(hokum(["", "8H 7H QS", "", ""]), 1)).toBe("7H");
    expect(weakestCard(sun(["", "9S 8S 8D 7D 7S", "", ""]), 1)).toBe("7D");
  });

  it("wins cheaply as last to play over an opponent", () => {
    const last = (south: string) => played(sun([south, "QC 7D", "JC AD", "9C 8D"]), "QC JC 9C");
    expect(weakestCard(last("KC 7C AC"), 0)).toBe("KC");
    expect(weakestCard(last("7C AC"), 0)).toBe("7C");
    expect(weakestCard(last("10C AC"), 0)).toBe("10C");
    expect(weakestCard(played(sun(["AC 7C", "QC 7D", "KC AD", "9C 8D"]), "QC KC 9C"), 0)).toBe("7C");
  });
});

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

describe("clocks (11)", () => {
  it("gives each bid and card the table's time, pauses of their own to deals and tricks", () => {
    const state = sun(["7S", "KS", "8S", "9S"]);
    expect(wait(state)).toMatchObject({ seats: [1], ms: 10_000 });
    expect(wait({ ...state, options: { ...state.options, speed: "turtle" } })?.ms).toBe(30_000);
    expect(wait({ ...state, options: { ...state.options, speed: "none" } })?.ms).toBeNull();
    expect(wait({ ...state, phase: "dealt", asked: [] })).toMatchObject({ seats: [], ms: 2_500 });
    expect(wait({ ...state, phase: "ready", asked: [] })).toMatchObject({ seats: [], ms: 1_500 });
    expect(wait({ ...state, phase: "trick", asked: [] })).toMatchObject({ seats: [], ms: 1_100 });
  });

  it("throws the weakest legal card for one who is late", () => {
    const late = timeout(sun(["7S", "KS 8C", "8S", "9S"]));
    expect(late.deal.tricks[0]?.cards).toEqual(["8C"]);
    expect(settled(late).asked).toEqual([2]);
    expect(late.late).toBe(1);
    expect(played(late, "8S").late).toBeNull();
  });
});
