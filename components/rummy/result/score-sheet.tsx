"use client";

import { useEffect, useRef } from "react";
import { SaduBand } from "@/components/decor/sadu-band";
import { AfterMatch } from "@/components/melds/result/after-match";
import { ResultOverTable } from "@/components/melds/result/result-over-table";
import { useNames } from "@/components/melds/seats/use-names";
import type { Say } from "@/components/table/board-props";
import { PlayerPicture } from "@/components/table/seats/player-picture";
import { SecondsLeft } from "@/components/table/turn/clock-ring";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { useRolled } from "@/components/ui/hooks/use-rolled";
import { useWordList } from "@/components/words/use-word-list";
import type { Seat } from "@/lib/rules/game";
import { isOver, JOKER_UNDECLARED, sumsOf } from "@/lib/rules/rummy/scoring";
import type { RummyState } from "@/lib/rules/rummy/state";
import type { SeatView, TableView } from "@/lib/table/wire/protocol";
import { CardChip } from "../art/card-chip";
import { useCardWords } from "../use-card-words";
import { type ScoreLine, scoreLines } from "./score-lines";

/** How a deal ended, what it cost everybody, and what the match stands at; after the last one, what next. */
export default function ScoreSheet({
  view,
  table,
  own,
  isHost,
  isAside,
  setAside,
  deadline,
  line,
  say,
  leave,
  chooseNext,
  onReady,
}: {
  view: RummyState;
  table: TableView;
  own: Seat | null;
  isHost: boolean;
  /** It is put aside, and the melds are looked at. */
  isAside: boolean;
  setAside: (isAside: boolean) => void;
  deadline: number | null;
  /** Which deal it is, and how the match is won. */
  line: string;
  say: Say;
  leave: () => void;
  chooseNext: (() => void) | null;
  onReady: () => void;
}) {
  const { t, meldWords } = useCardWords();
  const named = useNames(table.seats, own);
  const heading = useRef<HTMLHeadingElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  // Whichever of the two is shown is gone with the other's press.
  useEffect(() => {
    const shown = isAside ? back.current : heading.current;
    shown?.focus({ preventScroll: true });
  }, [isAside]);
  const deal = view.results.at(-1);
  if (!deal) return null;
  const hasEnded = isOver(view);
  const { shown, title } = headOf(view, own, named, t);
  const picture = shown === null ? null : table.seats[shown];
  const isReady = own === null || !view.asked?.includes(own);
  if (isAside)
    return (
      <div className="fixed inset-x-0 bottom-0 z-(--z-reveal) flex justify-center p-4 pb-[calc(var(--safe-bottom)+1rem)]">
        <Button ref={back} look="brass" onClick={() => setAside(false)}>
          {t("result.back")}
        </Button>
      </div>
    );
  return (
    <ResultOverTable title={title} isOver={hasEnded}>
      <div className="grid justify-items-center gap-1 text-center">
        {picture && (
          <span className="rounded-full ring-3 ring-brass-3">
            <PlayerPicture seat={picture} size={72} />
          </span>
        )}
        <h2 ref={heading} tabIndex={-1} className="font-display text-4xl text-brass-1 outline-none">
          {title}
        </h2>
        <p className="text-base text-bone">{line}</p>
      </div>
      <div className="overflow-hidden rounded-panel bg-linear-to-b from-paper to-paper-foot text-[#2a1d17] shadow-modal">
        <SaduBand kind="uwairjan" cell={2} />
        <table className="w-full">
          <thead className="text-[#5c4632] text-base">
            <tr className="border-[#2a1d17] border-b-3">
              <th scope="col" className="px-4 py-2 text-start font-bold">
                {t("player")}
              </th>
              <th scope="col" className="px-2 py-2 text-end font-bold">
                {t("result.deal")}
              </th>
              <th scope="col" className="px-4 py-2 text-end font-bold">
                {t("sum")}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-paper-edge">
            {scoreLines(view.results).map((one, index) => (
              <Line
                key={one.seat}
                line={one}
                holder={table.seats[one.seat] ?? null}
                name={named(one.seat)}
                delay={300 + index * 120}
                isOwn={one.seat === own}
              />
            ))}
          </tbody>
        </table>
        {!view.options.bonuses && (
          <p className="border-paper-edge border-t px-4 py-2 text-[#5c4632] text-md sm:py-2.5">
            {t("result.noBonuses")}
          </p>
        )}
      </div>
      {hasEnded ? (
        <AfterMatch {...{ table, own, isHost, say, leave, chooseNext }} />
      ) : (
        <div className="flex gap-3">
          <Button look="quiet" className="flex-1" onClick={() => setAside(true)}>
            {t("result.melds")}
          </Button>
          {own !== null && (
            <Button look="brass" className="flex-1" disabled={isReady} onClick={onReady}>
              {isReady ? meldWords("result.waiting") : meldWords("result.next")}{" "}
              <SecondsLeft deadline={deadline} words={(seconds) => `${seconds}`} />
            </Button>
          )}
        </div>
      )}
    </ResultOverTable>
  );
}

/** Who is shown over it, and what is said of them. */
function headOf(
  view: RummyState,
  own: Seat | null,
  named: (seat: Seat) => string,
  t: ReturnType<typeof useCardWords>["t"],
): { readonly shown: Seat | null; readonly title: string } {
  const closer = view.results.at(-1)?.closer ?? null;
  if (!isOver(view)) {
    if (closer === null) return { shown: null, title: t("result.nobody") };
    return {
      shown: closer,
      title: closer === own ? t("result.youClose") : t("result.closes", { name: named(closer) }),
    };
  }
  const sums = sumsOf(view);
  const [winner = 0, ...others] = [...sums.keys()].filter((seat) => sums[seat] === Math.min(...sums));
  if (others.length > 0) return { shown: null, title: t("result.shared") };
  return { shown: winner, title: winner === own ? t("result.youWin") : t("result.wins", { name: named(winner) }) };
}

/** One player's line: the cards they were left with, and their sum as it counts up. */
function Line({
  line,
  holder,
  name,
  delay,
  isOwn,
}: {
  line: ScoreLine;
  holder: SeatView | null;
  name: string;
  delay: number;
  isOwn: boolean;
}) {
  const { t, cardName } = useCardWords();
  const listed = useWordList();
  const { kind, cards, others, parts, points, perfect, pure, before, after } = line;
  const rolled = useRolled(after, { ms: 700, delay, start: before });
  const jokers = cards.length;
  const who = isOwn ? "yours" : "did";
  return (
    <tr className={classes(kind === "closed" && "bg-[#eeddb8]", isOwn && kind !== "closed" && "bg-[#fffcf3]")}>
      <th scope="row" className="py-2 ps-4 text-start font-normal sm:py-2.5">
        <span className="flex items-center gap-3">
          {holder && <PlayerPicture seat={holder} size={40} />}
          <span className="grid min-w-0 gap-0.5">
            <bdi className="truncate font-extrabold text-base/5">{name}</bdi>
            {cards.length > 0 && (
              <span className="flex flex-wrap items-center gap-1">
                <span className="sr-only">{listed(cards.map(cardName))}</span>
                <span aria-hidden="true" className="contents">
                  {cards.map((card) => (
                    <CardChip key={card} card={card} />
                  ))}
                </span>
                {others > 0 && <span className="text-[#5c4632] text-md">{t("result.andMore", { count: others })}</span>}
              </span>
            )}
            <span className="text-[#5c4632] text-md/5">
              {kind === "closed" && t(`result.${who}.closed`)}
              {kind === "declared" && parts.length > 1 && <bdi dir="ltr">{parts.join(" + ")}</bdi>}
              {kind === "undeclared" && t(`result.${who}.undeclared`, { jokers, points: jokers * JOKER_UNDECLARED })}
              {perfect > 0 && ` ${t("result.perfect", { points: perfect })}`}
              {pure > 0 && ` ${t("result.pure", { points: pure })}`}
            </span>
          </span>
        </span>
      </th>
      <td className="px-2 text-end font-extrabold text-xl tabular-nums">
        <bdi dir="ltr">{points > 0 ? `+${points}` : points}</bdi>
      </td>
      <td className="pe-4 text-end tabular-nums">
        {before !== after && (
          <s className="block text-[#5c4632] text-md/4">
            <bdi dir="ltr">{before}</bdi>
          </s>
        )}
        <bdi dir="ltr" className={classes("font-extrabold text-2xl/7", kind === "closed" && "text-[#7a4a08]")}>
          {rolled}
        </bdi>
      </td>
    </tr>
  );
}
