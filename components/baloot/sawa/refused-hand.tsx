import type { CSSProperties } from "react";
import { useWordList } from "@/components/words/use-word-list";
import { type BalootState, handOf } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { useBalootWords } from "../cards/card-words";
import { roomBeside } from "../layout/beside-seat";
import type { Layout, Place } from "../layout/layout";
import { OpenHand } from "./open-hand";

/** Whose cards lie open because their claim was refused, until the hand is counted. */
export const refusedSeat = ({ phase, deal: { sawa } }: BalootState): Seat | null =>
  sawa?.answer === "refused" && phase !== "sheet" && phase !== "over" ? sawa.seat : null;

/** A refused claimant's hand, which stays open where its owner sits, clear of the trick, until every trick is played. */
export function RefusedHand({
  view,
  layout,
  place,
  seat,
  nameOf,
}: {
  view: BalootState;
  layout: Layout;
  place: Place;
  seat: Seat;
  nameOf: (seat: Seat) => string;
}) {
  const { t, cardName } = useBalootWords();
  const listed = useWordList();
  const cards = handOf(view, seat);
  if (cards.length === 0) return null;
  const { ring, seats, width: all, isTall } = layout;
  const at = seats[place];
  const width = Math.max(36, layout.laid * 0.46);
  const reach = ring / 2 + 5;
  const room = roomBeside(layout, place, "hand");
  const style: CSSProperties =
    room === "over"
      ? {
          bottom: layout.height - at.y + reach,
          ...(isTall
            ? place === "west"
              ? { left: 6 }
              : { left: all - 6, translate: "-100%" }
            : { left: at.x, translate: "-50%" }),
        }
      : {
          top: at.y,
          left: room === "left" ? at.x - reach : at.x + reach,
          translate: `${room === "left" ? -100 : 0}% ${place === "north" ? -60 : -50}%`,
        };
  return (
    <section
      aria-label={t("openHand", { name: nameOf(seat) })}
      data-exposed={place}
      className="absolute z-80"
      style={style}
    >
      <OpenHand view={view} seat={seat} width={width} />
      <p className="sr-only">{listed(cards.map(cardName))}</p>
    </section>
  );
}
