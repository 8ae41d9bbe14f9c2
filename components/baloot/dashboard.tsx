import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { SeatButton } from "@/components/table/seat-button";
import { SeatBubble } from "./bubble";
import { type Clock, ClockBar, ClockText, LastSeconds, TurnRing } from "./clock";
import type { Layout } from "./layout";
import { Portrait } from "./portrait";
import { CardCount, Plate, type SeatShown } from "./seat";

/** One's own picture, name and what one has just said, where one sits; who looks on sees the cards there from behind. */
export function OwnSeat({ shown, layout, children }: { shown: SeatShown; layout: Layout; children?: ReactNode }) {
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
          said={said}
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

/** Whose turn it is, and how long it lasts; other words are another line, so that none of them moves. */
export function TurnWords({
  words,
  clock,
  isBrief = false,
}: {
  words: string;
  clock: Clock | null;
  /** Only the last seconds are counted. */
  isBrief?: boolean;
}) {
  const Text = isBrief ? LastSeconds : ClockText;
  return (
    <p key={`${words} ${clock !== null}`} className="grid min-w-0 leading-tight">
      <span className="line-clamp-2 font-bold text-base/5 text-strong">{words}</span>
      {clock && <Text clock={clock} className="text-lg/6" />}
    </p>
  );
}

/** The strip between carpet and hand on a phone: the turn and its clock, the buttons, the trump at the end where nothing moves it, beside one's own seat. */
export function Dashboard({
  layout,
  shown,
  words,
  clock,
  token,
  children,
}: {
  layout: Layout;
  shown: SeatShown;
  words: string | null;
  clock: Clock | null;
  token: ReactNode;
  children: ReactNode;
}) {
  const t = useTranslations("baloot");
  const { isWatched } = layout;
  const room = layout.ring + 16;
  return (
    <section
      aria-label={t("you")}
      data-dashboard=""
      className="lacquer absolute inset-x-0 z-(--z-dashboard) mx-auto flex h-18 items-center gap-2.5 rounded-panel pe-2.5 shadow-panel"
      style={{ top: layout.dashboard, inlineSize: layout.strip, paddingInlineStart: room }}
    >
      {clock && (
        <span className="-top-px absolute end-4" style={{ insetInlineStart: room - 8 }}>
          <ClockBar clock={clock} />
        </span>
      )}
      {/* Who looks on is told whose turn it is, and how many cards lie here. */}
      {isWatched && (
        <span className="unmirrored" aria-hidden="true">
          <CardCount held={shown.held} avatar={layout.avatar} />
        </span>
      )}
      {words && <TurnWords words={words} clock={clock} isBrief={!isWatched && shown.clock === null} />}
      {children}
      {isWatched && <span className="ms-auto" />}
      {token}
    </section>
  );
}
