import type { ComponentProps } from "react";
import { useTalkStrip } from "@/components/chat/use-talk-strip";
import type { BoardProps } from "@/components/table/board-props";
import { classes } from "@/components/ui/classes";
import { Deferred } from "@/components/ui/loading/deferred";
import type { BalootAction, BalootOptions, BalootState } from "@/lib/rules/baloot";
import { BiddingFoot } from "../bidding/bidding-foot";
import { useBalootWords } from "../cards/card-words";
import { Hand } from "../hand/hand";
import type { Layout } from "../layout/layout";
import type { BalootLog } from "../log/log";
import type { SeatShown } from "../seats/other-seat";
import { OwnSeatAndDeeds } from "../seats/own-seat-and-deeds";
import type { askedOf } from "../turn/asked";
import type { Clock } from "../turn/clock";
import styles from "./own-side.module.css";
import { TalkInStrip } from "./talk-in-strip";
import type { useOwnPlay } from "./use-own-play";
import { WatchedLog } from "./watching";

/** The near side of the table: one's own place with what one can do, and one's hand; whoever looks on reads the log there. */
export function OwnSide({
  shown,
  layout,
  log,
  self,
  own,
  asked,
  words,
  clock,
  isFresh,
  isStopped,
  isOpen,
  isFootFree,
  say,
}: Pick<BoardProps<BalootState, BalootAction, BalootOptions>, "shown" | "say"> & {
  layout: Layout;
  log: ComponentProps<typeof BalootLog>;
  /** Who is seen to sit there. */
  self: SeatShown | null;
  own: ReturnType<typeof useOwnPlay>;
  asked: ReturnType<typeof askedOf>;
  /** Whose turn it is. */
  words: string;
  /** Of what the table waits for, null where it waits for nobody. */
  clock: Clock | null;
  isFresh: boolean;
  /** Something lies over the table that comes first. */
  isStopped: boolean;
  /** One's own hand lies open, because one's claim was refused. */
  isOpen: boolean;
  /** Nothing else stands at the foot of an upright window. */
  isFootFree: boolean;
}) {
  const { t } = useBalootWords();
  const { view, seat, word, reach } = shown;
  const { hand, deeds, isMarkLaid } = own;
  const isTalking = useTalkStrip(layout.isTall && !isStopped);
  const isArriving = seat !== null && shown.table.seats[seat]?.standIn === "arriving";
  return (
    <>
      {self && (
        <div
          inert={isStopped || isTalking}
          className={classes(layout.isTall && view.phase === "reveal" && styles.unsaid, isTalking && "invisible")}
        >
          <Deferred>
            <OwnSeatAndDeeds
              layout={layout}
              shown={self}
              deal={view.deal}
              deeds={deeds}
              words={isArriving ? t("arriving") : words}
              clock={clock}
              isMarked={!isMarkLaid && !isStopped}
              line={`${word?.id} ${reach}`}
              onBack={asked.isReplaced && !isArriving ? () => say({ action: "back" }) : null}
            />
          </Deferred>
        </div>
      )}
      {isTalking && (
        <TalkInStrip layout={layout} cards={hand.cards} words={words} clock={clock} isOwnTurn={asked.isOwnTurn} />
      )}
      {seat === null && layout.isTall && <WatchedLog layout={layout} log={log} />}
      <div inert={isStopped}>
        <Hand
          cards={hand.cards}
          layout={layout}
          isOwnTurn={asked.isOwnTurn}
          whyNot={own.whyNotCard}
          glowing={hand.glowing}
          raised={hand.raised}
          isFresh={isFresh}
          lifted={hand.lifted}
          arrivals={hand.arrivals}
          byItself={own.lastCard}
          note={isOpen ? t("sawaOpen") : null}
          isFootFree={isFootFree && !isTalking}
          onPlay={own.play}
          onLift={hand.lift}
        />
      </div>
      {layout.isTall && seat !== null && isFootFree && !isTalking && (
        <BiddingFoot view={view} own={seat} words={words} nameOf={log.nameOf} />
      )}
    </>
  );
}
