import { useCallback, useMemo, useState } from "react";
import { useOnChange } from "@/components/ui/hooks/use-on-change";
import { useStored } from "@/lib/browser/storage/stored";
import { type BalootState, type Card, handOf, handOrder, type Suit, sideOf, suitOf } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import type { Thrown } from "../carpet/card-spots";
import type { Dealing } from "../flight/dealing";
import { cardSettings } from "../menu/settings";
import type { Finish } from "../sawa/use-fast-finish";
import type { Arrivals } from "./use-arrivals";

const GLOW_MS = 1_800;

/** One's own cards: which one holds, which of them is lifted, shines or has just been thrown, and how new ones come. */
export function useOwnHand(
  view: BalootState,
  seat: Seat | null,
  finish: Finish | null,
  dealing: Dealing | null,
): {
  /** Left to right. */
  readonly cards: readonly Card[];
  readonly lifted: Card | null;
  readonly lift: (card: Card | null) => void;
  readonly thrown: Thrown | null;
  readonly throwFrom: (from: Thrown) => void;
  readonly glowing: readonly Card[];
  /** Lets the cards of a project shine that is being declared. */
  readonly glow: (cards: readonly Card[]) => void;
  /** The cards of the suit that is pointed at among the bids. */
  readonly raised: readonly Card[];
  readonly point: (suit: Suit | null) => void;
  readonly arrivals: Arrivals | null;
} {
  const { phase, deal } = view;
  const { contract, faceUp } = deal;
  const settings = useStored(cardSettings);
  const [lifted, lift] = useState<Card | null>(null);
  const [thrown, throwFrom] = useState<Thrown | null>(null);
  const [declared, setDeclared] = useState<readonly Card[]>([]);
  const held = useMemo(
    () => (seat === null ? [] : handOrder(handOf(view, seat), contract, settings.order)),
    [view, seat, contract, settings.order],
  );
  const isClaimed = (phase === "sheet" || phase === "over") && view.deals.at(-1)?.sawa?.answer === "accepted";
  const cards = finish ? held.filter((card) => !finish.fallen.includes(card)) : isClaimed ? [] : held;
  const glowing = useMemo(
    () =>
      phase === "reveal" && seat !== null && deal.counted === sideOf(seat)
        ? (deal.projects[seat] ?? []).flatMap(({ cards }) => cards ?? [])
        : declared,
    [phase, deal, seat, declared],
  );
  const glow = useCallback((cards: readonly Card[]) => {
    setDeclared(cards);
    setTimeout(() => setDeclared([]), GLOW_MS);
  }, []);
  // What was lifted or thrown in another deal, or before one's time ran out, is not half played already.
  const isLate = seat !== null && view.late === seat;
  useOnChange([deal.dealer], () => {
    lift(null);
    throwFrom(null);
  });
  useOnChange([isLate], () => {
    if (isLate) lift(null);
  });
  const [pointed, point] = useState<Suit | null>(null);
  const raised = useMemo(
    () => (pointed === null || phase !== "bidding" ? [] : held.filter((card) => suitOf(card) === pointed)),
    [held, pointed, phase],
  );
  useOnChange([view.turn], () => point(null));
  const arrivals = useMemo(
    () =>
      dealing && {
        at: dealing.flights.filter((flight) => flight.seat === seat).map(({ at }) => at),
        taken: dealing.taker === seat ? faceUp : null,
      },
    [dealing, seat, faceUp],
  );
  return { cards, lifted, lift, thrown, throwFrom, glowing, glow, raised, point, arrivals };
}
