import type { Refusal, Seat } from "@/lib/rules/game";
import { isClosed } from "../bidding/doubling";
import { type Card, type Suit, suitOf } from "../cards";
import { rulesOf } from "../options";
import { paragraphOf, type RefusalCode, refuse } from "../refusals";
import { otherSide, seats, sideOf } from "../seats";
import type { BalootState, Deal, Verdict } from "../state";
import { answered, ask, interrupt, resume } from "../turn";
import { handOf, type Situation, whyIllegal } from "./legality";
import { playCount, playsOf } from "./tricks";

/** The phases a qayd may break into. */
const open: ReadonlySet<BalootState["phase"]> = new Set(["playing", "trick", "reveal", "lastCall"]);

const trickOf = (play: number): number => Math.floor((play - 1) / 4);

/** Had an opponent of this seat played in the trick that stood when so many cards had been played? */
const opponentHadPlayed = ({ deal }: BalootState, seat: Seat, after: number): boolean =>
  playsOf(deal)
    .slice(4 * trickOf(after), after)
    .some((play) => sideOf(play.seat) !== sideOf(seat));

/**
 * Why a seat cannot call a qayd dated by the play it follows, null when it can. One card may have come in between:
 * a quick next player does not outrun it.
 */
export function whyNotQayd(state: BalootState, seat: Seat, after: number): Refusal | null {
  const { options, phase, asked, deal, qaydSpent } = state;
  if (options.enforcement === "strict") return refuse("qaydStrict");
  if (phase === "sawa" || phase === "qayd") return refuse("qaydBusy");
  if (!open.has(phase)) return refuse("qaydLate");
  if (qaydSpent[sideOf(seat)]) return refuse("qaydSpent");
  // Whoever has let the hand stand has spoken.
  if (phase === "lastCall" && !asked.includes(seat)) return refuse("qaydLate");
  const now = playCount(deal);
  const isInTime = after >= 1 && after <= now && (trickOf(after) === trickOf(now) || after === now - 1);
  return isInTime && opponentHadPlayed(state, seat, after) ? null : refuse("qaydLate");
}

/** The play a seat's qayd would be dated by at this moment, null while it can call none. */
export function qaydDate(state: BalootState, seat: Seat): number | null {
  const now = playCount(state.deal);
  return [now, now - 1].find((after) => !whyNotQayd(state, seat, after)) ?? null;
}

/** Whoever could call a qayd at this moment. */
export function qaydSeats(state: BalootState): Seat[] {
  if (state.options.enforcement === "strict" || !open.has(state.phase)) return [];
  return seats.filter((seat) => qaydDate(state, seat) !== null);
}

/** The hand would be over: whoever still may is asked for a last qayd first. */
export function handOver(state: BalootState): BalootState {
  const callers = qaydSeats({ ...state, phase: "lastCall", asked: seats });
  if (callers.length > 0) return ask(state, "lastCall", callers);
  return ask(state, state.deal.sawa?.answer === "accepted" ? "scoring" : "trick");
}

/** One of those asked lets the hand stand. */
export function letStand(state: BalootState, seat: Seat): BalootState {
  const next = answered(state, seat);
  return next.asked.length > 0 ? next : ask(next, "scoring");
}

/** Stops play for the accuser to pick a card. */
export const callQayd = (state: BalootState, by: Seat): BalootState =>
  interrupt({ ...state, qayd: { by, play: null } }, "qayd", [by]);

/** Why a card cannot be contested, null when it can. */
export function whyNotContest(state: BalootState, seat: Seat, play: number): Refusal | null {
  if (state.phase !== "qayd") return refuse("notNow");
  const contested = playsOf(state.deal)[play];
  if (!contested) return refuse("noSuchPlay");
  return sideOf(contested.seat) === sideOf(seat) ? refuse("ownPlay") : null;
}

/** Puts a card to the table, which alone knows the hand it came from. */
export const contest = (state: BalootState, by: Seat, play: number): BalootState =>
  ask({ ...state, qayd: { by, play } }, "verdict");

/** Nothing was picked: play goes on, and the side has no further qayd in this hand. */
export function cancelQayd(state: BalootState): BalootState {
  if (!state.qayd) return state;
  const side = sideOf(state.qayd.by);
  const back = resume({ ...state, qayd: null, qaydSpent: state.qaydSpent.with(side, true) as [boolean, boolean] });
  if (back.phase !== "lastCall") return back;
  const asked = back.asked.filter((seat) => sideOf(seat) !== side);
  return asked.length > 0 ? { ...back, asked } : ask(back, "scoring");
}

/** A card that was played, by whom, and what it is judged by: the hand it came from and the trick it met. */
function situationThen(
  { options, deal }: Pick<BalootState, "options"> & { readonly deal: Deal },
  play: number,
  held: (seat: Seat, later: readonly Card[]) => readonly Card[],
): Situation & { readonly card: Card } {
  const plays = playsOf(deal);
  const contested = plays[play];
  const whole = deal.tricks[contested?.trick ?? -1];
  if (!contested || !whole) throw new RangeError("no such play");
  const { seat, card } = contested;
  const later = plays.slice(play).filter((other) => other.seat === seat);
  const place = play % 4;
  // An akka counts for those who play after it, and the lead itself is judged without it.
  const trick = { ...whole, cards: whole.cards.slice(0, place), akka: whole.akka && place > 0 };
  const hand = held(
    seat,
    later.map((other) => other.card),
  );
  const trump = deal.contract?.trump ?? null;
  return { seat, card, hand, trick, trump, closed: isClosed(deal), rules: rulesOf(options) };
}

/** How a card that was played broke the rules, and the hand it came from; needs every hand open. */
export function judged(
  state: BalootState,
  play: number,
): { code: RefusalCode | null; held: Verdict["held"]; seat: Seat } {
  const situation = situationThen(state, play, (seat, later) => [...later, ...handOf(state, seat)]);
  return { code: whyIllegal(situation, situation.card), held: situation.hand, seat: situation.seat };
}

/** Of the hand a verdict lays open, the cards that would have been in order. */
export function fairCards({ options }: Pick<BalootState, "options">, deal: Deal): readonly Card[] {
  const { verdict } = deal;
  if (verdict?.play == null) return [];
  const situation = situationThen({ options, deal }, verdict.play, () => verdict.held);
  return verdict.held.filter((card) => whyIllegal(situation, card) === null);
}

/** The suit that was led to the trick of the contested card, null where none was contested. */
export function ledAgainst({ verdict, tricks }: Pick<Deal, "verdict" | "tricks">): Suit | null {
  const lead = verdict?.play == null ? undefined : tricks[Math.floor(verdict.play / 4)]?.cards[0];
  return lead ? suitOf(lead) : null;
}

/** The paragraph of RULES.md a verdict rests on. */
export const paragraphOfVerdict = ({ why, code }: Verdict): string =>
  code !== null ? paragraphOf(code) : why === "falseCharge" ? "9.5" : "8.5";

/** What the table finds of the contested card. */
export function verdictOf(state: BalootState): Verdict {
  const { qayd } = state;
  if (qayd?.play == null) throw new RangeError("nothing is contested");
  const { code, held, seat } = judged(state, qayd.play);
  const accuser = sideOf(qayd.by);
  return code
    ? { against: otherSide(accuser), why: "revoke", seat, play: qayd.play, held, code }
    : { against: accuser, why: "falseCharge", seat: qayd.by, play: qayd.play, held, code: null };
}
