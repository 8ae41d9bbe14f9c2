import { createElement } from "react";
import { expect, it } from "vitest";
import { finished } from "@/lib/rules/baloot/scoring/end-of-hand";
import type { Deal, Verdict } from "@/lib/rules/baloot/state";
import { cards, contractOf, finishedDeal, fourHands, playing } from "@/lib/rules/baloot/testing/scene";
import { TrickTable } from "../log/trick-table";
import { baloot as words } from "../words/en";
import { inEnglish } from "../words/in-english";
import { HandsSoFar } from "./hands-so-far";

const rowsOf = (html: string) =>
  [...html.matchAll(/<tr.*?<\/tr>/g)].map(([row]) =>
    [...row.matchAll(/<t[dh].*?>(.*?)<\/t[dh]>/g)].map(([, cell = ""]) => cell.replace(/<[^>]*>/g, " ").trim()),
  );
const nameOf = (seat: number) => `seat ${seat}`;

/** A sun that South bought: 75 against 55, or every trick. */
const suits = ["S", "H", "D"];
const sun = (others: 0 | 1) =>
  finishedDeal(contractOf(0), [
    [others, "10C 9C 8C 7C"],
    ...suits.map((suit): [number, string] => [others, `10${suit} Q${suit} J${suit} 9${suit}`]),
    ...suits.map((suit): [number, string] => [0, `A${suit} K${suit} 8${suit} 7${suit}`]),
    [0, "AC KC QC JC"],
  ]);

function scored(others: 0 | 1, more: Partial<Deal> = {}, verdict: Verdict | null = null) {
  const { tricks, contract } = sun(others);
  const view = finished(playing(contract, ["", "", "", ""], { deal: { tricks, ...more } }), verdict);
  const [deal] = view.deals;
  if (!deal) throw new Error("nothing was scored");
  return { deal, options: view.options };
}

it("marks among the hands so far what was raised, lost by its buyer, a kaboot, even or a breach", () => {
  const fifty = { type: "fifty", cards: cards("10D 9D 8D 7D") } as const;
  const sira = { type: "sira", cards: cards("9H 8H 7H") } as const;
  const breach: Verdict = { against: 1, why: "revoke", seat: 1, play: 0, held: [], code: "mustFollow" };
  const hands = [
    scored(1),
    scored(1, { raises: [{ seat: 1, to: "double", closed: false }] }),
    scored(1, { projects: [[], [fifty], [], []] }),
    scored(0),
    scored(1, { projects: [[], [sira], [], []] }),
    scored(1, {}, breach),
  ];
  const [{ options }] = hands as [(typeof hands)[number]];
  const html = inEnglish(createElement(HandsSoFar, { deals: hands.map(({ deal }) => deal), options, us: 0, nameOf }));
  const marks = rowsOf(html)
    .slice(1)
    .reverse()
    .map(([, bought = ""]) => bought.replace(/\s+/g, " ").replace("seat 0", "").trim());
  const { lost, kaboot, tied, breach: broken } = words.log.marks;
  expect(marks).toEqual(["", words.levels.l2, lost, kaboot, tied, broken]);
});

it("tells of each trick who laid which card, who led and who took it, oneself first", () => {
  const { deal } = playing(contractOf(1, "S"), fourHands, {
    deal: {
      tricks: [
        { leader: 3, cards: cards("KC 7C 8S AC"), akka: false },
        { leader: 1, cards: cards("9D"), akka: false },
      ],
    },
  });
  const html = inEnglish(createElement(TrickTable, { deal, us: 0, own: 2, nameOf, isRunning: true }));
  const [head = [], second = [], first = []] = rowsOf(html);
  expect(head.slice(1, 5)).toEqual([2, 3, 0, 1].map(nameOf));
  const spoken = (cell = "") => cell.replace(/\s{2,}.*/, "");
  expect(first.map(spoken)).toEqual([
    "Trick 1",
    "ace of clubs",
    "king of clubs, led",
    "seven of clubs",
    "eight of spades, takes it",
    "+15",
  ]);
  expect(second.map(spoken)).toEqual(["Trick 2", "", "", "", "nine of diamonds, led", ""]);
});
