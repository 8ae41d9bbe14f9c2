import { useRef } from "react";
import { Lantern } from "@/components/decor/lantern";
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
import type { Suit } from "@/lib/rules/cards";
import type { Seat } from "@/lib/rules/game";
import type { SeatView } from "@/lib/table/wire/protocol";
import { useBalootWords } from "../cards/card-words";
import { SuitSign, SunSign } from "../cards/signs";
import type { Layout } from "../layout/layout";
import { usePageCovered } from "../layout/use-page-style";
import { Portrait } from "../seats/portrait";
import type { Clock } from "../turn/clock";
import Ledger from "./ledger";
import styles from "./score-sheet.module.css";

interface Hand {
  readonly view: BalootState;
  readonly us: Side;
  readonly own: Seat | null;
  readonly seats: readonly (SeatView | null)[];
  readonly nameOf: (seat: Seat) => string;
}

/** The score sheet between two hands. */
export default function ScoreSheet({
  clock,
  layout,
  onNext,
  onTricks,
  ...hand
}: Hand & {
  clock: Clock;
  layout: Pick<Layout, "isTall" | "sidebar">;
  onNext: () => void;
  onTricks: () => void;
}) {
  const { t } = useBalootWords();
  const { view, us, own, nameOf } = hand;
  const deal = view.deals.at(-1);
  const sheet = useRef<HTMLDivElement>(null);
  usePageCovered("sheet");
  if (!deal) return null;
  const { result } = breakdown(view, deal);
  const stamped = result === "kaboot" || result === "reverseKaboot" || result === "lost" ? result : null;
  // Beside a sidebar the paper has its headline in its own head, for it stands on the carpet between its people.
  const isHeaded = layout.sidebar > 0;
  const outcome = <Outcome {...hand} deal={deal} isHead={isHeaded} isWhyBelow={stamped !== null} />;
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
      {layout.isTall && (
        <div aria-hidden="true" className="short:hidden">
          {[9, 91].map((x) => (
            <span key={x} className="absolute top-0" style={{ left: `${x}%` }}>
              <Lantern height={52} cord={52} className="left-0" />
            </span>
          ))}
        </div>
      )}
      <div className="relative mx-auto flex lying:grid min-h-full max-w-[28rem] lying:max-w-[56rem] lying:grid-cols-[minmax(0,1fr)_14rem] flex-col justify-center lg:justify-end lg:pb-6 lying:content-center lying:pb-1.5 gap-3 short:gap-2 lying:gap-x-5 px-5 lg:px-1 pt-[calc(var(--safe-top)+10px)] lying:py-1.5">
        {!isHeaded && outcome}
        <div className="lying:col-start-1 lying:row-span-2 lying:row-start-1">
          <Ledger
            view={view}
            deal={deal}
            number={view.deals.length}
            us={us}
            nameOf={nameOf}
            isCounting
            head={isHeaded && outcome}
            foot={stamped && <Foot {...hand} deal={deal} result={stamped} />}
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

/** What a hand came to at its worst or its best, and beside it the stamp, which falls on empty paper and never over a number. */
function Foot({
  view,
  deal,
  us,
  own,
  nameOf,
  result,
}: Hand & { deal: ScoredDeal; result: "kaboot" | "reverseKaboot" | "lost" }) {
  const { t, suitName } = useBalootWords();
  const score = breakdown(view, deal);
  const why = useWhyWords({ deal, us, own, nameOf })(score);
  const { buyers, raw } = score;
  const { buyer, trump } = deal.contract;
  const isLost = result === "lost";
  const [less, more] = [raw.total[buyers], raw.total[otherSide(buyers)]];
  const isShort = isLost && score.why === "fewerPoints";
  const who = isLost
    ? t(trump ? "stamp.byHokum" : "stamp.bySun", { name: nameOf(buyer), suit: trump ? suitName(trump) : "" })
    : (score.winner ?? buyers) === us
      ? t("us")
      : t("them");
  return (
    <div
      className={classes(
        isLost ? "text-[#8F2522]" : "text-[#7A4D0C]",
        "mx-4 flex items-center justify-between gap-3 border-[#b9a277] border-t border-dashed pt-2 pb-2.5 short:py-1 lying:py-0.5 text-start",
      )}
    >
      <p className="min-w-0 font-semibold text-[#3f2f22] text-md short:text-sm lying:text-sm">
        <b
          className={classes(
            isLost ? "text-[#8F2522]" : "text-[#7A4D0C]",
            "block lying:inline font-extrabold text-base short:text-md lying:text-sm",
          )}
        >
          {isLost ? (isShort ? t("sheet.fell") : t("sheet.lostTie")) : t("sheet.allTricks")}
        </b>{" "}
        {isShort ? t("sheet.fellText", { less, more, needed: Math.ceil((less + more) / 2) }) : why}
      </p>
      <p
        aria-hidden="true"
        data-stamp={result}
        className={classes(
          styles.stamp,
          "shrink-0 px-4 py-2.5 short:px-3 short:py-1.5 lying:px-3 lying:py-1 text-center",
        )}
      >
        <span className="block font-bold font-display text-2xl/7 short:text-lg/5 lying:text-base/4">
          {t(`stamp.${result}`)}
        </span>
        <bdi className="block max-w-32 lying:hidden truncate font-extrabold text-sm/4 short:text-xs/4">{who}</bdi>
      </p>
    </div>
  );
}

/** What a hand's headline is coloured by: brass where it was good for us, madder where it was not. */
function toneOf({ result, buyers, winner }: Score, us: Side): string {
  if (result === "tied") return "text-bone";
  const good = result === "made" ? buyers : (winner ?? buyers);
  return good === us ? "text-brass-1" : "text-madder-1";
}

/** How the hand came out: whose it was, who made what of which contract, and where nothing below says it, why it went whole to one side. */
function Outcome({
  view,
  deal,
  us,
  own,
  seats,
  nameOf,
  isHead,
  isWhyBelow,
}: Hand & {
  deal: ScoredDeal;
  /** It stands on the lacquer of the paper's head. */
  isHead: boolean;
  isWhyBelow: boolean;
}) {
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
  const told = useWhyWords({ deal, us, own, nameOf })(score);
  const why = isWhyBelow ? null : told;
  const words = isHead ? "text-bone" : "on-carpet text-bone";
  const face = (
    <BuyersFace seat={seats[contract.buyer] ?? null} isOurs={buyers === us} trump={contract.trump} isHead={isHead} />
  );
  return (
    <div
      className={
        isHead
          ? "flex items-center gap-4 border-brass-4/60 border-b-2 bg-linear-to-b from-lacquer to-lacquer-foot px-4 py-2.5 text-start"
          : "grid lying:col-start-2 lying:row-start-1 lying:content-end justify-items-center text-center"
      }
    >
      <span className={isHead ? "shrink-0" : "short:hidden"}>{face}</span>
      <div className="min-w-0 flex-1">
        <h2
          ref={heading}
          tabIndex={-1}
          className={classes(
            isHead ? "text-3xl" : "on-carpet mt-1 text-4xl short:text-3xl",
            "font-bold font-display outline-none",
            toneOf(score, us),
          )}
        >
          {t(`sheet.${result}`, { side: side === us ? t("us") : t("them"), own: buyers === us ? "yes" : "no" })}
        </h2>
        <p className={classes(words, isHead ? "text-md" : "text-base")}>
          {bought}
          {level > 1 && (
            <span className="whitespace-nowrap">
              {" "}
              · <bdi>{t(`levels.l${level as 2 | 3 | 4 | 5}`)}</bdi>
            </span>
          )}
        </p>
        {why && <p className={classes(words, isHead ? "text-md" : "text-base")}>{why}</p>}
      </div>
    </div>
  );
}

/** Who bought the hand, with what was bought at their shoulder. */
function BuyersFace({
  seat,
  isOurs,
  trump,
  isHead,
}: {
  seat: SeatView | null;
  isOurs: boolean;
  trump: Suit | null;
  isHead: boolean;
}) {
  return (
    <span aria-hidden="true" className="unmirrored relative block size-13">
      <span
        className={classes(
          isOurs ? "border-brass-3" : "border-madder-2",
          "grid size-full place-items-center overflow-hidden rounded-full border-[2.5px] bg-well",
        )}
      >
        {seat && <Portrait seat={seat} size={48} />}
      </span>
      <span
        className={classes(
          isHead ? "-right-1.5 size-6.5" : "-right-4 size-9",
          "-bottom-1 absolute grid place-items-center rounded-chip border-2 border-brass-3 bg-linear-to-b from-paper to-paper-foot shadow-card",
        )}
      >
        {trump ? <SuitSign suit={trump} size={isHead ? 16 : 22} /> : <SunSign size={isHead ? 18 : 25} />}
      </span>
    </span>
  );
}

/** Why a hand went to one side, or was shared evenly; null where it was simply made. */
function useWhyWords({ deal, us, own, nameOf }: Omit<Hand, "view" | "seats"> & { deal: ScoredDeal }) {
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
