import type { ComponentProps } from "react";
import { NotSentYet } from "@/components/table/notices/not-sent";
import { classes } from "@/components/ui/classes";
import { Deferred } from "@/components/ui/loading/deferred";
import { useWordList } from "@/components/words/use-word-list";
import { type BalootState, seatInTrick, type Trick, winnerOf } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { RoundLine } from "../bidding/round-line";
import { useBalootWords } from "../cards/card-words";
import { DealFlights } from "../flight/deal-flights";
import type { Dealing } from "../flight/dealing";
import type { Layout, Place } from "../layout/layout";
import { seen } from "../layout/plane";
import type { useLastTrick } from "../log/last-trick";
import { DealerCoin } from "../seats/dealer-coin";
import { OtherSeat, type SeatShown } from "../seats/other-seat";
import { slotOf, type Thrown } from "./card-spots";
import { CardsOnCarpet } from "./cards-on-carpet";
import { BoardCarpet } from "./carpet";
import styles from "./table-top.module.css";

/** The carpet, whatever lies on it or flies over it, and the others around it. */
export function TableTop({
  view,
  own,
  layout,
  placeOf,
  nameOf,
  seatsShown,
  trick,
  winner,
  thrown,
  isOwnTurn,
  dealing,
  isFresh,
  isStopped,
  isMarked,
  longPress,
}: {
  view: BalootState;
  own: Seat | null;
  layout: Layout;
  placeOf: (seat: Seat) => Place;
  nameOf: (seat: Seat) => string;
  seatsShown: readonly SeatShown[];
  trick: Trick | null;
  /** Who takes the trick, once it is full. */
  winner: Seat | null;
  /** What one has thrown oneself. */
  thrown: Thrown | null;
  isOwnTurn: boolean;
  dealing: Dealing | null;
  /** The board has just come: nothing flies that was there before. */
  isFresh: boolean;
  /** Something lies over it that comes first. */
  isStopped: boolean;
  /** What could not be sent is a card, or beside where one will lie. */
  isMarked: boolean;
  /** Looks at the last trick. */
  longPress: ReturnType<typeof useLastTrick>["longPress"];
}) {
  const { t } = useBalootWords();
  const { phase, deal } = view;
  const { contract, faceUp } = deal;
  const isBidding = phase === "dealt" || phase === "bidding" || phase === "priority" || phase === "thrown";
  const publicCard: ComponentProps<typeof CardsOnCarpet>["publicCard"] =
    faceUp && (isBidding || phase === "ready" || phase === "finalDeal")
      ? { card: faceUp, taker: isBidding || !contract ? null : placeOf(contract.taker) }
      : null;
  // One's own goes from the carpet into the hand, where it is drawn from then on.
  const isOwnNow = !isBidding && (contract?.taker ?? null) === own;
  const leads = trick && trick.cards.length > 1 ? winnerOf(trick, contract?.trump ?? null) : null;
  const slot = seen(layout.plane, slotOf(layout));
  return (
    <>
      <div
        className={classes("unmirrored absolute inset-0", layout.sidebar === 0 && phase === "reveal" && styles.under)}
        inert={isStopped}
      >
        <BoardCarpet plane={layout.plane} />
        {!(layout.isWatched && !layout.isTall) && (
          <div
            className={`${layout.isTall ? styles.veil : styles.foot} z-(--z-slot)`}
            style={{ top: layout.isTall ? layout.dashboard - 40 : 0.7 * layout.height }}
            aria-hidden="true"
          />
        )}
        <div
          className="absolute inset-x-0 top-[14%] z-(--z-carpet)"
          style={{ height: layout.plane.side * 0.6 }}
          {...longPress}
        />
        <CardsOnCarpet
          layout={layout}
          trick={trick}
          placeOf={placeOf}
          thrown={thrown}
          isOwnTurn={isOwnTurn}
          winner={winner}
          leads={leads}
          isFresh={isFresh}
          publicCard={isOwnNow ? null : publicCard}
          dealing={dealing}
        />
        <DealFlights dealing={dealing} own={own} placeOf={placeOf} layout={layout} />
        {(phase === "dealt" || phase === "bidding" || phase === "priority") && (
          <RoundLine layout={layout} deal={deal} dealing={dealing} />
        )}
        <ul aria-label={t("seats")} className="contents">
          <Deferred>
            {seatsShown
              .filter(({ place }) => place !== "south")
              .map((one) => (
                <OtherSeat key={one.seat.id} shown={one} layout={layout} />
              ))}
          </Deferred>
        </ul>
        <Deferred>
          <DealerCoin layout={layout} place={placeOf(deal.dealer)} />
        </Deferred>
        {isMarked && (
          <div
            className="-translate-1/2 absolute z-(--z-reason)"
            style={{ left: slot.x, top: slot.y + 0.5 * layout.laid }}
          >
            <NotSentYet className="rtl:[direction:rtl]" />
          </div>
        )}
      </div>
      <CarpetInWords trick={trick} publicCard={isBidding ? faceUp : null} leads={leads} nameOf={nameOf} />
    </>
  );
}

/** What lies on the carpet, for those who cannot see it. */
function CarpetInWords({
  trick,
  publicCard,
  leads,
  nameOf,
}: {
  trick: Trick | null;
  /** Whose card wins it so far. */
  leads: Seat | null;
  publicCard: BalootState["deal"]["faceUp"];
  nameOf: (seat: Seat) => string;
}) {
  const { t, cardName } = useBalootWords();
  const listed = useWordList();
  return (
    <section aria-label={t("trick")} className="sr-only">
      {publicCard && <p>{t("publicCard", { card: cardName(publicCard) })}</p>}
      {trick && trick.cards.length === 0 && <p>{t("trickEmpty")}</p>}
      {trick?.cards.map((card, index) => (
        <p key={card}>
          {listed([
            t("laid", { name: nameOf(seatInTrick(trick, index)), card: cardName(card) }),
            trick.akka && index === 0 && t("akka"),
            seatInTrick(trick, index) === leads && t("winning"),
          ])}
        </p>
      ))}
    </section>
  );
}
