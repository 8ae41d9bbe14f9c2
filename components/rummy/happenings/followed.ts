import { DECK, DISCARDS, seatAnchor } from "@/components/flight/anchors";
import type { Passing } from "@/components/flight/travel";
import type { Seat } from "@/lib/rules/game";
import type { PackCard } from "@/lib/rules/packs";
import type { RummyState, TurnTaken } from "@/lib/rules/rummy/state";
import { laidBy } from "@/lib/rules/rummy/turn";

/** No more cards are seen dealt to anybody else. */
const DEALT = 6;

/** Who has just drawn, and from where. */
interface Drawn {
  readonly seat: Seat;
  readonly from: "pile" | "discards";
}

/** A view, and what has happened since the last one. */
export interface Followed {
  readonly view: RummyState;
  /** Turns that were ended since. */
  readonly turns: readonly TurnTaken[];
  /** Cards others drew or closed with, seen going. */
  readonly passing: readonly Passing[];
  /** Where cards come from that were not seen before. */
  readonly from: ReadonlyMap<PackCard, string>;
  readonly drawn: Drawn | null;
  /** The card that has come to one's own hand in a turn. */
  readonly got: PackCard | null;
  /** How many steps were added to the draft, less those that were taken back. */
  readonly steps: number;
  /** How many names were given out. */
  readonly named: number;
}

const isFresh = ({ turn, dealtAt, picked, asked, owed }: RummyState) =>
  turn === dealtAt && picked === null && asked === null && owed === null;

/** Whether cards have just been dealt before one's eyes. */
const isDealt = (before: RummyState | undefined, view: RummyState): boolean =>
  isFresh(view) && before?.dealtAt !== view.dealtAt;

function drawnSince(before: RummyState | undefined, { picked, turn, current }: RummyState): Drawn | null {
  if (!before || picked === null || picked === "nothing") return null;
  if (before.picked !== null && before.turn === turn) return null;
  return { seat: current, from: picked };
}

/** The card that one has drawn oneself, once one has seen it. */
function gotSince(before: RummyState | undefined, view: RummyState, own: Seat | null): PackCard | null {
  if (!before || own === null || view.current !== own || view.picked === null || view.owed) return null;
  const isSeenNow = before.turn !== view.turn || before.picked === null || before.owed === "card";
  return isSeenNow ? (view.hands[own]?.at(-1) ?? null) : null;
}

/** Turns that have come to the log since; it keeps its end only. */
function turnsSince(before: RummyState | undefined, view: RummyState): readonly TurnTaken[] {
  if (!before || before.dealtAt !== view.dealtAt) return [];
  const [counted, now] = [before, view].map(({ turn, asked }) => turn - (asked ? 1 : 0));
  const ended = (now ?? 0) - (counted ?? 0);
  return ended > 0 ? view.log.slice(-Math.min(ended, view.log.length)) : [];
}

/** Where every card comes from that others lay, and that comes to one's own hand. */
function origins(before: RummyState | undefined, view: RummyState, turns: readonly TurnTaken[], own: Seat | null) {
  const from = new Map<PackCard, string>();
  const isDeal = isDealt(before, view);
  const hand = own === null || !(isDeal || before) ? [] : (view.hands[own] ?? []);
  const known = new Set(before && own !== null ? before.hands[own] : []);
  const source = isDeal || view.picked !== "discards" ? DECK : DISCARDS;
  for (const card of hand) if (card && (isDeal || !known.has(card))) from.set(card, source);
  for (const { seat, laid, discarded } of turns)
    for (const card of [...laid.flatMap(laidBy), ...(discarded ? [discarded] : [])]) from.set(card, seatAnchor(seat));
  return from;
}

/** The first look, or the look after another one. */
export function follow(last: Followed | null, view: RummyState, own: Seat | null): Followed {
  const before = last?.view;
  const turns = turnsSince(before, view);
  const drawn = drawnSince(before, view);
  let named = last?.named ?? 0;
  const pass = (from: string, to: string, count: number): Passing => ({ id: `pass-${named++}`, from, to, count });
  const passing: Passing[] = [];
  if (isDealt(before, view))
    for (const [seat, hand] of view.hands.entries())
      if (seat !== own) passing.push(pass(DECK, seatAnchor(seat), Math.min(DEALT, hand.length)));
  if (drawn && drawn.seat !== own)
    passing.push(pass(drawn.from === "pile" ? DECK : DISCARDS, seatAnchor(drawn.seat), 1));
  for (const { seat, closed } of turns) if (closed && seat !== own) passing.push(pass(seatAnchor(seat), DECK, 1));
  const drafted = before?.turn === view.turn ? (before.draft?.length ?? 0) : 0;
  const steps = before ? (view.draft?.length ?? 0) - drafted : 0;
  const got = gotSince(before, view, own);
  return { view, turns, passing, from: origins(before, view, turns, own), drawn, got, steps, named };
}
