import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useTakenFocus } from "@/components/ui/hooks/use-taken-focus";
import { keyedByIndex } from "@/components/ui/keyed-by-index";
import { isolated } from "@/components/words/isolated-name";
import { useTimeLeft } from "@/lib/browser/page/use-time-left";
import { type BalootAction, type BalootState, playsOf, type Side, whyNotContest } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import type { SeatView } from "@/lib/table/wire/protocol";
import { useBalootWords } from "../cards/card-words";
import type { Layout } from "../layout/layout";
import { Portrait } from "../seats/portrait";
import { type Clock, TurnRing } from "../turn/clock";
import styles from "./sepia.module.css";
import { TrickToPick } from "./trick-to-pick";

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
              {keyedByIndex(deal.tricks, (trick, number) => (
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
