import type { Refusal, Seat } from "@/lib/rules/game";
import { type HeldCard, rankOf, type Suit, suitOf, suits } from "../cards";
import { thrownIn } from "../deal";
import { rulesOf } from "../options";
import { type RefusalCode, refuse } from "../refusals";
import { actingOrder, partnerOf, seatAfter, sideOf } from "../seats";
import type { ActionOf, BalootState, Bid, Contract, Deal } from "../state";
import { answered, ask } from "../turn";

type BidAction = ActionOf<"bid">;

/** The hokum that has been bid in this deal, if one has. */
export const hokumOf = ({ bids }: Deal): Bid | null => bids.find(({ bid }) => bid === "hokum") ?? null;

const passedInRound = ({ bids, round }: Deal, seat: Seat): boolean =>
  bids.some((bid) => bid.seat === seat && bid.round === round && bid.bid === "pass");

const isPublicAce = ({ faceUp }: Deal): boolean => faceUp !== null && rankOf(faceUp) === "A";

/** Opens the first round with the dealer's right. */
export const beginBidding = (state: BalootState): BalootState => ask(state, "bidding", actingOrder(state.deal.dealer));

function whyNotAshkal(state: BalootState, seat: Seat): RefusalCode | null {
  const { deal, options } = state;
  if (actingOrder(deal.dealer).indexOf(seat) < 2) return "ashkalSeat";
  if (deal.round === 2 && rulesOf(options).ashkalInSecondRound === "off") return "ashkalRound";
  return passedInRound(deal, seat) ? "ashkalPassed" : null;
}

function whyNotHokum({ deal }: BalootState, suit: Suit): RefusalCode | null {
  if (hokumOf(deal)) return "hokumStands";
  const isPublic = deal.faceUp !== null && suitOf(deal.faceUp) === suit;
  if (deal.round === 1) return isPublic ? null : "bidPublicSuit";
  return isPublic ? "bidOtherSuit" : null;
}

/** Why a bid is not open to the seat whose turn it is, null when it is. */
export function whyNotBid(state: BalootState, seat: Seat, action: BidAction): Refusal | null {
  const { phase, deal } = state;
  const { bid } = action;
  if (phase !== "bidding" && phase !== "priority") return refuse("notNow");
  if (bid === "pass" || bid === "sun") return null;
  if (phase === "priority") return refuse("takeOverOnly");
  if (bid === "ashkal" && hokumOf(deal)?.seat === seat) return refuse("confirmOnly");
  const code = action.bid === "hokum" ? whyNotHokum(state, action.suit) : whyNotAshkal(state, seat);
  return code && refuse(code);
}

/** Might a seat that is asked call ashkal, were the public card not an ace? */
export const isAshkalBarred = (state: BalootState, seat: Seat): boolean =>
  isPublicAce(state.deal) &&
  state.phase === "bidding" &&
  state.asked[0] === seat &&
  !whyNotBid(state, seat, { action: "bid", bid: "ashkal" });

/** The bids open to a seat now; on a public ace ashkal, which would only be a sun, is left out. */
export function openBids(state: BalootState, seat: Seat): BidAction[] {
  const { deal, phase, asked } = state;
  const isAsked = phase === "bidding" ? asked[0] === seat : phase === "priority" && asked.includes(seat);
  if (!isAsked) return [];
  const bids: BidAction[] = [
    { action: "bid", bid: "pass" },
    { action: "bid", bid: "sun" },
    ...(isPublicAce(deal) ? [] : [{ action: "bid", bid: "ashkal" } as const]),
    ...suits.map((suit) => ({ action: "bid", bid: "hokum", suit }) as const),
  ];
  return bids.filter((bid) => !whyNotBid(state, seat, bid));
}

/** Are these cards all sevens, eights and nines? */
export const isKawesh = (hand: readonly HeldCard[]): boolean =>
  hand.length > 0 && hand.every((card) => card !== null && "789".includes(rankOf(card)));

/** Why the seat whose turn it is may not have the deal thrown in. */
export function whyNotKawesh(state: BalootState, seat: Seat): Refusal | null {
  if (state.phase !== "bidding") return refuse(state.phase === "priority" ? "kaweshLate" : "notNow");
  if (hokumOf(state.deal)) return refuse("kaweshLate");
  return isKawesh(state.hands[seat] ?? []) ? null : refuse("kaweshHand");
}

/** Who may answer a hokum, in order; its bidder last, where it must be confirmed. */
function answerers(state: BalootState, bidder: Seat): readonly Seat[] {
  const { deal, options, asked } = state;
  const rules = rulesOf(options);
  const others = rules.sunAfterHokum === "others" ? [1, 2, 3].map((steps) => seatAfter(bidder, steps)) : asked.slice(1);
  const all = rules.confirm === "on" ? [...others, bidder] : others;
  const first = seatAfter(deal.dealer);
  const isGuarded = rules.aceHokum === "firstSeat" && deal.round === 1 && isPublicAce(deal);
  return isGuarded ? all.filter((seat) => seat === first) : all;
}

const bought = (state: BalootState, contract: Contract): BalootState => ({
  ...state,
  deal: { ...state.deal, contract },
});

const closed = (state: BalootState): BalootState => ask(state, "finalDeal");

/** A sun has been called: it ends the bidding, but for those seated earlier who may take it over. */
function sunCalled(state: BalootState, buyer: Seat, taker: Seat): BalootState {
  const next = bought(state, { kind: "sun", trump: null, buyer, taker });
  if (rulesOf(state.options).strictPriority === "off") return closed(next);
  const order = actingOrder(state.deal.dealer);
  const earlier = order.slice(0, order.indexOf(buyer)).filter((seat) => sideOf(seat) !== sideOf(buyer));
  return earlier.length > 0 ? ask(next, "priority", earlier) : closed(next);
}

/** Nobody is left to ask in this round. */
function roundOver(state: BalootState): BalootState {
  const { deal } = state;
  const hokum = hokumOf(deal);
  if (hokum) {
    const { seat, suit = null } = hokum;
    return closed(bought(state, { kind: "hokum", trump: suit, buyer: seat, taker: seat }));
  }
  if (deal.round === 2) return thrownIn(state, { why: "passed", seat: null });
  return ask({ ...state, deal: { ...deal, round: 2 } }, "bidding", actingOrder(deal.dealer));
}

const askNext = (state: BalootState, asked: readonly Seat[]): BalootState =>
  asked.length > 0 ? ask(state, "bidding", asked) : roundOver(state);

/** The state after a bid by the seat whose turn it is. */
export function bid(state: BalootState, seat: Seat, action: BidAction): BalootState {
  const { deal, phase } = state;
  if (phase === "priority") return answerPriority(state, seat, action.bid === "sun");
  // Ashkal on a public ace is its caller's own sun.
  const isAshkal = action.bid === "ashkal" && !isPublicAce(deal);
  const named = action.bid === "ashkal" && !isAshkal ? { bid: "sun" as const } : action;
  const said: Bid =
    named.bid === "hokum"
      ? { seat, round: deal.round, bid: named.bid, suit: named.suit }
      : { seat, round: deal.round, bid: named.bid };
  const next = { ...state, deal: { ...deal, bids: [...deal.bids, said] } };
  switch (said.bid) {
    case "pass":
      return askNext(next, state.asked.slice(1));
    case "hokum":
      return askNext(next, answerers(state, seat));
    case "sun":
      return sunCalled(next, seat, seat);
    case "ashkal":
      return sunCalled(next, seat, partnerOf(seat));
  }
}

/** The earliest seat that takes a sun over has it; those seated later are asked no more. */
function answerPriority(state: BalootState, seat: Seat, takesOver: boolean): BalootState {
  const { deal, asked } = state;
  const said: Bid = { seat, round: deal.round, bid: takesOver ? "sun" : "pass" };
  const heard = { ...state, deal: { ...deal, bids: [...deal.bids, said] } };
  const taken = takesOver ? bought(heard, { kind: "sun", trump: null, buyer: seat, taker: seat }) : heard;
  const rest = takesOver ? asked.slice(0, asked.indexOf(seat)) : answered(state, seat).asked;
  return rest.length > 0 ? { ...taken, asked: rest } : closed(taken);
}

/** Silence passes; in the moment of strict priority it lets the sun stand. */
export function bidTimedOut(state: BalootState): BalootState {
  if (state.phase === "priority") return closed(state);
  const [seat] = state.asked;
  if (seat === undefined) return roundOver(state);
  return { ...bid(state, seat, { action: "bid", bid: "pass" }), late: seat };
}

/** Throws the deal in for a hand of nothing but sevens, eights and nines. */
export const kawesh = (state: BalootState, seat: Seat): BalootState => thrownIn(state, { why: "kawesh", seat });
