import { createElement } from "react";
import { expect, it } from "vitest";
import { breakdown } from "@/lib/rules/baloot";
import { finished } from "@/lib/rules/baloot/scoring/end-of-hand";
import type { PlayedDeal } from "@/lib/rules/baloot/scoring/scoring";
import type { Deal, Verdict } from "@/lib/rules/baloot/state";
import { contractOf, finishedDeal, playing } from "@/lib/rules/baloot/testing/scene";
import { baloot as words } from "../words/en";
import { inEnglish } from "../words/in-english";
import Ledger from "./ledger";
import ScoreSheet from "./score-sheet";

/** A hand of hokum in which East, who bought, has 76 and a baloot against 86. */
const tricks: [number, string][] = [
  [1, "10S KS JS 9S"],
  [1, "AD KD QD JD"],
  [1, "10D 9D 8D 7D"],
  [1, "AC KC QC JC"],
  [1, "10C 9C 8C 7C"],
  [0, "JH KH 8H 7H"],
  [2, "9H 10H AH QH"],
  [0, "AS QS 8S 7S"],
];

const east = finishedDeal(contractOf(1, "H"), tricks);

/** A hand of sun that South bought: 65 against 65, by its last trick. */
const sun: [number, string][] = [
  [1, "AC KC QC JC"],
  ...["S", "H", "D"].map((suit): [number, string] => [1, `10${suit} Q${suit} J${suit} 9${suit}`]),
  ...["S", "H", "D"].map((suit): [number, string] => [0, `A${suit} K${suit} 8${suit} 7${suit}`]),
  [0, "10C 9C 8C 7C"],
];
/** The same with the better clubs: 75 against 55. */
const betterSun = sun.with(0, [1, "10C 9C 8C 7C"]).with(-1, [0, "AC KC QC JC"]);

function handOver(played: PlayedDeal, more: Partial<Deal>, verdict: Verdict | null = null) {
  const state = playing(played.contract, ["", "", "", ""], { deal: { tricks: played.tricks, ...more } });
  const view = finished(state, verdict);
  const [deal] = view.deals;
  if (!deal) throw new Error("nothing was scored");
  return { view, deal };
}

function ledger(more: Partial<Deal> = {}, verdict: Verdict | null = null, played = east) {
  const { view, deal } = handOver(played, more, verdict);
  const html = inEnglish(createElement(Ledger, { view, deal, number: 1, us: 0, nameOf: (seat) => `seat ${seat}` }));
  const rows = [...html.matchAll(/<tr.*?<\/tr>/g)].map(([row]) =>
    [...row.matchAll(/<t[dh].*?>(.*?)<\/t[dh]>/g)].map(([, cell = ""]) => cell.replace(/<[^>]*>/g, "")),
  );
  return { html, rows, score: breakdown(view, deal) };
}

/** The sheet of a hand, as its buyer's side sees it. */
function sheet(played: PlayedDeal, more: Partial<Deal>): string {
  const { view } = handOver(played, more);
  return inEnglish(
    createElement(ScoreSheet, {
      view,
      us: 0,
      own: 0,
      seats: [],
      layout: { isTall: true, sidebar: 0 },
      nameOf: (seat) => `seat ${seat}`,
      clock: { deadline: null, totalMs: 0 },
      onNext: () => {},
      onTricks: () => {},
    }),
  );
}

const saidIn = (html: string) => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
/** What the sheet says besides the lines of the ledger. */
const reason = (played: PlayedDeal, more: Partial<Deal>) =>
  saidIn(sheet(played, more).replace(/<table.*<\/table>/, ""));

const compared = (rows: readonly string[][]) => rows.filter((row) => row[1]?.startsWith(words.sheet.compared));
const sira = { type: "sira", cards: ["9H", "8H", "7H"] } as const;
const fifty = { type: "fifty", cards: ["10D", "9D", "8D", "7D"] } as const;

it("shows what the sides were compared by wherever projects or a baloot weigh, and only there", () => {
  expect(compared(ledger().rows)).toEqual([["86", "Compared baloot +20", "96"]]);
  const both = ledger({ projects: [[], [fifty], [], [sira]] });
  expect(compared(both.rows)).toEqual([["86", "Compared projects +70, baloot +20", "166"]]);
  expect(both.score.raw.total).toEqual([86, 166]);
  const plainSun = finishedDeal(contractOf(0), betterSun);
  expect(compared(ledger({}, null, plainSun).rows)).toEqual([]);
  // Kaboot comes before any comparison.
  const all = finishedDeal(
    contractOf(0),
    betterSun.map(([, names]) => [0, names]),
  );
  expect(compared(ledger({ projects: [[sira], [], [], []] }, null, all).rows)).toEqual([]);
});

it("gives the reason a hand went by, in the points that were compared", () => {
  const lost = reason(finishedDeal(contractOf(0), sun), { projects: [[], [sira], [], []] });
  expect(lost).toContain("Lana lost it");
  expect(lost).toContain("The buyer fell short");
  expect(lost).toContain("65 against 85, where 75 was needed");
  const raises = [{ seat: 1, to: "double", closed: false }] as const;
  expect(reason(finishedDeal(contractOf(0), betterSun), { raises })).toContain("Laham has 55 against 75");
});

it("says beside its stamp why a hand was lost, or that there was not one trick", () => {
  const stamped = (html: string) => / data-stamp="(\w+)"/.exec(html)?.[1];
  const lost = sheet(finishedDeal(contractOf(0), sun), { projects: [[], [sira], [], []] });
  expect(stamped(lost)).toBe("lost");
  expect(saidIn(lost)).toContain("seat 0 · sun");
  const raises = [{ seat: 1, to: "double", closed: false }] as const;
  const even = sheet(finishedDeal(contractOf(0), sun), {
    raises: [...raises, { seat: 0, to: "triple", closed: false }],
  });
  expect(saidIn(even)).toContain("The last to raise Even: whoever raised last loses");
  const all = betterSun.map(([, names]): [number, string] => [1, names]);
  const kaboot = sheet(finishedDeal(contractOf(0), all), {});
  expect(stamped(kaboot)).toBe("kaboot");
  expect(saidIn(kaboot)).toContain("All eight tricks Not one for Lana");
  expect(stamped(sheet(finishedDeal(contractOf(0), betterSun), {}))).toBeUndefined();
});

it("gives the reason of a tie, and who has the odd point of one", () => {
  const even = reason(finishedDeal(contractOf(0), betterSun), { projects: [[], [sira], [], []] });
  expect(even).toContain("All square");
  expect(even).toContain("Even: all at stake is halved ");
  // East: 46, a fifty and the baloot, against 116; 16 and 5 are at stake.
  const hokum = tricks.map(([seat, names], index): [number, string] => [index === 3 || index === 4 ? 0 : seat, names]);
  const odd = finishedDeal(contractOf(1, "H"), hokum);
  expect(reason(odd, { projects: [[], [fifty], [], []] })).toContain("halved, the odd point to Lana");
});

it("says that the buyer keeps the rest, also where that is less", () => {
  const { rows, score } = ledger();
  expect(score.game.cards).toEqual([9, 7]);
  expect(rows.flat().filter((cell) => cell.includes("rest of 16"))).toEqual([expect.stringContaining("Laham keeps")]);
});

it("shows lines that add up to what the hand brought, and no word of the program's own", () => {
  const sira = { type: "sira", cards: ["AS", "KS", "QS"] } as const;
  const fifty = { type: "fifty", cards: ["10D", "9D", "8D", "7D"] } as const;
  const revoke = { against: 1, why: "revoke", seat: 1, play: 0, held: [], code: "mustFollow" } as const;
  const { html, rows, score } = ledger({ projects: [[sira], [fifty], [], []] }, revoke);
  expect(score.points).toEqual([18, 0]);
  const from = rows.findIndex((row) => row[1]?.includes(words.sheet.counts));
  const sums = [0, 2].map((column) =>
    rows.slice(from, -1).reduce((sum, row) => sum + (Number(row[column]?.replace(/[+–]/, "")) || 0), 0),
  );
  expect(sums).toEqual([...score.points]);
  expect(html).not.toMatch(/revoke|falseSawa|noTrick|lastToRaise/);
});
