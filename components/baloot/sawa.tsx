import type { CSSProperties } from "react";
import { Button } from "@/components/ui/button";
import { useTakenFocus } from "@/components/ui/take-focus";
import { isolated } from "@/lib/client/i18n/isolated";
import { useListed } from "@/lib/client/i18n/listed";
import { useStored } from "@/lib/client/stored";
import { type BalootAction, type BalootState, handOf, handOrder, seatInTrick } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import styles from "./board.module.css";
import { Face } from "./card";
import { useBalootWords } from "./card-words";
import { type Clock, ClockBar, ClockText } from "./clock";
import { type Layout, type Place, roomAt } from "./layout";
import { cardSettings } from "./settings";
import { trickOnCarpet } from "./story";

/** The cards of whoever claimed the rest, lying open in the order of a hand. */
export function OpenHand({ view, seat, width }: { view: BalootState; seat: Seat; width: number }) {
  const { order } = useStored(cardSettings);
  return (
    <div className="unmirrored flex justify-center" aria-hidden="true" data-open-hand={seat}>
      {handOrder(handOf(view, seat), view.deal.contract, order).map((card, index) => (
        <span
          key={card}
          className={`${styles.opened} rounded-[6px] shadow-hand`}
          style={{ width, marginLeft: index === 0 ? 0 : -0.42 * width, animationDelay: `${60 * index}ms` }}
        >
          <Face card={card} />
        </span>
      ))}
    </div>
  );
}

/** The trick the claim was made in, each card by whoever played it: what lies on the carpet is covered. */
function TrickBeside({ view, nameOf }: { view: BalootState; nameOf: (seat: Seat) => string }) {
  const { t } = useBalootWords();
  const trick = trickOnCarpet(view);
  if (!trick) return null;
  return (
    <div aria-hidden="true" className="grid justify-items-center gap-1.5" data-claimed-in={trick.cards.length}>
      <p className="text-md text-sand">{t(trick.cards.length > 0 ? "trick" : "sawaLeads")}</p>
      {trick.cards.length > 0 && (
        <div className="unmirrored flex gap-2.5">
          {trick.cards.map((card, place) => (
            <span key={card} className="grid w-13 justify-items-center gap-0.5">
              <span className="block w-12 rounded-[4px] shadow-card">
                <Face card={card} />
              </span>
              <bdi className="max-w-full truncate text-sand text-sm/4">{nameOf(seatInTrick(trick, place))}</bdi>
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

/** The claim to every trick that is left: the hand lies open, and the opponents are asked. */
export function SawaPause({
  view,
  layout,
  own,
  clock,
  nameOf,
  act,
}: {
  view: BalootState;
  layout: Layout;
  own: Seat | null;
  clock: Clock;
  nameOf: (seat: Seat) => string;
  act: (action: BalootAction) => void;
}) {
  const { t, cardName } = useBalootWords();
  const listed = useListed();
  const heading = useTakenFocus<HTMLHeadingElement>();
  const { sawa } = view.deal;
  if (!sawa) return null;
  const isAsked = own !== null && view.asked.includes(own);
  return (
    <section
      aria-label={t("sawa")}
      className="absolute inset-x-0 top-[max(16%,9rem)] z-(--z-reveal) mx-auto grid w-[min(30rem,calc(100%-20px))] animate-pop justify-items-center gap-3 rounded-panel p-4 lacquer shadow-modal [@media(max-height:699px)]:top-2 [@media(max-height:520px)]:gap-2 [@media(max-height:520px)]:p-3"
    >
      <h2 ref={heading} tabIndex={-1} className="text-center font-extrabold text-brass-1 text-xl/6 outline-none">
        {sawa.seat === own ? t("sawaOwn") : t("sawaOf", { name: isolated(nameOf(sawa.seat)) })}
      </h2>
      <div className="flex w-full flex-col items-center gap-3 [@media(max-height:520px)]:flex-row [@media(max-height:520px)]:justify-center [@media(max-height:520px)]:gap-6">
        <OpenHand view={view} seat={sawa.seat} width={(layout.width < 380 ? 66 : 76) * layout.scale} />
        <TrickBeside view={view} nameOf={nameOf} />
      </div>
      <p className="sr-only">{listed(handOf(view, sawa.seat).map(cardName))}</p>
      <ClockBar clock={clock} className="w-full" />
      {isAsked ? (
        <div className="flex w-full items-center gap-3">
          <Button
            look="quiet"
            className="flex-1"
            data-deed="refuse"
            onClick={() => act({ action: "answer", accept: false })}
          >
            {t("refuse")}
          </Button>
          <ClockText clock={clock} className="min-w-14 text-center text-lg" />
          <Button
            look="brass"
            className="flex-1"
            data-deed="accept"
            onClick={() => act({ action: "answer", accept: true })}
          >
            {t("accept")}
          </Button>
        </div>
      ) : (
        <p className="text-base text-sand">
          {t("sawaWaits")} <ClockText clock={clock} />
        </p>
      )}
    </section>
  );
}

/** A refused claimant's hand, which stays open where its owner sits, clear of the trick, until every trick is played. */
export function Exposed({
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
  const listed = useListed();
  const cards = handOf(view, seat);
  if (cards.length === 0) return null;
  const { ring, seats, width: all, isTall } = layout;
  const at = seats[place];
  const width = Math.max(36, layout.laid * 0.46);
  const reach = ring / 2 + 5;
  const room = roomAt(layout, place, "hand");
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
