import { useEffect, useEffectEvent, useRef } from "react";
import { useIsPageCovered } from "@/components/ui/hooks/use-covers-page";
import { useStored } from "@/lib/browser/storage/stored";
import type { Card } from "@/lib/rules/baloot";
import type { useDeeds } from "../actions/use-deeds";
import { lastCardPlays } from "../menu/settings";

/** Long enough to see the trick it goes into. */
const BY_ITSELF_MS = 600;

/** The last card of one's hand, where it is to play by itself now: nothing else can be done, and nothing lies over it. */
export function useLastCard({
  cards,
  isOwnTurn,
  deeds,
  isElsewhere,
}: {
  cards: readonly Card[];
  isOwnTurn: boolean;
  deeds: ReturnType<typeof useDeeds>["deeds"];
  /** One looks at something else at the table. */
  isElsewhere: boolean;
}): Card | null {
  const isWished = useStored(lastCardPlays);
  const isCovered = useIsPageCovered();
  const [card, ...others] = cards;
  const isChoosing = deeds.some(({ why }) => !why);
  if (!isWished || !isOwnTurn || isChoosing || isCovered || isElsewhere) return null;
  return card !== undefined && others.length === 0 ? card : null;
}

/** Plays a card once without being touched: one that the table gave back is played by hand, and so is one that is held just then. */
export function usePlayedByItself(card: Card | null, held: number, play: (card: Card) => boolean): void {
  const played = useRef<Card | null>(null);
  if (held > 1) played.current = null;
  const now = useEffectEvent((card: Card) => {
    if (play(card)) played.current = card;
  });
  useEffect(() => {
    if (card === null || card === played.current) return;
    const leaving = setTimeout(() => now(card), BY_ITSELF_MS);
    return () => clearTimeout(leaving);
  }, [card]);
}
