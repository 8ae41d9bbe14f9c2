import { describe, expect, it } from "vitest";
import type { Seat } from "../../game";
import { seedOf } from "../../laws";
import { randomFrom, seedFrom } from "../../random";
import { baloot } from "..";
import type { Card } from "../cards";
import { canProveSawa } from "../playing/sawa";
import { weakestCard } from "../playing/weakest-card";
import type { BalootAction, BalootState, ScoredDeal } from "../state";
import { bidding, cards, contractOf, doubling, ending, following, pass, played, playing } from "../testing/scene";
import { view } from "../view";
import { type Habit, isHabit } from "./habits";
import { knownTo } from "./play";

const move = (state: BalootState, seat: Seat = state.asked[0] ?? -1): BalootAction =>
  baloot.bot(view(state, seat), seat, randomFrom(seedOf(1)), "good");

describe("bidding", () => {
  it("says sun on aces and tens, hokum on the high trumps, and passes on nothing", () => {
    expect(move(bidding("10S", ["", "AS AH 10H AD KD"]))).toEqual({ action: "bid", bid: "sun" });
    expect(move(bidding("9S", ["", "JS AS 10S AD 7C"]))).toEqual({ action: "bid", bid: "hokum", suit: "S" });
    expect(move(bidding("9S", ["", "7H 8D QC JD 9C"]))).toEqual({ action: "bid", bid: "pass" });
  });

  it("names another suit in the second round", () => {
    const second = following(bidding("7S", ["", "JH 9H AH KH AD"]), ...[1, 2, 3, 0].map(pass));
    expect(move(second)).toEqual({ action: "bid", bid: "hokum", suit: "H" });
  });

  it("calls ashkal when the public card does nothing for it", () => {
    const third = following(bidding("KS", ["", "", "", "AH 10H AD KD AC"]), pass(1), pass(2));
    expect(["ashkal", "sun"]).toContain((move(third) as { bid: string }).bid);
  });

  it("throws in a hand of sevens, eights and nines", () => {
    expect(move(bidding("KS", ["", "7S 8S 9D 8H 7C"]))).toEqual({ action: "kawesh" });
  });

  it("doubles only what it can beat", () => {
    const strong = ["JH 9H AH 7H AS AD 10S 10D", "8S", "KS QS JS 9S 8D 7D QD JD", "QH KH 10H 8H 7S 9D KD 7C"];
    expect(move(doubling(contractOf(3, "H"), strong), 0)).toMatchObject({ action: "raise", to: "double" });
    expect(move(doubling(contractOf(3, "H"), strong), 2)).toEqual({ action: "decline" });
  });
});

describe("play", () => {
  it("declares its projects before its card", () => {
    const state = playing(contractOf(3), ["", "QS JS 10S 9D 8C 7C 7H AH", "", ""]);
    expect(move(state)).toEqual({ action: "declare", cards: cards("QS JS 10S") });
  });

  it("gives a bare ten to a partner who is sure of the trick, and none to an opponent", () => {
    const given = ending(contractOf(1), ["8C 8H AD", "10D 7S 8S", "9C 9D QH", "AC 7D 7H"], 3);
    expect(move(played(given, "AC 8C"))).toMatchObject({ card: "10D" });
    const kept = ending(contractOf(1), ["AC 8H AD", "10D 7S 8S", "9C 9D QH", "KC 7D 7H"], 3);
    expect(move(played(kept, "KC AC"))).toMatchObject({ card: "7S" });
  });

  it("claims what it can prove, carries it out in order, and accepts only what it can see", () => {
    const sure = ending(contractOf(1), ["7S 8S 9S", "AS KD AD", "7D 8D 9D", "AH 8H 9H"], 1);
    expect(move(sure)).toEqual({ action: "sawa" });
    const asked = following(sure, [1, { action: "sawa" }]);
    expect(move(asked, 0)).toEqual({ action: "answer", accept: true });
    const refused = following(asked, [0, { action: "answer", accept: false }]);
    const done = [1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0].reduce(
      (state) => (state.phase === "playing" ? following(state, [state.asked[0] ?? -1, move(state)]) : state),
      refused,
    );
    expect(done.deals[0]?.verdict).toBeNull();
    const bluff = ending(contractOf(1), ["7S 8S 9S", "AS KD 7H", "7D 8D 9D", "AH 8H 9H"], 1);
    expect(move(bluff).action).toBe("play");
    expect(move(following(bluff, [1, { action: "sawa" }]), 0)).toEqual({ action: "answer", accept: false });
  });

  it("accepts a claim that its own cards prove, though the claimant cannot know it", () => {
    // The ten of spades falls under the ace, for whoever has it has no other: South holds the only nine.
    const claimed = ending(contractOf(1), ["9S 7D", "AS KS", "10S 8D", "9D 8H"], 1);
    expect(canProveSawa(view(claimed, 1), 1)).toBe(false);
    const asked = following(claimed, [1, { action: "sawa" }]);
    expect(move(asked, 0)).toEqual({ action: "answer", accept: true });
    // North's ten may have the nine beside it, as far as West can see.
    expect(move(asked, 2)).toEqual({ action: "answer", accept: true });
  });

  it("refuses a claim that its own cards break", () => {
    const claimed = ending(contractOf(1), ["10S 9S", "AS KS", "7D 8D", "9D 8H"], 1);
    expect(move(following(claimed, [1, { action: "sawa" }]), 0)).toEqual({ action: "answer", accept: false });
  });

  it("leads its akka by name", () => {
    const state = ending(contractOf(1, "H"), ["7S 8S", "KC 9C", "7D QC", "8D 7C"], 1, {
      deal: {
        tricks: [
          { leader: 0, cards: cards("AC 10C JH 9H"), akka: false },
          { leader: 1, cards: [], akka: false },
        ],
      },
    });
    const action = move(state);
    if (action.action === "play" && action.card === "KC") expect(action.akka).toBe(true);
    expect(baloot.check(state, 1, action)).toBeNull();
  });
});

describe("habits that no partner likes", () => {
  const held = (state: BalootState, seat: Seat, card: string, habit: Habit) =>
    isHabit(knownTo(view(state, seat), seat), card as Card, habit);

  it("are leading a ten whose ace is out, but to a partner who has shown it", () => {
    const lead = ending(contractOf(0), ["9C 8H AD", "10S 7S 8C", "9S QD QH", "AS 7D 7H"], 1);
    expect(held(lead, 1, "10S", "leadsTenUnderAce")).toBe(true);
    expect(held(lead, 1, "7S", "leadsTenUnderAce")).toBe(false);
    expect(move(lead)).not.toMatchObject({ card: "10S" });
    const gone = ending(contractOf(0), ["9C 8H AD", "10S 7S 8C", "9S QD QH", "KS 7D 7H"], 1);
    expect(held(gone, 1, "10S", "leadsTenUnderAce")).toBe(false);
  });

  it("are putting up a ten under an ace that somebody behind may hold, with a lower card beside it", () => {
    const led = played(ending(contractOf(0), ["8S 8H AD", "10S 7S 8C", "AS QD QH", "9S 7D 7H"], 0), "8S");
    expect(held(led, 1, "10S", "putsUpTen")).toBe(true);
    expect(move(led, 1)).toMatchObject({ card: "7S" });
    const last = played(led, "7S");
    expect(held(last, 2, "AS", "putsUpTen")).toBe(false);
  });

  it("are overtaking what one's partner wins for certain", () => {
    const sure = played(ending(contractOf(0), ["8C 8H 9D", "AS 7D 8D", "9S QH QD", "10S KS 7H"], 1), "AS 9S");
    expect(held(sure, 3, "10S", "overtakesPartner")).toBe(false);
    const won = played(ending(contractOf(0), ["8S 8H 9D", "KS 7D 8D", "9S QH QD", "AS 10S 7H"], 1), "KS 9S");
    // South, behind, has nothing that beats the king, as far as West can see: all of it is in West's own hand.
    expect(held(won, 3, "AS", "overtakesPartner")).toBe(true);
  });
});

/** One deal with a player a side, undefined when it is thrown in. */
function oneDeal(seed: number, players: readonly [typeof move, typeof move]): ScoredDeal | undefined {
  const deals = randomFrom(seedOf(seed));
  let state = baloot.setup(4, baloot.defaults, seedFrom(deals));
  while (state.deals.length === 0 && state.thrown.length === 0) {
    const [seat] = baloot.wait(state)?.seats ?? [];
    state =
      seat === undefined
        ? baloot.timeout(state, baloot.wait(state)?.deals && seedFrom(deals))
        : baloot.apply(state, seat, (seat % 2 === 0 ? players[0] : players[1])(state, seat));
  }
  return state.deals[0];
}

const gain = (seed: number, players: readonly [typeof move, typeof move]): number => {
  const [one, other] = oneDeal(seed, players)?.points ?? [0, 0];
  return one - other;
};

it("never claims what it cannot carry out, whoever refuses", () => {
  const doubting: typeof move = (state, seat = 0) =>
    state.phase === "sawa" ? { action: "answer", accept: false } : closing(state, seat);
  // Closed raises forbid drawing trumps first.
  const closing: typeof move = (state, seat = 0) =>
    state.phase === "doubling" && state.deal.contract?.trump && state.deal.raises.length === 0
      ? { action: "raise", to: "double", closed: true }
      : move(state, seat);
  const deals = Array.from({ length: 600 }, (_, seed) => oneDeal(seed, [doubting, doubting]));
  expect(deals.filter((deal) => deal?.sawa).length).toBeGreaterThan(100);
  expect(deals.filter((deal) => deal?.verdict)).toEqual([]);
});

it("beats the weakest legal card with the same bids, the same deals from both sides", () => {
  const weakest: typeof move = (state, seat = 0) =>
    state.phase === "playing" ? { action: "play", card: weakestCard(view(state, seat), seat) } : move(state, seat);
  const gains = Array.from({ length: 300 }, (_, seed) => gain(seed, [move, weakest]) - gain(seed, [weakest, move]));
  const mean = gains.reduce((sum, each) => sum + each, 0) / gains.length;
  const spread = Math.sqrt(gains.reduce((sum, each) => sum + (each - mean) ** 2, 0) / gains.length);
  expect(mean / (spread / Math.sqrt(gains.length))).toBeGreaterThan(6);
});
