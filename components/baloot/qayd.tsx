import { useState } from "react";
import { Button } from "@/components/ui/button";
import { inOrder } from "@/components/ui/in-order";
import { useTakenFocus } from "@/components/ui/take-focus";
import { isolated } from "@/components/words/isolated";
import { useTimeLeft } from "@/lib/browser/clock";
import {
  type BalootAction,
  type BalootState,
  playsOf,
  type Side,
  seatInTrick,
  sideOf,
  type Trick,
  whyNotContest,
  winnerOf,
} from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import type { SeatView } from "@/lib/table/protocol";
import styles from "./board.module.css";
import { Face } from "./card";
import { useBalootWords } from "./card-words";
import { type Clock, TurnRing } from "./clock";
import type { Layout } from "./layout";
import { Portrait } from "./portrait";

const RING = 62;

/** Everything stands still in sepia while the accuser looks for the card that broke the rules. */
export default function QaydPause({
  view,
  own,
  us,
  clock,
  seats,
  layout,
  nameOf,
  act,
}: {
  view: BalootState;
  layout: Layout;
  own: Seat | null;
  us: Side;
  clock: Clock;
  seats: readonly (SeatView | null)[];
  nameOf: (seat: Seat) => string;
  act: (action: BalootAction) => void;
}) {
  const { t, cardName } = useBalootWords();
  const [picked, setPicked] = useState<number | null>(null);
  const heading = useTakenFocus<HTMLHeadingElement>();
  const { qayd, deal } = view;
  if (!qayd) return null;
  const isOwn = qayd.by === own;
  const accuser = seats[qayd.by];
  const play = picked === null ? undefined : playsOf(deal)[picked];
  return (
    <section
      aria-label={t("qayd")}
      className={`${styles.sepia} absolute inset-0 z-(--z-reveal) grid justify-items-center p-3 pb-[max(.75rem,var(--safe-bottom))] ${isOwn ? "content-center" : "content-start"}`}
      // Whoever only waits sees the trick, and the word of it lies over what cannot be used now.
      style={isOwn ? undefined : { paddingTop: layout.isTall ? layout.dashboard - 8 : layout.hand - 8 }}
    >
      <div className="lacquer flex max-h-full min-h-0 w-[min(36rem,100%)] animate-pop flex-col gap-3 rounded-panel p-4 shadow-modal">
        <div className="flex items-center gap-3">
          <TurnRing clock={clock} size={RING}>
            {accuser && <Portrait seat={accuser} size={RING - 12} />}
          </TurnRing>
          <div className="min-w-0 flex-1">
            <h2 ref={heading} tabIndex={-1} className="font-extrabold text-madder-1 text-xl/6 outline-none">
              {isOwn ? t("qaydOwn") : t("qaydBy", { name: isolated(nameOf(qayd.by)) })}
            </h2>
            <p className="text-base/5 text-sand">{t(isOwn ? "qaydText" : "qaydWaits")}</p>
          </div>
          <Seconds clock={clock} />
        </div>
        {isOwn && (
          <>
            <ol
              className="-mx-1 grid min-h-0 gap-1.5 overflow-y-auto overscroll-contain px-1 py-1"
              aria-label={t("qaydLog")}
            >
              {inOrder(deal.tricks, (trick, number) => (
                <TrickToPick
                  trick={trick}
                  number={number}
                  us={us}
                  trump={deal.contract?.trump ?? null}
                  nameOf={nameOf}
                  picked={picked}
                  mayPick={(one) => !whyNotContest(view, qayd.by, one)}
                  onPick={setPicked}
                />
              )).toReversed()}
            </ol>
            <div className="flex gap-3">
              <Button
                look="outline"
                className="flex-1 px-2"
                data-deed="withdraw"
                onClick={() => act({ action: "withdraw" })}
              >
                <span className="text-base/5">{t("qaydNothing")}</span>
              </Button>
              <Button
                look="madder"
                className="flex-1 px-2"
                data-deed="contest"
                disabled={!play}
                onClick={() => picked !== null && act({ action: "contest", play: picked })}
              >
                <span className="text-base/5">
                  {play
                    ? t("qaydContest", { name: isolated(nameOf(play.seat)), card: cardName(play.card) })
                    : t("qaydPick")}
                </span>
              </Button>
            </div>
          </>
        )}
      </div>
    </section>
  );
}

/** The seconds left, large, as one number. */
function Seconds({ clock }: { clock: Clock }) {
  const left = useTimeLeft(clock.deadline, 200);
  return (
    left !== null && (
      <span
        className={`min-w-11 text-end font-extrabold text-3xl tabular-nums ${left <= 5_000 ? "text-last" : "text-strong"}`}
      >
        {Math.ceil(left / 1_000)}
      </span>
    )
  );
}

/** One trick of the hand, each card over the name of whoever played it; the opponents' can be picked. */
function TrickToPick({
  trick,
  number,
  us,
  trump,
  nameOf,
  picked,
  mayPick,
  onPick,
}: {
  trick: Trick;
  number: number;
  us: Side;
  trump: Parameters<typeof winnerOf>[1];
  nameOf: (seat: Seat) => string;
  picked: number | null;
  mayPick: (play: number) => boolean;
  onPick: (play: number) => void;
}) {
  const { t, cardName } = useBalootWords();
  if (trick.cards.length === 0) return null;
  const winner = trick.cards.length === 4 ? winnerOf(trick, trump) : null;
  return (
    <li className="grid grid-cols-[4.6rem_1fr] items-center gap-2 rounded-control bg-night/45 px-2.5 py-1.5">
      <span className="text-md/5">
        <span className="block font-bold text-strong">{t("log.trick", { number: number + 1 })}</span>
        {winner !== null && (
          <span className={`flex ${sideOf(winner) === us ? "text-brass-2" : "text-madder-1"}`}>
            <bdi className="truncate">{nameOf(winner)}</bdi>
          </span>
        )}
      </span>
      <span className="unmirrored grid grid-cols-4 gap-1.5">
        {trick.cards.map((card, place) => {
          const play = number * 4 + place;
          const name = nameOf(seatInTrick(trick, place));
          const isOpen = mayPick(play);
          const isPicked = picked === play;
          return (
            <button
              key={card}
              type="button"
              disabled={!isOpen}
              aria-pressed={isPicked}
              aria-label={t("laid", { name, card: cardName(card) })}
              data-play={play}
              className={`grid min-w-0 justify-items-center rounded-chip p-1 outline-offset-1 transition-transform ${
                isPicked
                  ? "-translate-y-1 bg-madder-4 text-madder-ink"
                  : isOpen
                    ? "text-bone hover:bg-aubergine"
                    : "text-dust"
              }`}
              onClick={() => onPick(play)}
            >
              <span className="block w-11 rounded-[4px] shadow-card">
                <Face card={card} off={!isOpen} />
              </span>
              <bdi className="mt-0.5 w-full truncate text-center font-semibold text-sm/4">{name}</bdi>
            </button>
          );
        })}
      </span>
    </li>
  );
}
