"use client";

import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { type Bet, streakOf } from "@/lib/rules/tiles";
import { Confirm, Rules } from "../dialogs";
import { Over } from "../game-over/game-over";
import { type Pace, type Phase, seen } from "../play/round-phases";
import type { Table } from "../play/session";
import { useBackAsked } from "../use-back-asked";
import { paceNow, session } from "../use-session";
import { Bets } from "./bets";
import { Felt } from "./felt";
import { History } from "./history";
import styles from "./stage.module.css";
import { ToolBar } from "./tool-bar";
import { useRoundTold, useSounds, useTroubleTold } from "./use-round-told";

/** The arrow keys bet, unless something else is asked for. */
function useArrows(onBet: (bet: Bet) => void, isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.repeat || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      if (document.querySelector("[role=dialog],[role=menu]")) return;
      const bet = event.key === "ArrowUp" ? "higher" : event.key === "ArrowDown" ? "lower" : null;
      if (!bet) return;
      event.preventDefault();
      onBet(bet);
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, [onBet, isOpen]);
}

const lingering: Record<Pace, number> = { calm: 1500, fast: 700, still: 900 };

/** Whether the last round has only just settled: what became of it stays to be read, while the next bet is open already. */
function useFresh(rounds: number, phase: Phase): boolean {
  const [faded, setFaded] = useState(rounds);
  useEffect(() => {
    if (phase !== "betting") return;
    const timer = setTimeout(() => setFaded(rounds), lingering[paceNow()]);
    return () => clearTimeout(timer);
  }, [rounds, phase]);
  return faded !== rounds;
}

/** The game on the table. */
export default function Game({ table }: { table: Table }) {
  const t = useTranslations("tiles");
  const [asked, setAsked] = useState<"leave" | "rules" | null>(null);
  const { phase, after } = table.shown;
  const now = seen(table.shown);
  const { number, base, rounds, running } = now;
  const isSettled = phase === "settling" || phase === "betting" || phase === "over";
  const isFresh = useFresh(rounds.length, phase);
  const verdict = phase === "settling" || (phase === "betting" && isFresh) ? (rounds.at(-1) ?? null) : null;

  useArrows(session.bet, phase === "betting");
  useSounds(table);
  useTroubleTold();
  const told = useRoundTold(after, isSettled);
  const mayLeave = () => after.rounds.length === 0 || after.ending !== null;
  const leave = () => (mayLeave() ? session.leave() : setAsked("leave"));
  useBackAsked(mayLeave, session.leave, () => setAsked("leave"));

  return (
    <main className={`relative mx-auto ${styles.stage}`} data-phase={phase}>
      <p className="sr-only" aria-live="polite" data-part="told">
        {told}
      </p>
      <ToolBar
        round={number}
        streak={streakOf(rounds)}
        score={rounds.filter(({ won }) => won).length}
        hasWon={phase === "settling" && running?.won === true}
        onRules={() => setAsked("rules")}
        onLeave={leave}
      />
      <Felt phase={phase} seen={now} verdict={verdict} />
      <History rounds={rounds} />
      <Bets
        base={base}
        isOpen={phase === "betting"}
        running={running?.bet ?? null}
        outcome={isSettled ? running : null}
        onBet={session.bet}
      />

      <Confirm
        open={asked === "leave"}
        title={t("leaveTitle")}
        text={t("leaveText", { count: after.rounds.length })}
        yes={t("leaveConfirm")}
        no={t("stay")}
        onYes={session.leave}
        onClose={() => setAsked(null)}
      />
      <Rules open={asked === "rules"} onClose={() => setAsked(null)} />
      <Over table={table} />
    </main>
  );
}
