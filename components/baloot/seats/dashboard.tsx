import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Deed } from "../actions/deed";
import { SuitDeeds } from "../actions/deed-buttons";
import type { Layout } from "../layout/layout";
import { type Clock, ClockBar, ClockText, LastSeconds } from "../turn/clock";
import { CardCount } from "./card-count";
import type { SeatShown } from "./other-seat";

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
      <span className="line-clamp-2 font-bold text-base/5 text-strong max-[22.5rem]:line-clamp-3 max-[22.5rem]:text-md/4.5">
        {words}
      </span>
      {clock && <Text clock={clock} className="text-lg/6" />}
    </p>
  );
}

/** A row of buttons over the strip, and what it stands clear of it by. */
const ROW = 58;
/** Of the suits below the edge over them. */
const SUITS_TOP = 10;

/** The strip between carpet and hand on a phone: the turn and its clock, the buttons, the trump at the end where nothing moves it, beside one's own seat. */
export function Dashboard({
  layout,
  shown,
  words,
  clock,
  token,
  suits,
  children,
}: {
  layout: Layout;
  shown: SeatShown;
  words: string | null;
  clock: Clock | null;
  token: ReactNode;
  /** The suits of a hokum to be chosen, which have a row of their own over the rest. */
  suits: readonly Deed[];
  children: ReactNode;
}) {
  const t = useTranslations("baloot");
  const { isWatched } = layout;
  const room = layout.ring + 16;
  const isDouble = suits.length > 0;
  const row = isDouble ? ROW * layout.scale : 0;
  return (
    <section
      aria-label={t("you")}
      data-dashboard=""
      className="absolute inset-x-0 z-(--z-dashboard) mx-auto flex items-center gap-2.5 pe-2.5"
      style={{
        top: layout.dashboard,
        blockSize: "4.5rem",
        inlineSize: layout.strip,
        paddingInlineStart: room,
      }}
    >
      {/* Higher with a row of suits: another one each time, so that nothing that was there moves by itself. */}
      <span
        key={String(isDouble)}
        aria-hidden="true"
        className="-z-1 lacquer absolute inset-x-0 bottom-0 rounded-panel shadow-panel"
        style={{ top: -row }}
      />
      {clock && (
        <span
          key={`clock ${isDouble}`}
          className="absolute end-4"
          style={{ insetInlineStart: room - 8, top: -row - 1 }}
        >
          <ClockBar clock={clock} />
        </span>
      )}
      {/* Who looks on is told whose turn it is, and how many cards lie here. */}
      {isWatched && (
        <span className="unmirrored" aria-hidden="true">
          <CardCount held={shown.held} avatar={layout.avatar} />
        </span>
      )}
      {isDouble && (
        <div className="absolute end-2.5" style={{ insetInlineStart: room, top: SUITS_TOP - row }}>
          <SuitDeeds deeds={suits} />
        </div>
      )}
      {isDouble && clock && <ClockText clock={clock} className="text-lg/6" />}
      {words && <TurnWords words={words} clock={clock} isBrief={!isWatched && shown.clock === null} />}
      {children}
      {isWatched && <span className="ms-auto" />}
      {token}
    </section>
  );
}
