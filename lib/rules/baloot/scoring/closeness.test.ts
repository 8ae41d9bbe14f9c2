import { expect, it } from "vitest";
import { seedOf } from "../../laws";
import { randomFrom, seedFrom } from "../../random";
import type { Card } from "../cards";
import { baloot } from "../index";
import type { ScoredDeal } from "../state";
import { closeness, markedLeads } from "./closeness";

const cards = (text: string) => text.split(" ") as Card[];
const empty = {
  round: 1,
  bids: [],
  raises: [],
  projects: [[], [], [], []],
  counted: null,
  sawa: null,
  verdict: null,
} as const;

/** A sun bought by seat 0, of which one trick was played and the rest was claimed. */
function dealWith(lead: Card, follow: readonly [Card, Card, Card], left: readonly string[]): ScoredDeal {
  return {
    ...empty,
    dealer: 3,
    faceUp: "7S" as Card,
    contract: { kind: "sun", trump: null, buyer: 0, taker: 0 },
    tricks: [{ leader: 0, cards: [lead, ...follow], akka: false }],
    left: left.map(cards),
    thrown: [],
    points: [26, 0],
  };
}
// Seat 0 holds spades and hearts; its partner the ace of hearts, and no spade that counts.
const [south, east, north, west] = [
  "KS QS 7S KH QH JH 7H",
  "AS 10S 9S 8S 9H 8D 7D",
  "AD AC JS 10D 10C 9C 8C",
  "10H 8H KD QD JD KC QC",
];

it("finds a lead of the partner's suit as good as it was chosen among others", () => {
  const hearts = dealWith("8H" as Card, ["9D", "AH", "7C"] as never, [south, east, north, west]);
  const spades = dealWith("8S" as Card, ["9D", "AH", "7C"] as never, [
    south,
    east.replace("8S", "8H"),
    north,
    west.replace("8H", "JC"),
  ]);
  // Of two suits one is the partner's.
  expect(closeness({ deals: [hearts] })[0].leads).toEqual([1, 0.5, 0.25]);
  expect(closeness({ deals: [spades] })[0].leads).toEqual([1, -0.5, 0.25]);
  expect(closeness({ deals: [hearts, spades] })[1]).toEqual({});
  expect(markedLeads(hearts)[0]).toBe("highest");
  expect(markedLeads(spades)).toEqual(spades.tricks.map(() => null));
});

it("finds what the partner of a buyer held beyond what was to be expected of unseen cards", () => {
  const deal = dealWith("8H" as Card, ["9D", "AH", "7C"] as never, [south, east, north, west]);
  const { buys } = closeness({ deals: [deal] })[0];
  // Three aces and two tens, of four aces, four tens and two kings among 24 cards.
  expect(buys?.[1]).toBeCloseTo(3 * 2 + 2 * 0.8 - (4 * 2 + 4 * 0.8 + 2 * 0.3) / 3);
  expect(closeness({ deals: [{ ...deal, verdict: { why: "revoke" } as never }] })).toEqual([{}, {}]);
});

it("comes to about nothing for buyers who see their own cards alone", () => {
  let [count, sum, squares] = [0, 0, 0];
  for (let number = 0; number < 60; number++) {
    const deals = randomFrom(seedOf(500 + number));
    let state = baloot.setup(4, baloot.defaults, seedFrom(deals));
    const random = randomFrom(seedFrom(deals));
    while (state.deals.length === 0 && state.thrown.length === 0) {
      const wait = baloot.wait(state);
      const seat = wait?.seats[0];
      if (!wait) break;
      state =
        seat === undefined
          ? baloot.timeout(state, wait.deals ? seedFrom(deals) : undefined)
          : baloot.apply(state, seat, baloot.bot(baloot.view(state, seat), seat, random, "good"));
    }
    for (const { buys } of closeness(state))
      if (buys) [count, sum, squares] = [count + buys[0], sum + buys[1], squares + buys[2]];
  }
  expect(count).toBeGreaterThan(20);
  expect(Math.abs(sum / count)).toBeLessThan(3 * Math.sqrt(squares / count / count));
});
