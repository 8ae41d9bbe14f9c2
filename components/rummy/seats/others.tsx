import type { BoardShape } from "@/components/melds/layout/board-shape";
import { type OtherSeat, SeatChips } from "@/components/melds/seats/seat-chips";
import { useCardWords } from "../use-card-words";

/** The others in play order, each with whether they have declared. */
export function Others({
  others,
  shape: { isPhone, isSmall },
  isEnded,
  deadline,
  totalMs,
}: {
  others: readonly OtherSeat[];
  shape: BoardShape;
  isEnded: boolean;
  deadline: number | null;
  totalMs: number;
}) {
  const { t } = useCardWords();
  const areSmall = isSmall || (isPhone && others.length > 3);
  return (
    <SeatChips
      others={others}
      deadline={isEnded ? null : deadline}
      totalMs={totalMs}
      inert={isEnded}
      isSmall={areSmall}
      size={areSmall ? 36 : 38}
      words={{ laid: t("declared"), notYet: t("notYet") }}
      className={areSmall ? "justify-evenly" : ""}
    />
  );
}
