import { describe, expect, it } from "vitest";
import type { PackCard } from "../packs";
import { declarationOf, endsFor, isPure, jokerFor, meldPoints, meldsOf, rankWithin, whyNoMeld } from "./melds";
import type { Meld } from "./state";

/** Cards by their faces, jokers told apart by their number. */
const cards = (faces: string): PackCard[] =>
  faces.split(" ").map((face, index): PackCard => (face === "JK" ? `JK.${index % 4}` : (`${face}.0` as PackCard)));
const run = (faces: string): Meld => ({ kind: "run", cards: cards(faces) });
const set = (faces: string): Meld => ({ kind: "set", cards: cards(faces) });
const shown = (faces: string) =>
  meldsOf(cards(faces)).map(
    ({ kind, cards: lain }) => `${kind} ${lain.map((card) => card.replace(/\.\d$/, "")).join(" ")}`,
  );

describe("sequences", () => {
  it("4.1 have three cards or more", () => {
    expect(whyNoMeld(run("3C 4C"))).toBe("tooShort");
    expect(whyNoMeld(run("3C 4C 5C"))).toBeNull();
  });

  it("4.2 are of one suit, and follow one another", () => {
    expect(whyNoMeld(run("8D JK 10D"))).toBeNull();
    expect(whyNoMeld(run("3C 4C 5H"))).toBe("otherSuit");
    expect(whyNoMeld(run("3C 4C 6C"))).toBe("notInOrder");
    expect(whyNoMeld(run("5C 4C 3C"))).toBe("notInOrder");
    expect(whyNoMeld(run("3C 3C 4C"))).toBe("notInOrder");
  });

  it("4.3 are pure without a joker; a set never is", () => {
    expect([run("3C 4C 5C"), run("8D JK 10D"), set("QC QD QH")].map(isPure)).toEqual([true, false, false]);
  });

  it("4.4 have the ace at either end, once, and do not go round", () => {
    for (const faces of [
      "AD 2D 3D",
      "10D JD QD KD AD",
      "AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD",
      "AD JK JK",
      "JK JK AD",
    ])
      expect(whyNoMeld(run(faces)), faces).toBeNull();
    for (const faces of ["KD AD 2D", "KD AD 2D 3D", "QD KD AD 2D", "JK AD 2D", "KD AD JK", "JK AD JK"])
      expect(whyNoMeld(run(faces)), faces).toBe("noWrap");
    expect(whyNoMeld(run("AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD JK"))).toBe("noWrap");
  });

  it("1.2 are worth their cards, a joker what it stands for, an ace ten at either end", () => {
    expect(meldPoints(run("8D JK 10D"))).toBe(27);
    expect(meldPoints(run("AD 2D 3D"))).toBe(15);
    expect(meldPoints(run("QD KD JK"))).toBe(30);
    expect(meldPoints(run("JK 2D 3D"))).toBe(15);
    expect(rankWithin(run("JK JK 10D"), 0)).toBe("8");
  });
});

describe("sets", () => {
  it("4.5 are three or four of one rank in different suits", () => {
    for (const faces of ["QC QD JK", "QC QD QH QS", "QC JK JK JK"]) expect(whyNoMeld(set(faces)), faces).toBeNull();
    expect(whyNoMeld(set("QC QD KH"))).toBe("otherRank");
    expect(whyNoMeld(set("QC QC QH"))).toBe("sameSuit");
    expect(whyNoMeld(set("QC QD QH QS JK"))).toBe("setFull");
  });

  it("1.2 are worth their rank for each card", () => {
    expect([set("QC QD JK"), set("7C 7D 7H 7S"), set("AC AD JK")].map(meldPoints)).toEqual([30, 28, 30]);
  });
});

it("4.6 a meld has one natural card or more", () => {
  expect([whyNoMeld(set("JK JK JK")), whyNoMeld(run("JK JK JK"))]).toEqual(["onlyJokers", "onlyJokers"]);
});

describe("what cards make", () => {
  it("4.6 a joker's place is inferred where there is one, and open where there are two", () => {
    expect(shown("10D JK 8D")).toEqual(["run 8D JK 10D"]);
    expect(shown("9S JK 10S")).toEqual(["run 9S 10S JK", "run JK 9S 10S"]);
    expect(meldsOf(cards("9S JK 10S")).map(meldPoints)).toEqual([29, 27]);
    expect(shown("QC QD JK")).toEqual(["set QC QD JK"]);
    expect(shown("KH AH JK")).toEqual(["run JK KH AH"]);
    expect(shown("AH 2H JK")).toEqual(["run AH 2H JK"]);
  });

  it("one natural card and two jokers may be either", () => {
    expect(shown("5D JK JK").sort()).toEqual(["run 5D JK JK", "run JK 5D JK", "run JK JK 5D", "set 5D JK JK"]);
  });

  it("is nothing where nothing fits", () => {
    for (const faces of ["3C 4C 6C", "3C 3C 4C", "QC QD KH", "JK JK JK"]) expect(shown(faces), faces).toEqual([]);
  });

  it("is found in any order", () => {
    expect(shown("QD 10D AD KD JD")).toEqual(["run 10D JD QD KD AD"]);
    expect(shown("3D AD 2D")).toEqual(["run AD 2D 3D"]);
  });
});

describe("joining", () => {
  const ends = (meld: Meld, face: string) => endsFor(meld, face === "JK" ? "JK.3" : (`${face}.1` as PackCard));

  it("6.2 at either end of a sequence", () => {
    expect(ends(run("7D 8D 9D"), "6D")).toEqual(["low"]);
    expect(ends(run("7D 8D 9D"), "10D")).toEqual(["high"]);
    expect(ends(run("7D 8D 9D"), "9D")).toEqual([]);
    expect(ends(run("7D 8D 9D"), "10H")).toEqual([]);
  });

  it("4.4 not past the ace", () => {
    expect(ends(run("AD 2D 3D"), "KD")).toEqual([]);
    expect(ends(run("QD KD AD"), "2D")).toEqual([]);
    expect(ends(run("2D 3D 4D"), "AD")).toEqual(["low"]);
    expect(ends(run("QD KD JK"), "JK")).toEqual(["low"]);
    expect(ends(run("AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD"), "AD")).toEqual([]);
  });

  it("6.3 a set by a suit that is not there, up to four", () => {
    expect(ends(set("QC QD JK"), "QH")).toEqual(["set"]);
    expect(ends(set("QC QD JK"), "QC")).toEqual([]);
    expect(ends(set("QC QD QH QS"), "JK")).toEqual([]);
    expect(ends(set("QC QD QH"), "KS")).toEqual([]);
  });

  it("6.4 a joker wherever a card might", () => {
    expect(ends(run("7D 8D 9D"), "JK")).toEqual(["low", "high"]);
    expect(ends(run("AD 2D 3D"), "JK")).toEqual(["high"]);
    expect(ends(set("QC QD QH"), "JK")).toEqual(["set"]);
  });
});

it("6.5 a joker is exchanged for the card it stands for alone", () => {
  const at = (meld: Meld, face: string) => jokerFor(meld, face === "JK" ? "JK.3" : (`${face}.1` as PackCard));
  expect(at(run("8D JK 10D"), "9D")).toBe(1);
  expect(at(run("8D JK 10D"), "9H")).toBe(-1);
  expect(at(run("8D JK 10D"), "8D")).toBe(-1);
  expect(at(set("QC QD JK"), "QH")).toBe(2);
  expect(at(set("QC QD JK"), "QC")).toBe(-1);
  expect(at(set("QC QD JK"), "JK")).toBe(-1);
});

it("5.1 says how far a declaration is from 48", () => {
  expect(declarationOf([run("5H 6H 7H 8H"), run("3C 4C 5C")])).toEqual({ points: 38, missing: 10, pure: true });
  expect(declarationOf([run("5H 6H 7H 8H"), run("3C 4C 5C"), set("QS QD JK")])).toMatchObject({
    points: 68,
    missing: 0,
  });
  expect(declarationOf([run("10S JS JK"), set("KC KD KH")])).toEqual({ points: 60, missing: 0, pure: false });
});
