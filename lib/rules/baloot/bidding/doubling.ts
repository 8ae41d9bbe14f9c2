import type { Refusal, Seat } from "@/lib/rules/game";
import { refuse } from "../refusals";
import { otherSide, seatAfter, seats, sideOf } from "../seats";
import { type ActionOf, type BalootState, type Deal, raises } from "../state";
import { answered, ask } from "../turn";

/** Above this score a side may be doubled in sun, by a side that is not. */
const SUN_LINE = 100;

/** How far a hand has been raised: 1 undoubled, 2 to 4, 5 for gahwa. */
export const levelOf = ({ raises }: Pick<Deal, "raises">): number => raises.length + 1;

/** Has the hand been raised to gahwa? */
export const isGahwa = (deal: Pick<Deal, "raises">): boolean => levelOf(deal) === 5;

/** Is the hand closed: trumps are not led while another suit is held? */
export const isClosed = ({ raises }: Pick<Deal, "raises">): boolean => raises.at(-1)?.closed ?? false;

/** Who may raise next: the defenders, then by turns the buyer and the defender who doubled. */
function mayRaise({ deal, scores }: BalootState): readonly Seat[] {
  const { contract } = deal;
  if (!contract) return [];
  const buyers = sideOf(contract.buyer);
  const [first] = deal.raises;
  if (contract.kind === "sun") {
    const isOpen = !first && scores[buyers] > SUN_LINE && scores[otherSide(buyers)] <= SUN_LINE;
    return isOpen ? seats.filter((seat) => sideOf(seat) !== buyers) : [];
  }
  if (!first) return seats.filter((seat) => sideOf(seat) !== buyers);
  if (isGahwa(deal)) return [];
  return [levelOf(deal) % 2 === 0 ? contract.buyer : first.seat];
}

/** Asks whoever may raise; where nobody may, the first card is led. */
export function beginDoubling(state: BalootState): BalootState {
  const asked = mayRaise(state);
  return asked.length > 0 ? ask(state, "doubling", asked) : beginPlay(state);
}

/** What the next raise would be called, null when there is none. */
export const nextRaise = (state: BalootState) => raises[levelOf(state.deal) - 1] ?? null;

/** May a raise be closed? */
export const mayClose = ({ deal }: BalootState, to: (typeof raises)[number]): boolean =>
  deal.contract?.kind === "hokum" && (to === "double" || to === "four");

/** Why a raise is not open to a seat that is asked. */
export function whyNotRaise(state: BalootState, { to, closed }: ActionOf<"raise">): Refusal | null {
  if (state.phase !== "doubling") return refuse("notNow");
  if (state.deal.contract?.kind === "sun" && to !== "double") return refuse("sunDoubleOnly");
  if (to !== nextRaise(state)) return refuse("wrongRaise");
  return closed && !mayClose(state, to) ? refuse("closedNotHere") : null;
}

/** The state after a raise. */
export const raise = (state: BalootState, seat: Seat, { to, closed = false }: ActionOf<"raise">): BalootState =>
  beginDoubling({ ...state, deal: { ...state.deal, raises: [...state.deal.raises, { seat, to, closed }] } });

/** The state after one of those asked has let it go by. */
export function declineRaise(state: BalootState, seat: Seat): BalootState {
  const next = answered(state, seat);
  return next.asked.length > 0 ? next : beginPlay(next);
}

/** The dealer's right leads, whoever bought. */
export function beginPlay(state: BalootState): BalootState {
  const leader = seatAfter(state.deal.dealer);
  const deal = { ...state.deal, tricks: [{ leader, cards: [], akka: false }] };
  return ask({ ...state, deal }, "playing", [leader]);
}
