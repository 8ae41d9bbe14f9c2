import type { Indices } from "@/components/cards/card-corner";
import { Watching } from "@/components/melds/hand/watching";
import type { BoardShape } from "@/components/melds/layout/board-shape";
import type { PackCard } from "@/lib/rules/packs";
import type { SeatView } from "@/lib/table/wire/protocol";
import type { useTurn } from "../turn/use-turn";
import type { useSeen } from "../use-seen";
import { OwnHand } from "./own-hand";

/** The foot of the board: one's own cards, or that one looks on. */
export function OwnPlace({
  holder,
  shape,
  indices,
  fromOf,
  turn,
  seen,
  lit,
  isCovered,
}: {
  /** Whose seat it is, null for whoever looks on. */
  holder: SeatView | null;
  shape: BoardShape;
  indices: Indices;
  fromOf: (card: PackCard) => string | undefined;
  turn: ReturnType<typeof useTurn>;
  seen: ReturnType<typeof useSeen>;
  lit: readonly PackCard[];
  isCovered: boolean;
}) {
  return (
    <div
      className={`relative min-h-0 bg-linear-to-b from-[#1c0f14] to-[#120a10] ${shape.isLying ? "w-[46%] shrink-0" : "shrink-0"}`}
    >
      {holder ? (
        <OwnHand
          groups={seen.groups}
          count={seen.hand}
          selection={turn.selection}
          lit={lit}
          shape={shape}
          indices={indices}
          fromOf={fromOf}
          move={seen.move}
          onSelect={turn.select}
          onPut={turn.put}
          inert={isCovered}
        />
      ) : (
        <Watching />
      )}
    </div>
  );
}
