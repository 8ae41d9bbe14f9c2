import { memo } from "react";
import { useTranslations } from "use-intl";
import { SeatButton } from "@/components/table/seat-button";
import { Afterwards } from "@/components/ui/afterwards";
import { OfflineIcon, RobotIcon } from "@/components/ui/icons";
import type { Contract } from "@/lib/rules/baloot";
import { sameJson } from "@/lib/table/patch";
import type { SeatView } from "@/lib/table/protocol";
import styles from "./board.module.css";
import { SeatBubble } from "./bubble";
import { Back, SuitSign, SunSign } from "./card";
import { type Clock, TurnRing } from "./clock";
import type { Held } from "./dealing";
import { CORNER, coinAt, coinSize, countAt, type Layout, type Place, roomAt, saidFrom } from "./layout";
import { Portrait } from "./portrait";
import type { Said } from "./story";

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

/** Three backs, as large as goes with a picture, and how many cards they stand for: not before they have landed. */
export function CardCount({ held, avatar }: { held: readonly Held[]; avatar: number }) {
  const count = held.at(-1)?.count ?? 0;
  if (count === 0) return null;
  const width = 0.46 * avatar;
  const badge = Math.max(20, 0.36 * avatar);
  const landing = ({ from }: Held) => (from > 0 ? { animationDelay: `${from}ms` } : { animation: "none" });
  return (
    <span
      className={`${styles.landed} relative block shrink-0`}
      style={{ width: 2 * width, height: 1.5 * width, ...(held[0] && landing(held[0])) }}
      data-held={count}
    >
      <Afterwards>
        {[-14, 0, 14].slice(0, Math.min(3, count)).map((angle, index) => (
          <span
            key={angle}
            className="absolute top-0 aspect-5/7 origin-bottom shadow-card"
            style={{ width, left: width * (0.17 + index / 3), rotate: `${angle}deg` }}
          >
            <Back />
          </span>
        ))}
      </Afterwards>
      {/* What is counted later lies over what was counted before. */}
      {held.map((one) => (
        <span
          key={one.count}
          className={`${styles.landed} -bottom-1.5 absolute left-1/2 grid -translate-x-1/2 place-items-center rounded-full border border-hairline bg-night font-extrabold text-bone tabular-nums`}
          style={{ inlineSize: badge, blockSize: badge, fontSize: badge * 0.65, ...landing(one) }}
        >
          {one.count}
        </span>
      ))}
    </span>
  );
}

/** The dealer's coin, which travels to the next dealer. */
export const DealerCoin = memo(function DealerCoin({ layout, place }: { layout: Layout; place: Place }) {
  const t = useTranslations("baloot");
  const size = coinSize(layout);
  const { x, y } = coinAt(layout, place);
  return (
    <span
      aria-hidden="true"
      data-dealer={place}
      className={`${styles.coin} absolute top-0 left-0 z-(--z-hud) grid place-items-center rounded-full border-2 border-[#fff1c9]/70 bg-linear-to-b from-brass-1 to-brass-4 font-extrabold font-index text-brass-ink shadow-card`}
      style={{
        inlineSize: size,
        blockSize: size,
        fontSize: size * 0.52,
        transform: `translate(${x - size / 2}px, ${y - size / 2}px)`,
      }}
    >
      {t("coin")}
    </span>
  );
});

/** The red flag over the seat of whoever broke the rules, above everything that has dimmed. */
export function SeatFlag({ layout, place }: { layout: Layout; place: Place }) {
  const { x, y } = layout.seats[place];
  const size = layout.avatar * 0.8;
  return (
    <span
      className="unmirrored pointer-events-none absolute z-(--z-dialog)"
      style={{
        left: Math.min(x + layout.avatar * 0.18, layout.width - size - 2),
        top: y - layout.avatar * 0.5 - size * 0.55,
      }}
      data-flag={place}
    >
      <Flag size={size} />
    </span>
  );
}

/** A red flag. */
export function Flag({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className={styles.flag}>
      <path d="M8 3.500v26" stroke="#f8e2ae" strokeWidth="3" strokeLinecap="round" />
      <path d="M9.500 4.500c5-3 8.500 3 16.500.5l-3.500 6 3.500 6c-8 2.500-11.500-3.500-16.500-.5Z" fill="#d8352f" />
      <path d="M9.500 4.500c5-3 8.500 3 16.500.5l-1.200 2c-7 2-10.500-3.500-15.300-.8Z" fill="#ff7a66" opacity=".8" />
    </svg>
  );
}

/** A name plate, with what its owner bought. */
export function Plate({
  name,
  bought,
  most = 128,
}: {
  name: string;
  bought: Contract | null;
  /** How wide it may be. */
  most?: number;
}) {
  return (
    <span
      style={{ maxWidth: most }}
      className="lacquer flex items-center gap-1.5 rounded-chip px-2.5 py-0.5 font-bold text-base/5 text-strong shadow-card"
    >
      <bdi className="truncate">{name}</bdi>
      {bought && (
        <span className="grid size-5 shrink-0 place-items-center rounded-[5px] bg-paper">
          {bought.trump ? <SuitSign suit={bought.trump} size={14} /> : <SunSign size={16} />}
        </span>
      )}
    </span>
  );
}

/** How far a bubble stands from a picture, and at least from the edge of the screen. */
const BESIDE = 12;

interface SeatProps {
  readonly shown: SeatShown;
  readonly layout: Layout;
}

/** Somebody else's seat on the edge of the carpet, drawn anew only where it is another. */
export const Seat = memo(OnCarpet, (one, other) => one.layout === other.layout && sameJson(one.shown, other.shown));

function OnCarpet({ shown, layout }: SeatProps) {
  const { seat, name, place, spoken, isUs, bought, held, clock, said } = shown;
  const { avatar, ring, isTall } = layout;
  const at = layout.seats[place];
  const Sign =
    seat.bot !== null ? null : seat.quit || seat.standIn ? RobotIcon : seat.presence === "here" ? null : OfflineIcon;
  const isBeside = place === "north" || !isTall;
  const room = roomAt(layout, place, "bubble");
  const isRightOf = countAt(layout, place) === "right";
  const beside = saidFrom(layout, place);
  const isAfterCards = room === countAt(layout, place);
  const free = (room === "left" ? at.x : layout.width - at.x) - ring / 2;
  const mostSaid = room === "over" ? undefined : free - (isAfterCards ? beside + CORNER : BESIDE);
  // Beside the edge of a phone a long name grows inwards, and a short one stays under its picture.
  // What one of them says goes over the cards of the one between them.
  const edge = isBeside ? null : place === "west" ? "start" : "end";
  return (
    <li
      className={`unmirrored absolute grid ${said && place !== "north" ? "z-41" : "z-(--z-seats)"} ${edge === null ? "-translate-x-1/2 justify-items-center" : edge === "start" ? "justify-items-start" : "-translate-x-full justify-items-end"}`}
      style={{
        left: edge === null ? at.x : edge === "start" ? at.x - ring / 2 : at.x + ring / 2,
        top: at.y - ring / 2,
      }}
      data-seat={place}
    >
      <span className="sr-only">{spoken}</span>
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
            data-sign={Sign === RobotIcon ? "bot" : "offline"}
            className="-right-1 absolute bottom-0 grid size-6 place-items-center rounded-full border border-hairline bg-night text-madder-1"
          >
            <Sign size={15} />
          </span>
        )}
        {isBeside && (
          <span className={`absolute top-1/2 -translate-y-1/2 ${isRightOf ? "left-full ml-1" : "right-full mr-1"}`}>
            <CardCount held={held} avatar={avatar} />
          </span>
        )}
        <SeatBubble
          said={said}
          most={mostSaid}
          style={room === "over" ? undefined : { [room === "left" ? "marginRight" : "marginLeft"]: beside }}
          tail={room !== "over" ? "none" : place === "east" ? "right" : "left"}
          className={`absolute z-(--z-reveal) ${
            room === "over"
              ? `bottom-full mb-1.5 ${place === "west" ? "left-0" : "right-0"}`
              : `${isAfterCards ? "top-0" : place === "north" ? "bottom-1/2" : "top-1/2 -translate-y-1/2"} ${room === "left" ? "right-full" : "left-full"}`
          }`}
        />
      </span>
      {/* Another plate where more is on it: it may stand in the middle, and would move. */}
      <span
        key={bought?.kind}
        aria-hidden="true"
        className="-mt-2 relative grid justify-items-center"
        style={{ minWidth: ring }}
      >
        <Plate name={name} bought={bought} most={edge ? 108 : Math.max(128, 1.9 * avatar)} />
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
