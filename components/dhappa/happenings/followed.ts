import { DECK, DISCARDS, seatAnchor } from "@/components/flight/anchors";
import type { Passing } from "@/components/flight/travel";
import { cardsOf } from "@/lib/rules/dhappa/effects";
import type { DhappaState, Turn } from "@/lib/rules/dhappa/state";
import type { Seat } from "@/lib/rules/game";
import type { PackCard } from "@/lib/rules/packs";

/** No more cards are seen dealt to anybody else. */
const DEALT = 6;

/** Who has just picked, how many, and from where. */
interface Picked {
  readonly seat: Seat;
  readonly from: "pile" | "discards";
  readonly count: number;
}

/** A view, and what has happened since the last one. */
export interface Followed {
  readonly view: DhappaState;
  /** Turns that were ended since. */
  readonly turns: readonly Turn[];
  /** Cards others drew or took, seen going to them. */
  readonly passing: readonly Passing[];
  /** Where cards come from that were not seen before. */
  readonly from: ReadonlyMap<PackCard, string>;
  readonly picked: Picked | null;
  /** Cards were dealt just now. */
  readonly isDealt: boolean;
  /** How many plays were added to the draft, less those that were taken back. */
  readonly plays: number;
  /** What has come from the discards, the uppermost last. */
  readonly taken: readonly PackCard[];
  /** How many turns were ended since the first look. */
  readonly ended: number;
  /** How many names were given out. */
  readonly named: number;
}

const isFresh = ({ log, pick, phase }: DhappaState) => log.length === 0 && pick === null && phase === "turn";

/** Whether cards have just been dealt before one's eyes. */
const isDealt = (before: DhappaState | undefined, view: DhappaState): boolean =>
  isFresh(view) && (before?.phase !== "turn" || before.ended.length !== view.ended.length);

function pickedSince(before: DhappaState | undefined, { pick, turn, current }: DhappaState): Picked | null {
  if (!before || !pick || (before.pick && before.turn === turn)) return null;
  return { seat: current, from: pick.from, count: pick.from === "discards" ? pick.cards.length : 1 };
}

/** Turns that have come to the log since; it keeps its end only. */
function turnsSince(before: DhappaState | undefined, view: DhappaState): readonly Turn[] {
  const ended = before ? view.turn - before.turn : 0;
  return ended > 0 ? view.log.slice(-Math.min(ended, view.log.length)) : [];
}

/** Where every card comes from that others lay, and that comes to one's own hand. */
function origins(before: DhappaState | undefined, view: DhappaState, turns: readonly Turn[], own: Seat | null) {
  const from = new Map<PackCard, string>();
  const isDeal = isDealt(before, view);
  const known = new Set(before && own !== null ? before.hands[own] : []);
  const arriving = isDeal || before ? (own === null ? [] : (view.hands[own] ?? [])) : [];
  const source = isDeal || view.pick?.from === "pile" ? DECK : DISCARDS;
  for (const card of arriving) if (card && (isDeal || !known.has(card))) from.set(card, source);
  const laid = turns.map(({ seat, plays, discard }) => ({ seat, plays, discard }));
  if (view.current !== own) laid.push({ seat: view.current, plays: view.draft ?? [], discard: null });
  for (const { seat, plays, discard } of laid)
    for (const card of [...plays.flatMap(cardsOf), ...(discard ? [discard] : [])]) from.set(card, seatAnchor(seat));
  return from;
}

/** The first look, or the look after another one. */
export function follow(last: Followed | null, view: DhappaState, own: Seat | null): Followed {
  const before = last?.view;
  const turns = turnsSince(before, view);
  const picked = pickedSince(before, view);
  let named = last?.named ?? 0;
  const pass = (from: string, to: Seat, count: number): Passing => ({
    id: `pass-${named++}`,
    ...{ from, to: seatAnchor(to), count },
  });
  const passing: Passing[] = [];
  const isDeal = isDealt(before, view);
  if (isDeal)
    for (const [seat, hand] of view.hands.entries())
      if (seat !== own) passing.push(pass(DECK, seat, Math.min(DEALT, hand.length)));
  if (picked && picked.seat !== own)
    passing.push(pass(picked.from === "pile" ? DECK : DISCARDS, picked.seat, picked.count));
  const drafted = before?.turn === view.turn ? (before.draft?.length ?? 0) : 0;
  const plays = before ? (view.draft?.length ?? 0) - drafted : 0;
  return {
    view,
    turns,
    passing,
    from: origins(before, view, turns, own),
    picked,
    plays,
    taken: view.pick?.from === "discards" ? view.pick.cards : [],
    ended: (last?.ended ?? 0) + turns.length,
    isDealt: isDeal,
    named,
  };
}
