"use client";

import { useEffect, useRef } from "react";
import { FrenchCardBack } from "@/components/cards/french-card";
import { AfterMatch } from "@/components/melds/result/after-match";
import { ResultOverTable } from "@/components/melds/result/result-over-table";
import type { Say } from "@/components/table/board-props";
import { PlayerPicture } from "@/components/table/seats/player-picture";
import { useSeatName } from "@/components/table/seats/use-seat-name";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import type { DhappaState } from "@/lib/rules/dhappa/state";
import { teamOf } from "@/lib/rules/dhappa/table";
import { dealsWon } from "@/lib/rules/dhappa/turn";
import type { Seat } from "@/lib/rules/game";
import type { TableView } from "@/lib/table/wire/protocol";
import { Lozenge } from "../lock/lozenge";
import { useCardWords } from "../use-card-words";

/** Whose the deal is, or the match. */
function titleOf({ phase, winner, ended }: DhappaState, us: 0 | 1, t: ReturnType<typeof useCardWords>["t"]): string {
  if (phase === "over" && winner === "nobody") return t("result.nobody");
  if (phase === "over") return t(winner === us ? "result.weWin" : "result.theyWin");
  const out = ended.at(-1)?.winner ?? null;
  if (out === null) return t("result.drawn");
  return t(teamOf(out) === us ? "result.ours" : "result.theirs");
}

/** How a deal ended, what everybody was left with, and what the match stands at; after the last one, what next. */
export default function DealSheet({
  view,
  table,
  own,
  us,
  isHost,
  say,
  leave,
  chooseNext,
  onSeen,
}: {
  view: DhappaState;
  table: TableView;
  own: Seat | null;
  us: 0 | 1;
  isHost: boolean;
  say: Say;
  leave: () => void;
  chooseNext: (() => void) | null;
  onSeen: () => void;
}) {
  const { t, meldWords } = useCardWords();
  const seatName = useSeatName();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => void heading.current?.focus({ preventScroll: true }), []);
  const deal = view.ended.at(-1);
  if (!deal) return null;
  const won = dealsWon(view.ended);
  const winner = deal.winner === null ? null : table.seats[deal.winner];
  const isOurs = deal.winner !== null && teamOf(deal.winner) === us;
  const isOver = view.phase === "over";
  const isDone = own === null || view.seen[own] === true;
  const title = titleOf(view, us, t);
  return (
    <ResultOverTable title={title} isOver={isOver}>
      <div className="lacquer grid gap-4 rounded-sheet px-5 py-6 shadow-modal">
        <div className="text-center">
          <span className={classes("inline-flex gap-1", isOurs ? "text-brass-2" : "text-madder-1")}>
            <Lozenge size={30} />
            <Lozenge size={30} />
            <Lozenge size={30} />
          </span>
          <h2 ref={heading} tabIndex={-1} className="mt-2 font-extrabold text-3xl text-strong outline-none">
            {title}
          </h2>
          <p className="mt-1 text-base text-sand">
            {!winner
              ? t("result.pileOut")
              : deal.winner === own
                ? t("result.youWentOut")
                : t("result.wentOut", { name: seatName(winner) })}
          </p>
        </div>
        <p className="flex items-center justify-center gap-6 font-extrabold text-2xl tabular-nums">
          <span className="sr-only">{t("result.score", { us: won[us], them: won[us === 0 ? 1 : 0] })}</span>
          <span aria-hidden="true" className="text-brass-2">
            {t("us")} {won[us]}
          </span>
          <span aria-hidden="true" className="text-madder-1">
            {t("them")} {won[us === 0 ? 1 : 0]}
          </span>
        </p>
        <ul aria-label={t("result.left")} className="grid gap-1.5">
          {deal.left.map((count, seat) => {
            const holder = table.seats[seat];
            return (
              holder && (
                <li key={holder.id} className="flex min-h-11 items-center gap-3 rounded-control bg-well/70 px-3">
                  <span
                    className={classes("rounded-full ring-2", teamOf(seat) === us ? "ring-brass-3" : "ring-madder-2")}
                  >
                    <PlayerPicture seat={holder} size={30} />
                  </span>
                  <bdi className="min-w-0 flex-1 truncate font-bold text-base text-strong">
                    {seat === own ? meldWords("you") : seatName(holder)}
                  </bdi>
                  <FrenchCardBack tone="madder" className="block aspect-5/7 w-4 rounded-[7%/5%]" />
                  <span className="font-extrabold text-base text-strong tabular-nums">{count}</span>
                </li>
              )
            );
          })}
        </ul>
        {isOver ? (
          <AfterMatch {...{ table, own, isHost, say, leave, chooseNext }} />
        ) : (
          <Button look="brass" wide disabled={isDone} onClick={onSeen}>
            {isDone ? meldWords("result.waiting") : meldWords("result.next")}
          </Button>
        )}
      </div>
    </ResultOverTable>
  );
}
