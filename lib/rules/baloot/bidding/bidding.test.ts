import { describe, expect, it } from "vitest";
import { seedOf } from "@/lib/rules/laws";
import { apply, check, timeout } from "../moves";
import type { BalootState } from "../state";
import { bid, bidding, cards, following, pass, settled } from "../testing/scene";
import { wait } from "../wait-times";
import { isAshkalBarred, openBids } from "./bidding";

const app = { options: { ruleSet: "app" } } as const;
const federation = { options: { ruleSet: "federation" } } as const;
const asks = (state: BalootState) => state.asked[0];
const said = (state: BalootState, seat: number) =>
  openBids(state, seat).map((open) => (open.bid === "hokum" ? open.suit : open.bid));
const code = (state: BalootState, ...[seat, action]: ReturnType<typeof bid>) => check(state, seat, action)?.code;

describe("the first round (3.2)", () => {
  const start = bidding("KS");

  it("begins with the dealer's right and goes round to the dealer (3.1)", () => {
    expect(asks(start)).toBe(1);
    expect(asks(following(start, pass(1), pass(2), pass(3)))).toBe(0);
  });

  it("offers hokum in the public suit alone, and ashkal to the 3rd and 4th alone (3.9)", () => {
    expect(said(start, 1)).toEqual(["pass", "sun", "S"]);
    expect(said(following(start, pass(1), pass(2)), 3)).toEqual(["pass", "sun", "ashkal", "S"]);
    expect(said(following(start, pass(1), pass(2), pass(3)), 0)).toEqual(["pass", "sun", "ashkal", "S"]);
    expect(code(start, ...bid(1, "H"))).toBe("bidPublicSuit");
    expect(code(start, ...bid(1, "ashkal"))).toBe("ashkalSeat");
    expect(code(start, ...pass(2))).toBe("notYourTurn");
  });

  it("gives the first sun the card, two more to its taker and three to the others (2.3, 3.7)", () => {
    const full = following(start, pass(1), bid(2, "sun"));
    expect(full.deal.contract).toEqual({ kind: "sun", trump: null, buyer: 2, taker: 2 });
    expect(full.hands.map((hand) => hand.length)).toEqual([8, 8, 8, 8]);
    expect(full.hands[2]).toContain("KS");
    expect(asks(full)).toBe(1);
  });

  it("takes silence for a pass (11.3)", () => {
    const late = timeout(start);
    expect(asks(settled(late))).toBe(2);
    expect(late.late).toBe(1);
    expect(following(late, pass(2)).late).toBeNull();
  });

  it("still tells whose silence ended the bidding when the rest is dealt in the same moment", () => {
    const dealt = timeout(timeout(following(start, pass(1), pass(2), bid(3, "S"))), seedOf(1));
    expect(dealt).toMatchObject({ phase: "ready", late: 0 });
  });
});

describe("the second round (3.3)", () => {
  const second = (more = {}) => following(bidding("KS", [], more), pass(1), pass(2), pass(3), pass(0));

  it("offers the other suits, and no ashkal in majlis (3.10)", () => {
    expect(said(second(), 1)).toEqual(["pass", "sun", "C", "D", "H"]);
    const third = following(second(), pass(1), pass(2));
    expect(said(third, 3)).toEqual(["pass", "sun", "C", "D", "H"]);
    expect(code(third, ...bid(3, "ashkal"))).toBe("ashkalRound");
    expect(code(third, ...bid(3, "S"))).toBe("bidOtherSuit");
    expect(said(following(second(app), pass(1), pass(2)), 3)).toContain("ashkal");
  });

  it("ends in a thrown-in deal when all pass again; the next dealer deals (3.13, 2.1)", () => {
    const thrown = following(second(), pass(1), pass(2), pass(3), pass(0));
    expect(thrown.deal.dealer).toBe(1);
    expect(asks(thrown)).toBe(2);
    expect(thrown).toMatchObject({ thrown: [{ why: "passed", seat: null }], scores: [0, 0], deals: [] });
  });

  it("lets everybody hear the last pass before the cards are gathered (11.4)", () => {
    const last = following(second(), pass(1), pass(2), pass(3));
    const thrown = apply(last, ...pass(0));
    expect(wait(thrown)).toMatchObject({ kind: "thrown", seats: [], ms: 1_200 });
    expect(thrown.deal).toMatchObject({ dealer: 0, faceUp: "KS" });
    expect(thrown.deal.bids.at(-1)).toMatchObject({ seat: 0, round: 2, bid: "pass" });
    expect(thrown.hands.map((hand) => hand.length)).toEqual([5, 5, 5, 5]);
    expect(timeout(thrown)).toMatchObject({ phase: "deal", hands: [[], [], [], []] });
  });
});

describe("over a hokum (3.4)", () => {
  it("majlis asks those who have not yet spoken in the round", () => {
    const state = following(bidding("KS"), pass(1), bid(2, "S"));
    expect(state.asked).toEqual([3, 0]);
    expect(code(state, ...bid(3, "S"))).toBe("hokumStands");
    expect(following(state, pass(3), pass(0)).deal.contract).toEqual({ kind: "hokum", trump: "S", buyer: 2, taker: 2 });
    expect(following(state, bid(3, "sun")).deal.contract).toMatchObject({ kind: "sun", buyer: 3 });
  });

  it("closes at once when the 4th bids it in majlis", () => {
    const full = following(bidding("KS"), pass(1), pass(2), pass(3), bid(0, "S"));
    expect(full.deal.contract).toMatchObject({ kind: "hokum", buyer: 0 });
  });

  it("the app asks all others once, and then the bidder to confirm (3.5)", () => {
    const state = following(bidding("KS", [], app), pass(1), bid(2, "S"));
    expect(state.asked).toEqual([3, 0, 1, 2]);
    const confirm = following(state, pass(3), pass(0), pass(1));
    expect(said(confirm, 2)).toEqual(["pass", "sun"]);
    expect(following(confirm, bid(2, "sun")).deal.contract).toMatchObject({ kind: "sun", buyer: 2 });
    expect(following(confirm, pass(2)).deal.contract).toMatchObject({ kind: "hokum", buyer: 2 });
  });

  it("ashkal goes over it, even the partner's, but not after one's own pass (3.9, 3.10)", () => {
    const over = following(bidding("KS"), bid(1, "S"), pass(2), bid(3, "ashkal"));
    expect(over.deal.contract).toEqual({ kind: "sun", trump: null, buyer: 3, taker: 1 });
    expect(over.hands[1]).toContain("KS");
    const passed = following(bidding("KS", [], app), pass(1), pass(2), pass(3), bid(0, "S"), pass(1), pass(2));
    expect(said(passed, 3)).toEqual(["pass", "sun"]);
    expect(code(passed, ...bid(3, "ashkal"))).toBe("ashkalPassed");
    const own = following(passed, pass(3));
    expect(code(own, ...bid(0, "ashkal"))).toBe("confirmOnly");
  });
});

describe("a public ace", () => {
  it("has no ashkal; whoever calls it has said sun (3.11)", () => {
    const third = following(bidding("AS"), pass(1), pass(2));
    expect(said(third, 3)).toEqual(["pass", "sun", "S"]);
    const full = following(third, bid(3, "ashkal"));
    expect(full.deal.contract).toEqual({ kind: "sun", trump: null, buyer: 3, taker: 3 });
    expect(full.deal.bids.at(-1)).toEqual({ seat: 3, round: 1, bid: "sun" });
    expect(full.hands[3]).toContain("AS");
    expect(code(bidding("AS"), ...bid(1, "ashkal"))).toBe("ashkalSeat");
    expect(isAshkalBarred(third, 3)).toBe(true);
    expect(isAshkalBarred(third, 0)).toBe(false);
    expect(isAshkalBarred(bidding("AS"), 1)).toBe(false);
    expect(isAshkalBarred(following(bidding("KS"), pass(1), pass(2)), 3)).toBe(false);
  });

  it("in the federation a hokum on it can be turned by the 1st alone (3.6)", () => {
    const start = bidding("AS", [], federation);
    expect(following(start, pass(1), bid(2, "S")).asked).toEqual([1]);
    expect(following(start, bid(1, "S")).asked).toEqual([1]);
    expect(said(following(start, bid(1, "S")), 1)).toEqual(["pass", "sun"]);
    const taken = following(start, pass(1), bid(2, "S"), bid(1, "sun"));
    expect(taken.deal.contract).toMatchObject({ kind: "sun", buyer: 1 });
    const second = following(start, pass(1), pass(2), pass(3), pass(0), bid(1, "H"));
    expect(second.asked).toEqual([2, 3, 0, 1]);
  });
});

describe("strict priority (3.8)", () => {
  const start = bidding("KS", [], federation);
  const fourth = following(start, pass(1), pass(2), pass(3), bid(0, "sun"));

  it("asks the opponents seated earlier, together", () => {
    expect(fourth).toMatchObject({ phase: "priority", asked: [1, 3] });
    expect(following(start, bid(1, "sun")).phase).toBe("playing");
    expect(code(fourth, ...bid(3, "ashkal"))).toBe("takeOverOnly");
    expect(code(fourth, ...bid(1, "H"))).toBe("takeOverOnly");
  });

  it("lets the earliest have it, once nobody earlier can still speak", () => {
    const third = following(fourth, bid(3, "sun"));
    expect(third).toMatchObject({ phase: "priority", asked: [1] });
    expect(following(third, bid(1, "sun")).deal.contract).toMatchObject({ buyer: 1, taker: 1 });
    expect(following(third, pass(1)).deal.contract).toMatchObject({ buyer: 3 });
    expect(settled(timeout(third)).deal.contract).toMatchObject({ buyer: 3 });
    expect(following(fourth, bid(1, "sun")).deal.contract).toMatchObject({ buyer: 1 });
  });

  it("lets the sun stand on silence, and takes over an ashkal as the taker's own sun", () => {
    expect(settled(timeout(fourth)).deal.contract).toMatchObject({ buyer: 0 });
    const ashkal = following(start, pass(1), pass(2), bid(3, "ashkal"));
    expect(ashkal).toMatchObject({ phase: "priority", asked: [2] });
    expect(following(ashkal, bid(2, "sun")).deal.contract).toMatchObject({ buyer: 2, taker: 2 });
  });
});

describe("kawesh (3.12)", () => {
  const poor = "7S 8S 9D 8H 7C";
  const hands = ["", poor, "", ""];
  const call = { action: "kawesh" } as const;

  it("throws the deal in on one's own turn, until the first hokum or sun", () => {
    const start = bidding("KS", hands);
    expect(wait(apply(start, 1, call))).toMatchObject({ kind: "thrown", seats: [], ms: 1_200 });
    const thrown = settled(following(start, [1, call]));
    expect(thrown).toMatchObject({ thrown: [{ why: "kawesh", seat: 1 }], scores: [0, 0] });
    expect(thrown.deal.dealer).toBe(1);
    expect(check(bidding("KS"), 1, call)?.code).toBe("kaweshHand");
    const later = bidding("KS", ["", "", "", poor]);
    expect(check(later, 3, call)?.code).toBe("notYourTurn");
    expect(check(following(later, bid(1, "S"), pass(2)), 3, call)?.code).toBe("kaweshLate");
  });

  it("is still there in the second round", () => {
    const second = following(bidding("KS", hands), pass(1), pass(2), pass(3), pass(0));
    expect(check(second, 1, call)).toBeNull();
  });

  it("may be followed by another thrown-in deal: the deal moves on each time", () => {
    const once = following(bidding("KS", hands), [1, call]);
    const twice = [...once.asked, ...once.asked].reduce((state) => following(state, pass(asks(state) ?? -1)), once);
    expect(twice.thrown.map(({ why }) => why)).toEqual(["kawesh", "passed"]);
    expect(twice.deal.dealer).toBe(2);
    expect(asks(twice)).toBe(3);
  });

  it("needs all five", () => {
    expect(cards(poor)).toHaveLength(5);
    expect(check(bidding("KS", ["", "7S 8S 9D 8H 10C", "", ""]), 1, call)?.code).toBe("kaweshHand");
  });
});
