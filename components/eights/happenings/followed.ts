import { DECK, seatAnchor } from "@/components/flight/anchors";
import type { Passing } from "@/components/flight/travel";
import { type KnownCard, keptIds } from "@/components/hand/card-ids";
import { tailChange } from "@/components/table/log/tail-change";
import type { Card, EightsState, HeldCard, LogEntry } from "@/lib/rules/eights";
import type { Seat } from "@/lib/rules/game";

/** A card one can follow, and the anchor it first comes from, if it came while one looked on. */
export type FollowedCard<Held = Card> = KnownCard<Held> & { readonly from?: string };

/** A view whose cards keep their names from one moment to the next, and what has happened since the last. */
export interface Followed {
  readonly view: EightsState;
  readonly hand: readonly FollowedCard<HeldCard>[];
  readonly pile: readonly FollowedCard[];
  /** Cards others drew, to be seen going to them. */
  readonly passing: readonly Passing[];
  readonly news: readonly LogEntry[];
  /** How many keys were given out. */
  readonly named: number;
}

const sameFace = (one: Card, other: Card) =>
  one.type === other.type && one.color === other.color && one.value === other.value;
const sameHeld = (before: HeldCard, now: HeldCard) => before === null || (now !== null && sameFace(before, now));
const samePlayed = (one: Card, other: Card) => sameFace(one, other) && one.chosenColor === other.chosenColor;
const sameEntry = (one: LogEntry, other: LogEntry): boolean => {
  if (one.seat !== other.seat) return false;
  if (one.did === "played") return other.did === "played" && samePlayed(one.card, other.card);
  return one.did === other.did;
};

/** The first look at a game; one that has just begun is dealt before one's eyes. */
function firstLook(view: EightsState, seat: Seat | null): Followed {
  const isFresh = view.turns === 0 && view.log.length === 0;
  const held = seat === null ? [] : (view.hands[seat] ?? []);
  const from = isFresh ? { from: DECK } : {};
  const others = view.hands.flatMap((hand, other) =>
    other === seat || !isFresh ? [] : [{ id: `deal-${other}`, from: DECK, to: seatAnchor(other), count: hand.length }],
  );
  const hand = held.map((card, index) => ({ id: `card-${index}`, card, ...from }));
  const pile = view.pile.map((card, index) => ({ id: `card-${held.length + index}`, card, ...from }));
  return { view, hand, pile, passing: others, news: [], named: hand.length + pile.length };
}

/**
 * The same cards under the same names in the next view. A card that leaves the hand for the pile takes its name with
 * it, and brings it back if the table refuses it. `leaving` names the one of equal cards that was tapped.
 */
export function follow(
  before: Followed | null,
  view: EightsState,
  seat: Seat | null,
  leaving: string | null = null,
): Followed {
  if (!before) return firstLook(view, seat);
  let named = before.named;
  const held = seat === null ? [] : (view.hands[seat] ?? []);
  const handIds = keptIds(before.hand, held, sameHeld, leaving);
  const { added, removed } = tailChange(
    before.pile.map(({ card }) => card),
    view.pile,
    samePlayed,
  );
  const gone = before.hand.filter(({ id }) => !handIds.includes(id));
  const takenBack = removed > 0 ? before.pile.slice(-removed) : [];
  /** The name of an equal card that has just left the other place. */
  const moved = (from: FollowedCard<HeldCard>[], card: HeldCard): string | undefined => {
    const index = from.findIndex((one) => card !== null && one.card !== null && sameFace(one.card, card));
    return index < 0 ? undefined : from.splice(index, 1)[0]?.id;
  };
  const newId = () => `card-${named++}`;

  const hand = held.map((card, index): FollowedCard<HeldCard> => {
    const kept = before.hand.find(({ id }) => id === handIds[index]);
    if (kept) return { ...kept, card };
    const back = moved(takenBack, card);
    return back ? { id: back, card } : { id: newId(), card, from: DECK };
  });

  const news = view.log.slice(view.log.length - tailChange(before.view.log, view.log, sameEntry).added);
  const players = news.flatMap((entry) => (entry.did === "played" ? [entry.seat] : [])).slice(-added);
  const firstNew = view.pile.length - added;
  const oldest = before.pile.length - removed - firstNew;
  const pile = view.pile.map((card, index): FollowedCard => {
    const kept = index < firstNew ? before.pile[oldest + index] : undefined;
    if (kept) return { id: kept.id, card };
    const own = index < firstNew ? undefined : moved(gone, card);
    if (own) return { id: own, card };
    const player = players[index - firstNew];
    return { id: newId(), card, ...(index >= firstNew && player !== undefined && { from: seatAnchor(player) }) };
  });
  const passing = news.flatMap((entry) =>
    (entry.did === "took" || entry.did === "forgot") && entry.seat !== seat
      ? [{ id: `pass-${named++}`, from: DECK, to: seatAnchor(entry.seat), count: entry.count }]
      : [],
  );
  return { view, hand, pile, passing, news, named };
}
