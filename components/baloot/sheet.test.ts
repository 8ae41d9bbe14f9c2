import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";
import { en } from "@/lib/client/i18n/en";
import { baloot as words } from "@/lib/client/i18n/en/baloot";
import { breakdown } from "@/lib/rules/baloot";
import { finished } from "@/lib/rules/baloot/match";
import { contractOf, finishedDeal, playing } from "@/lib/rules/baloot/scene";
import type { Deal, Verdict } from "@/lib/rules/baloot/state";
import { Ledger } from "./sheet";

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

function ledger(more: Partial<Deal> = {}, verdict: Verdict | null = null) {
  const played = finishedDeal(contractOf(1, "H"), tricks);
  const state = playing(played.contract, ["", "", "", ""], { deal: { tricks: played.tricks, ...more } });
  const view = finished(state, verdict);
  const [deal] = view.deals;
  if (!deal) throw new Error("nothing was scored");
  const children = createElement(Ledger, { view, deal, number: 1, us: 0, nameOf: (seat) => `seat ${seat}` });
  const messages = { ...en, baloot: words };
  const html = renderToStaticMarkup(createElement(IntlProvider, { locale: "en", messages, timeZone: "UTC", children }));
  const rows = [...html.matchAll(/<tr.*?<\/tr>/g)].map(([row]) =>
    [...row.matchAll(/<t[dh].*?>(.*?)<\/t[dh]>/g)].map(([, cell = ""]) => cell.replace(/<[^>]*>/g, "")),
  );
  return { html, rows, score: breakdown(view, deal) };
}

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
