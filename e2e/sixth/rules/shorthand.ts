import * as z from "zod/mini";
import type { Seat, Shorthand, Told } from "@/lib/rules/game";
import type { Unseeded } from "@/lib/rules/replay";
import { Action, Card, type PairsAction, type PairsState } from "./state";
import { discarded, given, picked, teamOf, undone } from "./turn";

const SeatNumber = z.int().check(z.gte(0), z.lte(5));
const Pairs = z.array(z.tuple([Card, Card]));
/** A seat and what it did; of a pick what was picked, of a discard what was laid before. */
const Heard = z.union([
  z.tuple([SeatNumber, Action]),
  z.tuple([SeatNumber, Action, z.nullable(Card)]),
  z.tuple([SeatNumber, Action, Pairs]),
]);

function tell([entry]: readonly Unseeded<PairsAction>[], view: PairsState, seat: Seat | null): Told | "unseen" | null {
  if (!entry || !("action" in entry)) return null;
  const { seat: mover, action } = entry;
  switch (action.action) {
    case "pick":
      return [mover, action, seat === mover ? (view.hands[mover]?.at(-1) ?? null) : null];
    case "lay":
    case "undo":
      return seat !== null && teamOf(seat) === teamOf(mover) ? [mover, action] : "unseen";
    case "discard":
      return [mover, action, view.last?.laid ?? []];
  }
}

function hear(view: PairsState, told: Told): PairsState {
  const [, action, more] = z.parse(Heard, told);
  switch (action.action) {
    case "pick":
      return given(picked(view), typeof more === "string" ? more : null);
    case "lay":
      return { ...view, draft: [...(view.draft ?? []), action.cards] };
    case "undo":
      return undone(view);
    case "discard":
      return discarded({ ...view, draft: Array.isArray(more) ? more : null }, action.card);
  }
}

/** What a turn shows: each step of it to the player's own team, and all at once to the others when it ends. */
export const shorthand: Shorthand<PairsState, PairsAction> = { tell, hear };
