import { useIsPageCovered } from "@/components/ui/hooks/use-covers-page";
import { useStored } from "@/lib/browser/storage/stored";
import type { Card } from "@/lib/rules/baloot";
import type { useDeeds } from "../actions/use-deeds";
import { lastCardPlays } from "../menu/settings";

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
