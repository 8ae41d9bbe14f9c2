import type { ComponentProps } from "react";
import { SaduBand } from "@/components/decor/sadu-band";
import { WhyWatching } from "@/components/table/notices/why-watching";
import type { SeatView } from "@/lib/table/wire/protocol";
import styles from "../board.module.css";
import type { Shape } from "../board-shape";
import { useCardWords } from "../card-words";
import { Hand } from "./hand";
import { OwnSeat } from "./own-seat";

/** The foot of the board: one's own seat and cards, or that one looks on. */
export function OwnShelf({
  holder,
  shape,
  isCovered,
  seat,
  hand,
}: {
  /** Whose seat it is, null for whoever looks on. */
  holder: SeatView | null;
  shape: Shape;
  isCovered: boolean;
  seat: Omit<ComponentProps<typeof OwnSeat>, "seat" | "shape" | "scale">;
  hand: Omit<ComponentProps<typeof Hand>, "card" | "twoRows" | "isLow">;
}) {
  const { t } = useCardWords();
  const { isPhone, isLow, isLowest, card, scale } = shape;
  return (
    <div
      inert={isCovered}
      data-shelf=""
      className={`${styles.shelf} relative z-(--z-hand) bg-linear-to-b from-(--shelf) via-(--shelf-middle) to-(--shelf-foot) pb-(--safe-bottom)`}
    >
      <SaduBand kind="trim" cell={isLowest ? 1 : isPhone || isLow ? 1.5 : 2} />
      {holder ? (
        <div
          className={
            isPhone
              ? "grid grid-cols-[minmax(0,1fr)] pt-2"
              : "grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 ps-[max(28px,var(--safe-start))] pe-[max(8px,var(--safe-end))]"
          }
        >
          <OwnSeat {...seat} seat={holder} shape={isPhone ? "row" : isLow ? "block" : "column"} scale={scale} />
          <Hand {...hand} card={card} twoRows={isPhone} isLow={isLow} />
        </div>
      ) : (
        <div className="px-4 py-6 text-center">
          <WhyWatching>
            <p className="font-extrabold text-strong text-xl">{t("watching")}</p>
            <p className="text-base text-sand">{t("watchingText")}</p>
          </WhyWatching>
        </div>
      )}
    </div>
  );
}
