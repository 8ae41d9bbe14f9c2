import { memo } from "react";
import { SeatButton } from "@/components/table/seats/seat-button";
import { OfflineIcon, RobotIcon } from "@/components/ui/icons";
import type { Contract } from "@/lib/rules/baloot";
import { sameJson } from "@/lib/table/wire/patch";
import type { SeatView } from "@/lib/table/wire/protocol";
import { type Placed, SeatBubble } from "../bubbles/bubble";
import type { Said } from "../bubbles/said";
import type { Held } from "../flight/dealing";
import { countAt, roomBeside, saidFrom } from "../layout/beside-seat";
import { CORNER, type Layout, type Place } from "../layout/layout";
import { type Clock, TurnRing } from "../turn/clock";
import { CardCount } from "./card-count";
import { Plate } from "./name-plate";
import { Portrait } from "./portrait";

/** What of a seat is shown on the carpet. */
export interface SeatShown {
  readonly seat: SeatView;
  readonly name: string;
  readonly place: Place;
  /** Everything about the seat in words. */
  readonly spoken: string;
  readonly isUs: boolean;
  readonly bought: Contract | null;
  /** How many cards lie there; in a deal how they come to be so many. */
  readonly held: readonly Held[];
  readonly clock: Clock | null;
  readonly said: Said | null;
}

/** How far a bubble stands from a picture, and at least from the edge of the screen. */
const BESIDE = 12;

/** Where what a neighbour says stands, and how wide it may be beside the picture. */
function bubbleAt(layout: Layout, place: Place): Placed {
  const room = roomBeside(layout, place, "bubble");
  if (room === "over")
    return {
      tail: place === "east" ? "right" : "left",
      className: `bottom-full mb-1.5 ${place === "west" ? "left-0" : "right-0"}`,
    };
  const at = layout.seats[place];
  const beside = saidFrom(layout, place);
  const isAfterCards = room === countAt(layout, place);
  const free = (room === "left" ? at.x : layout.width - at.x) - layout.ring / 2;
  const height = isAfterCards ? "top-0" : place === "north" ? "bottom-1/2" : "top-1/2 -translate-y-1/2";
  return {
    tail: "none",
    most: free - (isAfterCards ? beside + CORNER : BESIDE),
    style: { [room === "left" ? "marginRight" : "marginLeft"]: beside },
    className: `${height} ${room === "left" ? "right-full" : "left-full"}`,
  };
}

/** Who acts for a seat, or that its player is not there; null where its player is, or where it is a bot's. */
function signOf({ bot, quit, standIn, presence }: SeatView): "bot" | "offline" | null {
  if (bot !== null) return null;
  if (quit || standIn) return "bot";
  return presence === "here" ? null : "offline";
}
const signs = { bot: RobotIcon, offline: OfflineIcon } as const;

interface SeatProps {
  readonly shown: SeatShown;
  readonly layout: Layout;
}

/** Somebody else's seat on the edge of the carpet, drawn anew only where it is another. */
export const OtherSeat = memo(
  OnCarpet,
  (one, other) => one.layout === other.layout && sameJson(one.shown, other.shown),
);

/** From which edge of its picture a seat grows: beside the edge of a phone a long name grows inwards, and a short one stays under its picture. */
const growths = { middle: "justify-items-center", start: "justify-items-start", end: "justify-items-end" } as const;

function OnCarpet({ shown, layout }: SeatProps) {
  const { seat, name, place, spoken, bought, held, said } = shown;
  const { avatar, ring, isTall } = layout;
  const at = layout.seats[place];
  const isBeside = place === "north" || !isTall;
  const growth = growths[isBeside ? "middle" : place === "west" ? "start" : "end"];
  return (
    <li
      // What one of them says goes over the cards of the one between them. It is no wider than the clock: a plate that
      // grows by what was bought would else move the picture, and the clock round it.
      className={`unmirrored absolute grid grid-cols-[100%] ${said && place !== "north" ? "z-41" : "z-(--z-seats)"} ${growth}`}
      style={{ left: at.x - ring / 2, top: at.y - ring / 2, width: ring }}
      data-seat={place}
    >
      <span className="sr-only">{spoken}</span>
      <Picture shown={shown} layout={layout} isCounted={isBeside} />
      {/* Another plate where more is on it: it may stand in the middle, and would move. */}
      <span
        key={bought?.kind}
        aria-hidden="true"
        className="-mt-2 relative grid w-max justify-items-center"
        style={{ minWidth: ring }}
      >
        <Plate name={name} bought={bought} most={isBeside ? Math.max(128, 1.9 * avatar) : 108} />
      </span>
      {!isBeside && (
        <span aria-hidden="true" className="mt-1 grid justify-items-center" style={{ minWidth: ring }}>
          <CardCount held={held} avatar={avatar} />
        </span>
      )}
      <SeatButton seat={seat} name={name} picture={<Portrait seat={seat} size={64} />} />
    </li>
  );
}

/** A player's picture in the clock of their turn, with what it is marked by and what they say; their cards are counted beside it where there is room. */
function Picture({ shown, layout, isCounted }: SeatProps & { isCounted: boolean }) {
  const { seat, place, isUs, held, clock, said } = shown;
  const { avatar, ring } = layout;
  const sign = signOf(seat);
  const Sign = sign && signs[sign];
  const { className, ...bubble } = bubbleAt(layout, place);
  const isRightOf = countAt(layout, place) === "right";
  return (
    <span aria-hidden="true" className="relative grid place-items-center" data-speaker={seat.id}>
      <TurnRing clock={clock} size={ring}>
        <span
          className={`grid place-items-center overflow-hidden rounded-full border-[2.5px] ${isUs ? "border-brass-3" : "border-madder-2"}`}
          style={{ inlineSize: avatar, blockSize: avatar }}
        >
          <Portrait seat={seat} size={avatar - 5} />
        </span>
      </TurnRing>
      {Sign && (
        <span
          data-sign={sign}
          className="-right-1 absolute bottom-0 grid size-6 place-items-center rounded-full border border-hairline bg-night text-madder-1"
        >
          <Sign size={15} />
        </span>
      )}
      {isCounted && (
        <span className={`absolute top-1/2 -translate-y-1/2 ${isRightOf ? "left-full ml-1" : "right-full mr-1"}`}>
          <CardCount held={held} avatar={avatar} />
        </span>
      )}
      <SeatBubble said={said} {...bubble} className={`absolute z-(--z-reveal) ${className}`} />
    </span>
  );
}
