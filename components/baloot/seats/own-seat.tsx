import type { ReactNode } from "react";
import { SeatButton } from "@/components/table/seats/seat-button";
import { SeatBubble } from "../bubbles/bubble";
import type { Layout } from "../layout/layout";
import { TurnRing } from "../turn/clock";
import { CardCount } from "./card-count";
import { Plate } from "./name-plate";
import type { SeatShown } from "./other-seat";
import { Portrait } from "./portrait";

/** One's own picture, name and what one has just said, where one sits; who looks on sees the cards there from behind. */
export function OwnSeat({
  shown,
  layout,
  isQuiet = false,
  children,
}: {
  shown: SeatShown;
  layout: Layout;
  /** What one has said is not to be seen now. */
  isQuiet?: boolean;
  children?: ReactNode;
}) {
  const { seat, clock, name, bought, said } = shown;
  const { avatar, ring, seats, width, isTall, isWatched } = layout;
  const { x, y } = seats.south;
  return (
    <div
      className="-translate-x-1/2 absolute z-(--z-dashboard) grid w-max justify-items-center"
      style={{ left: x, top: y - ring / 2 }}
      data-seat="south"
    >
      <span className="sr-only">{shown.spoken}</span>
      <span aria-hidden="true" className="unmirrored relative" data-speaker={seat.id}>
        <TurnRing clock={clock} size={ring}>
          <span
            className="grid place-items-center overflow-hidden rounded-full border-[2.5px] border-brass-3"
            style={{ inlineSize: avatar, blockSize: avatar }}
          >
            <Portrait seat={seat} size={avatar - 5} />
          </span>
        </TurnRing>
        {isWatched && !isTall && (
          <span className={`absolute top-1/2 -translate-y-1/2 ${x > width / 2 ? "right-full mr-1" : "left-full ml-1"}`}>
            <CardCount held={shown.held} avatar={avatar} />
          </span>
        )}
        <SeatBubble
          said={isQuiet ? null : said}
          tail={x > width / 2 ? "right" : "left"}
          className={`absolute bottom-full z-(--z-reveal) mb-1.5 ${x > width / 2 ? "right-0" : "left-0"}`}
        />
      </span>
      <span key={bought?.kind} aria-hidden="true" className="unmirrored -mt-2 relative">
        <Plate name={name} bought={bought} />
      </span>
      {children}
      {isWatched && <SeatButton seat={seat} name={name} picture={<Portrait seat={seat} size={64} />} />}
    </div>
  );
}
