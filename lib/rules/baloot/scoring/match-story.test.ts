import { expect, it } from "vitest";
import type { Card } from "../cards";
import type { BalootState, Project } from "../state";
import { cards, contractOf, finishedDeal, playing } from "../testing/scene";
import { ask } from "../turn";
import { finished } from "./end-of-hand";
import { matchStory } from "./match-story";

const sira: Project<readonly Card[]> = { type: "sira", cards: cards("QS JS 10S") };
const fifty: Project<readonly Card[]> = { type: "fifty", cards: cards("QH JH 10H 9H") };

/** A hand of sun that South bought: its side wins as many of the last tricks as said. */
function hand(won: number, more: Partial<BalootState["deals"][number]> = {}): BalootState["deals"][number] {
  const tricks = ["10C 9C 8C 7C", "10S QS JS 9S", "10H QH JH 9H", "10D QD JD 9D", "AS KS 8S 7S", "AH KH 8H 7H"]
    .concat("AD KD 8D 7D", "AC KC QC JC")
    .map((names, index): [number, string] => [index < 8 - won ? 1 : 0, names]);
  const deal = finishedDeal(contractOf(0), tricks);
  const state = playing(deal.contract, ["", "", "", ""], { deal: { tricks: deal.tricks } });
  const [scored] = finished(ask(state, "trick")).deals;
  if (!scored) throw new Error("not scored");
  return { ...scored, ...more };
}

it("tells the hands, the best project that counted, the kaboots and the hand that decided", () => {
  const deals = [
    hand(4, { projects: [[sira], [], [], []], counted: 0 }),
    hand(8),
    hand(4, { projects: [[], [fifty], [], []], counted: 0 }),
    hand(0),
  ];
  const state = { ...playing(contractOf(0), ["", "", "", ""]), deals };
  const story = matchStory(state, 0);
  expect(story).toMatchObject({ hands: 4, best: { type: "sira", seat: 0 }, kaboots: 2, turning: { hand: 1 } });
  expect(story.turning.points).toBe(deals[1]?.points[0]);
  expect(matchStory(state, 1).turning.hand).toBe(3);
});

it("tells of no project that brought nothing", () => {
  const verdict = { against: 1, why: "revoke", seat: 1, play: 0, held: [], code: null } as const;
  const breach = hand(4, { projects: [[sira], [fifty], [], []], counted: 1, verdict });
  const state = { ...playing(contractOf(0), ["", "", "", ""]), deals: [breach] };
  expect(matchStory(state, 0).best).toEqual({ type: "sira", seat: 0 });
});

it("has no project to tell of where none counted", () => {
  const state = { ...playing(contractOf(0), ["", "", "", ""]), deals: [hand(4, { projects: [[sira], [], [], []] })] };
  expect(matchStory(state, 0).best).toBeNull();
});
