import { expect, it } from "vitest";
import type { Card } from "../cards";
import type { BalootState, Project } from "../state";
import { cards, contractOf, finishedDeal, playing } from "../testing/scene";
import { ask } from "../turn";
import { finished } from "./end-of-hand";
import { courseLine, matchStory } from "./match-story";

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

const told = (deals: BalootState["deals"]): BalootState => ({ ...playing(contractOf(0), ["", "", "", ""]), deals });
/** A match whose hands brought these points. */
const course = (...points: [number, number][]) => told(points.map((pair) => ({ ...hand(4), points: pair })));

it("tells the hands, the best project that counted, and the kaboots with whose they were", () => {
  const deals = [
    hand(4, { projects: [[sira], [], [], []], counted: 0 }),
    hand(8),
    hand(4, { projects: [[], [fifty], [], []], counted: 0 }),
    hand(0),
  ];
  const story = matchStory(told(deals), 0);
  expect(story).toMatchObject({ hands: 4, best: { type: "sira", seat: 0, hand: 0 } });
  expect(story.kaboots).toEqual([
    { hand: 1, side: 0 },
    { hand: 3, side: 1 },
  ]);
  expect(story.course).toHaveLength(5);
  expect(story.course.at(-1)).toEqual(
    [0, 1].map((side) => deals.reduce((sum, { points }) => sum + (points[side] ?? 0), 0)),
  );
});

it("turns with the hand after which the winner was ahead for good", () => {
  const state = course([30, 0], [0, 44], [16, 0], [10, 10], [26, 0], [90, 0]);
  const { turning, won } = matchStory(state, 0);
  expect(turning).toEqual({ hand: 2, before: [30, 44], after: [46, 44] });
  expect(won).toEqual([4, 1]);
  expect(matchStory(course([0, 26], [26, 0], [0, 16], [126, 0]), 0).turning.hand).toBe(3);
});

it("turns, where the winner always led, with the hand that brought it furthest", () => {
  expect(matchStory(course([16, 0], [10, 6], [44, 0], [90, 60]), 0).turning).toEqual({
    hand: 2,
    before: [26, 6],
    after: [70, 6],
  });
  expect(matchStory(course([152, 0]), 0).turning).toEqual({ hand: 0, before: [0, 0], after: [152, 0] });
});

it("tells the teller's own best hand, also of one who has lost", () => {
  const state = course([16, 0], [8, 22], [44, 0], [92, 60]);
  expect(matchStory(state, 0).bestHand).toEqual({ hand: 2, points: [44, 0], buyer: 0 });
  expect(matchStory(state, 0, 1).bestHand).toEqual({ hand: 1, points: [8, 22], buyer: 0 });
  expect(matchStory(course([152, 0]), 0, 1).bestHand).toBeNull();
});

it("draws the course from the foot to what was needed or more", () => {
  const line = courseLine(matchStory(course([76, 0], [114, 38]), 0).course, 0);
  expect(line).toEqual([
    [0, 1],
    [0.5, 0.6],
    [1, 0],
  ]);
  expect(
    courseLine(
      [
        [0, 0],
        [76, 38],
      ],
      1,
    ).at(-1),
  ).toEqual([1, 0.75]);
});

it("tells of no project that brought nothing", () => {
  const verdict = { against: 1, why: "revoke", seat: 1, play: 0, held: [], code: null } as const;
  const breach = hand(4, { projects: [[sira], [fifty], [], []], counted: 1, verdict });
  const state = { ...playing(contractOf(0), ["", "", "", ""]), deals: [breach] };
  expect(matchStory(state, 0).best).toEqual({ type: "sira", seat: 0, hand: 0 });
});

it("has no project to tell of where none counted", () => {
  const state = { ...playing(contractOf(0), ["", "", "", ""]), deals: [hand(4, { projects: [[sira], [], [], []] })] };
  expect(matchStory(state, 0).best).toBeNull();
});
