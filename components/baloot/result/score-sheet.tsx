import { useRef } from "react";
import { useNotSent } from "@/components/table/notices/not-sent";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { useScale } from "@/components/ui/hooks/use-size";
import { useTakenFocus } from "@/components/ui/hooks/use-taken-focus";
import { Ring } from "@/components/ui/ring";
import { isolated } from "@/components/words/isolated-name";
import { useTimeLeft } from "@/lib/browser/page/use-time-left";
import {
  type BalootState,
  breakdown,
  ledAgainst,
  otherSide,
  type Score,
  type ScoredDeal,
  type Side,
} from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { useBalootWords } from "../cards/card-words";
import { SuitSign, SunSign } from "../cards/signs";
import type { Clock } from "../turn/clock";
import Ledger from "./ledger";
import styles from "./score-sheet.module.css";

interface Hand {
  readonly view: BalootState;
  readonly us: Side;
  readonly own: Seat | null;
  readonly nameOf: (seat: Seat) => string;
}

/** The score sheet between two hands. */
export default function ScoreSheet({
  clock,
  onNext,
  onTricks,
  ...hand
}: Hand & { clock: Clock; onNext: () => void; onTricks: () => void }) {
  const { t } = useBalootWords();
  const { view, us, own, nameOf } = hand;
  const deal = view.deals.at(-1);
  const sheet = useRef<HTMLDivElement>(null);
  if (!deal) return null;
  const { result } = breakdown(view, deal);
  const isStamped = result === "kaboot" || result === "reverseKaboot" || result === "lost";
  const ends = () => {
    for (const animation of sheet.current?.getAnimations({ subtree: true }) ?? [])
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a tap only hastens what is seen
    // biome-ignore lint/a11y/useKeyWithClickEvents: everything in it is reached by keys at once
    <div
      ref={sheet}
      onClick={ends}
      className={classes(
        styles.night,
        "absolute inset-0 z-(--z-reveal) animate-appear overflow-y-auto overscroll-contain",
      )}
    >
      <div className="mx-auto flex lying:grid min-h-full max-w-[27rem] lying:max-w-[56rem] lying:grid-cols-[minmax(0,1fr)_14rem] flex-col justify-center lg:justify-end lg:pb-6 lying:content-center lying:pb-1.5 gap-3 short:gap-2 lying:gap-x-5 px-5 pt-[calc(var(--safe-top)+10px)] lying:py-1.5">
        <Outcome {...hand} deal={deal} />
        <div className="lying:col-start-1 lying:row-span-2 lying:row-start-1">
          <Ledger
            view={view}
            deal={deal}
            number={view.deals.length}
            us={us}
            nameOf={nameOf}
            isCounting
            foot={isStamped && <Stamp result={result} />}
          />
        </div>
        <div className="sticky lying:static bottom-0 lying:col-start-2 lying:row-start-2 -mx-5 lying:mx-0 flex lying:flex-col-reverse lying:justify-end gap-3 bg-linear-to-t lying:bg-none from-60% from-[#0d080b] to-transparent px-5 lying:px-0 pt-4 lying:pt-0 pb-[max(.75rem,var(--safe-bottom))]">
          <Button look="quiet" className="flex-auto lying:flex-none px-2" onClick={onTricks}>
            {t("sheet.seeTricks")}
          </Button>
          {own !== null && <NextButton clock={clock} isWaiting={!view.asked.includes(own)} onNext={onNext} />}
        </div>
      </div>
    </div>
  );
}

/** It falls on the empty paper, never over a number; the sheet's words say the same. */
function Stamp({ result }: { result: "kaboot" | "reverseKaboot" | "lost" }) {
  const { t } = useBalootWords();
  return (
    <p
      aria-hidden="true"
      data-stamp={result}
      className="grid h-14 short:h-11 lying:h-8 place-items-center overflow-hidden"
    >
      <span
        className={classes(
          styles.stamp,
          "rounded-lg border-[3px] px-4 font-black font-display text-xl leading-8 short:text-lg short:leading-6 lying:leading-6",
          result === "lost" ? "border-[#9E2B28] text-[#9E2B28]" : "border-[#7A4D0C] text-[#7A4D0C]",
        )}
      >
        {t(`stamp.${result}`)}
      </span>
    </p>
  );
}

/** What a hand's headline is coloured by: brass where it was good for us, madder where it was not. */
function toneOf({ result, buyers, winner }: Score, us: Side): string {
  if (result === "tied") return "text-bone";
  const good = result === "made" ? buyers : (winner ?? buyers);
  return good === us ? "text-brass-1" : "text-madder-1";
}

/** How the hand came out: who made what of which contract, and why it went whole to one side. */
function Outcome({ view, deal, us, own, nameOf }: Hand & { deal: ScoredDeal }) {
  const { t, suitName } = useBalootWords();
  const heading = useTakenFocus<HTMLHeadingElement>();
  const score = breakdown(view, deal);
  const { buyers, result, level } = score;
  const { contract } = deal;
  const side = result === "made" || result === "lost" ? buyers : result === "tied" ? us : (score.winner ?? buyers);
  const buyer = { name: isolated(nameOf(contract.buyer)), suit: contract.trump ? suitName(contract.trump) : "" };
  const isOwn = contract.buyer === own;
  const bought =
    contract.kind === "sun"
      ? t(isOwn ? "sheet.youBoughtSun" : "sheet.boughtSun", buyer)
      : t(isOwn ? "sheet.youBoughtHokum" : "sheet.boughtHokum", buyer);
  const why = useWhyWords({ deal, us, own, nameOf })(score);
  return (
    <div className="grid lying:col-start-2 lying:row-start-1 lying:content-end justify-items-center text-center">
      <span className="grid size-14 short:hidden lg:hidden place-items-center rounded-panel border-[3px] border-brass-2 bg-linear-to-b from-paper to-paper-foot shadow-card">
        {contract.trump ? <SuitSign suit={contract.trump} size={34} /> : <SunSign size={38} />}
      </span>
      <h2
        ref={heading}
        tabIndex={-1}
        className={classes("on-carpet mt-1 font-bold font-display text-3xl outline-none", toneOf(score, us))}
      >
        {t(`sheet.${result}`, { side: side === us ? t("us") : t("them"), own: buyers === us ? "yes" : "no" })}
      </h2>
      <p className="on-carpet text-base text-bone">
        {bought}
        {level > 1 && (
          <span className="whitespace-nowrap">
            {" "}
            · <bdi>{t(`levels.l${level as 2 | 3 | 4 | 5}`)}</bdi>
          </span>
        )}
      </p>
      {why && <p className="on-carpet text-base text-bone">{why}</p>}
    </div>
  );
}

/** Why a hand went to one side, or was shared evenly; null where it was simply made. */
function useWhyWords({ deal, us, own, nameOf }: Omit<Hand, "view"> & { deal: ScoredDeal }) {
  const { t, breach } = useBalootWords();
  const { contract, verdict } = deal;
  return ({ why: reason, result, winner: taker, buyers, raw: { total }, game }: Score): string | null => {
    const why = reason ?? (result === "tied" ? "even" : null);
    if (!why) return null;
    const winner = taker ?? buyers;
    const loser = otherSide(winner);
    // An odd point of what is halved.
    const isOdd = (game.cards[0] + game.projects[0] - game.cards[1] - game.projects[1]) % 2 !== 0;
    return t(`sheet.why.${why}`, {
      name: verdict ? isolated(nameOf(verdict.seat)) : "",
      own: verdict && verdict.seat === own ? "yes" : "no",
      rule: verdict?.code ? breach(verdict.code, ledAgainst(deal), contract.trump) : "",
      side: (why === "even" ? otherSide(buyers) : loser) === us ? t("us") : t("them"),
      less: total[loser],
      more: total[winner],
      odd: isOdd ? "yes" : "no",
    });
  };
}

/** Goes on to the next deal, which comes by itself when its time is up; whoever has pressed it waits for the others. */
function NextButton({ clock, isWaiting, onNext }: { clock: Clock; isWaiting: boolean; onNext: () => void }) {
  const { t } = useBalootWords();
  const left = useTimeLeft(clock.deadline, 250);
  const scale = useScale();
  const notSent = useNotSent();
  return (
    <Button
      look="brass"
      className="flex-auto lying:flex-none px-2"
      disabled={isWaiting}
      onClick={onNext}
      data-deed="next"
    >
      {isWaiting ? (
        (notSent ?? t("sheet.waiting"))
      ) : left === null ? (
        t("sheet.next")
      ) : (
        <span className="flex items-center justify-center gap-1.5">
          <Ring {...clock} mood="ink" size={20 * scale} width={4.5 * scale} className="shrink-0" />
          {t("sheet.nextIn", { seconds: Math.ceil(left / 1_000) })}
        </span>
      )}
    </Button>
  );
}
