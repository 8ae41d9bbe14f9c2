import { useMemo } from "react";
import { useSteady } from "@/components/ui/hooks/use-steady";
import type { PackCard } from "@/lib/rules/packs";
import type { OpenPlace } from "../turn/open-places";
import type { useTurn } from "../turn/use-turn";

/** What can be done with a meld besides laying cards at it: the same as long as nothing has been played. */
export interface BoardDeeds {
  readonly hasSelection: boolean;
  /** Two runs that lie beside each other, and a 2 that may go to the other end. */
  readonly joins: readonly OpenPlace[];
  readonly moveOf: (id: PackCard) => OpenPlace | null;
  readonly fill: (place: OpenPlace) => void;
}

/** What one's own turn does with a board: places that take the selection, and what comes of pressing. */
export interface BoardTurn {
  readonly places: readonly OpenPlace[];
  readonly refuse: (meld: PackCard) => void;
  readonly deeds: BoardDeeds;
}

/** A turn as one's board sees it, null while there is nothing to play. */
export function useBoardTurn({
  phase,
  places,
  selection,
  joins,
  ...turn
}: ReturnType<typeof useTurn>): BoardTurn | null {
  const fill = useSteady(turn.fill);
  const refuse = useSteady(turn.refuseAt);
  const moveOf = useSteady(turn.moveOf);
  const isPlaying = phase === "play";
  const hasSelection = selection.length > 0;
  const deeds = useMemo(() => ({ hasSelection, joins, moveOf, fill }), [hasSelection, joins, moveOf, fill]);
  return useMemo(() => (isPlaying ? { places, refuse, deeds } : null), [isPlaying, places, refuse, deeds]);
}
