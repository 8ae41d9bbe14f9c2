import { describe, expect, it } from "vitest";
import { check } from "../moves";
import type { BalootOptions } from "../options";
import type { BalootState, Deal } from "../state";
import { cards, contractOf, following, played, playing } from "../testing/scene";
import { playable, whyNot } from "./legality";

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
