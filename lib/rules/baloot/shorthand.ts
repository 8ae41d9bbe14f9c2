import * as z from "zod/mini";
import type { Seat, Shorthand, Told } from "../game";
import type { Unseeded } from "../replay";
import { apply, timeout } from "./moves";
import { Action, type BalootAction, type BalootState } from "./state";

const SeatNumber = z.int().check(z.gte(0), z.lte(3));
const Acted = z.tuple([SeatNumber, Action]);
const Nothing = z.tuple([]);

/** What everybody at the table may hear as it was said. */
const spoken: ReadonlySet<BalootAction["action"]> = new Set(["bid", "raise", "decline", "play", "seen"]);

/** Whether the table has only swept a trick or gone on to the bidding, which anybody can do from what they see. */
const isPlain = ({ phase, deal }: BalootState): boolean =>
  phase === "bidding" || (phase === "playing" && deal.tricks.at(-1)?.cards.length === 0);

function tell([entry, ...more]: readonly Unseeded<BalootAction>[], view: BalootState): Told | null {
  // What follows from a move in the same moment turns something up, or deals.
  if (!entry || more.length > 0 || "remove" in entry) return null;
  if ("timeout" in entry) return isPlain(view) ? [] : null;
  return spoken.has(entry.action.action) ? [entry.seat, entry.action] : null;
}

/** The view with a card face up in the hand it is played from. */
function shown(view: BalootState, seat: Seat, action: BalootAction): BalootState {
  const hand = view.hands[seat] ?? [];
  if (action.action !== "play" || hand.includes(action.card)) return view;
  return { ...view, hands: view.hands.with(seat, hand.with(hand.indexOf(null), action.card)) };
}

function hear(view: BalootState, told: Told): BalootState {
  if (z.safeParse(Nothing, told).success) return timeout(view);
  const [seat, action] = z.parse(Acted, told);
  return apply(shown(view, seat, action), seat, action);
}

/** A seat and what it did, as it did it; nothing at all where only time has passed. */
export const shorthand: Shorthand<BalootState, BalootAction> = { tell, hear };
