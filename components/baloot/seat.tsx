import { OfflineIcon, RobotIcon } from "@/components/ui/icons";
import type { Contract } from "@/lib/rules/baloot";
import type { SeatView } from "@/lib/table/protocol";
import styles from "./board.module.css";
import { SaidBubble } from "./bubble";
import { Back, SuitSign, SunSign } from "./card";
import { type Clock, TurnRing } from "./clock";
import { coinAt, coinSize, type Layout, type Place, RING } from "./layout";
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
  readonly count: number;
  readonly clock: Clock | null;
  readonly said: Said | null;
}

/** Three backs and how many cards they stand for. */
function CardCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="relative block h-9 w-12 shrink-0">
      {[-14, 0, 14].slice(0, Math.min(3, count)).map((angle, index) => (
        <span
          key={angle}
          className="absolute top-0 h-8.5 w-6 origin-bottom shadow-card"
          style={{ left: 4 + index * 8, rotate: `${angle}deg` }}
        >
          <Back />
        </span>
      ))}
      <span className="-bottom-1.5 absolute left-1/2 grid size-5 -translate-x-1/2 place-items-center rounded-full border border-hairline bg-night font-extrabold text-bone text-sm tabular-nums">
        {count}
      </span>
    </span>
  );
}

/** The dealer's coin, which travels to the next dealer. */
export function DealerCoin({ layout, place }: { layout: Layout; place: Place }) {
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
      D
    </span>
  );
}

/** The red flag over the seat of whoever broke the rules, above everything that has dimmed. */
export function SeatFlag({ layout, place }: { layout: Layout; place: Place }) {
  const { x, y } = layout.seats[place];
  const size = layout.avatar * 0.8;
  return (
    <span
      className="unmirrored pointer-events-none absolute z-(--z-dialog)"
      style={{ left: x + layout.avatar * 0.18, top: y - layout.avatar * 0.5 - size * 0.55 }}
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
export function Plate({ name, bought }: { name: string; bought: Contract | null }) {
  return (
    <span className="lacquer flex max-w-32 items-center gap-1.5 rounded-chip px-2.5 py-0.5 font-bold text-base/5 text-strong shadow-card">
      <bdi className="truncate">{name}</bdi>
      {bought && (
        <span className="grid size-5 shrink-0 place-items-center rounded-[5px] bg-paper">
          {bought.trump ? <SuitSign suit={bought.trump} size={14} /> : <SunSign size={16} />}
        </span>
      )}
    </span>
  );
}

/** Somebody else's seat on the edge of the carpet. */
export function Seat({ shown, layout }: { shown: SeatShown; layout: Layout }) {
  const { seat, name, place, spoken, isUs, bought, count, clock, said } = shown;
  const { avatar, isTall } = layout;
  const at = layout.seats[place];
  const ring = avatar + RING;
  const Sign =
    seat.bot !== null ? null : seat.quit || seat.standIn ? RobotIcon : seat.presence === "here" ? null : OfflineIcon;
  const isBeside = place === "north" || !isTall;
  // On a phone on its side there is no room over a seat, but plenty outside the carpet.
  const isLow = !isTall && layout.sidebar === 0;
  const side = place === "east" ? "right-full mr-1" : "left-full ml-1";
  return (
    <li
      className="unmirrored absolute z-(--z-seats) -translate-x-1/2 grid justify-items-center"
      style={{ left: at.x, top: at.y - ring / 2 }}
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
          <span className="-right-1 absolute bottom-0 grid size-6 place-items-center rounded-full border border-hairline bg-night text-madder-1">
            <Sign size={15} />
          </span>
        )}
        {isBeside && (
          <span className={`absolute top-1/2 -translate-y-1/2 ${side}`}>
            <CardCount count={count} />
          </span>
        )}
        {said && (
          <span
            className={`absolute z-(--z-reveal) ${
              isLow && place !== "north"
                ? `top-1/2 -translate-y-1/2 ${place === "west" ? "right-full mr-2" : "left-full ml-2"}`
                : place === "north"
                  ? "right-full mr-2 bottom-1/2"
                  : place === "west"
                    ? "bottom-full left-0 mb-1.5"
                    : "right-0 bottom-full mb-1.5"
            }`}
          >
            <SaidBubble said={said} tail={isLow || place === "north" ? "none" : place === "east" ? "right" : "left"} />
          </span>
        )}
      </span>
      <span aria-hidden="true" className="-mt-2 relative">
        <Plate name={name} bought={bought} />
      </span>
      {!isBeside && (
        <span aria-hidden="true" className="mt-1">
          <CardCount count={count} />
        </span>
      )}
    </li>
  );
}
