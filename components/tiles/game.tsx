"use client";

import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import {
  BackIcon,
  BookIcon,
  FastIcon,
  FlameIcon,
  type Icon,
  LeaveIcon,
  MenuIcon,
  ShuffleIcon,
  SoundOffIcon,
  SoundOnIcon,
} from "@/components/ui/icons";
import { Menu } from "@/components/ui/menu";
import { useToast } from "@/components/ui/toast";
import { useListed } from "@/components/words/listed";
import { sound } from "@/lib/browser/settings";
import { play as playSound } from "@/lib/browser/sound";
import { useStored, useTrouble } from "@/lib/browser/stored";
import { type Bet, lastExhaustion, type Round, type State, scoreOf, streakOf } from "@/lib/rules/tiles";
import { Bets } from "./bets";
import { Confirm, Rules } from "./dialogs";
import { Hand } from "./hand";
import { History } from "./history";
import { Over } from "./over";
import { Pile } from "./pile";
import { fast, keptGame } from "./play/kept";
import { type Pace, type Phase, seen } from "./play/lifecycle";
import type { Table } from "./play/session";
import { useTileWords } from "./tile-words";
import { Total, useVerdictWords } from "./total";
import { paceNow, session } from "./use-session";

function Tool({
  icon: Glyph,
  label,
  isOn,
  onClick,
  part,
}: {
  icon: Icon;
  label: string;
  isOn?: boolean;
  onClick?: () => void;
  part?: string;
}) {
  return (
    <button
      type="button"
      className="tl-tool tl-head-tool"
      aria-label={label}
      title={label}
      data-on={isOn || undefined}
      data-part={part}
      onClick={onClick}
    >
      <Glyph size={22} />
    </button>
  );
}

const shuffles = Array.from({ length: lastExhaustion }, (_, index) => index + 1);

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

/** What is heard of a round. */
function useSounds({ shown: { phase, after } }: Table) {
  const before = useRef(phase);
  useEffect(() => {
    const was = before.current;
    before.current = phase;
    const round = after.rounds.at(-1);
    if (was === phase || !round) return;
    if (phase === "dealing") playSound("tiles");
    if (phase === "settling") playSound(round.won ? "gain" : "loss");
    if (phase === "betting" && was === "settling" && round.reshuffled) playSound("shuffle");
    if (phase === "over" && was === "settling") playSound("win");
  }, [phase, after]);
}

/** A game that cannot be kept is said to be so, once, and goes on. */
function useTroubleTold() {
  const t = useTranslations("tiles");
  const toast = useToast();
  const isRefused = useTrouble(keptGame) === "refused";
  useEffect(() => {
    if (isRefused) toast({ text: t("refused"), tone: "bad" });
  }, [isRefused, toast, t]);
}

/** A round as a screen reader is told it, once it has settled. */
function useTold(state: State, isSettled: boolean): string {
  const t = useTranslations("tiles");
  const { tileWords } = useTileWords();
  const listed = useListed();
  const verdictWords = useVerdictWords();
  const round = state.rounds.at(-1);
  if (!round || !isSettled) return "";
  const { bet, base, revealed, total, won, moved } = round;
  const verdict = verdictWords(round);
  const hand = listed(revealed.map(tileWords));
  const told = t("told", { round: state.rounds.length, bet: t(bet), base, hand, total, verdict });
  const shuffled = round.reshuffled ? ` ${t("reshuffled")}.` : "";
  return `${told}${moved === total ? "" : ` ${t(won ? "rises" : "falls")}.`} ${t("toldNow", { total: moved, score: scoreOf(state) })}${shuffled}`;
}

/** The game on the table. */
export default function Game({ table }: { table: Table }) {
  const t = useTranslations("tiles");
  const common = useTranslations("common");
  const [asked, setAsked] = useState<"leave" | "rules" | null>(null);
  const isFast = useStored(fast);
  const isHeard = useStored(sound);
  const { phase, after } = table.shown;
  const { number, hand, base, draw, discard, exhaustions, rounds, running } = seen(table.shown);
  const isSettled = phase === "settling" || phase === "betting" || phase === "over";
  const all = draw + discard + hand.length;
  const hasWon = phase === "settling" && running?.won === true;
  const last = rounds.at(-1) ?? null;
  const isFresh = useFresh(rounds.length, phase);
  const verdict = phase === "settling" || (phase === "betting" && isFresh) ? last : null;
  const streak = streakOf(rounds);

  useArrows(session.bet, phase === "betting");
  useSounds(table);
  useTroubleTold();
  const told = useTold(after, isSettled);
  const leave = () => (after.rounds.length > 0 && !after.ending ? setAsked("leave") : session.leave());

  return (
    <main className="tl-game" data-phase={phase}>
      <p className="sr-only" aria-live="polite" data-part="told">
        {told}
      </p>
      <header className="tl-head">
        <button type="button" className="tl-leave" aria-label={t("backToLanding")} onClick={leave} data-part="back">
          <span className="tl-tool tl-head-tool">
            <BackIcon size={22} />
          </span>
          <span>{t("back")}</span>
        </button>
        <div className="tl-round">
          <h1 data-part="round">
            {t.rich("roundNumber", {
              round: number,
              number: (chunks) => <strong className="tl-round-number">{chunks}</strong>,
            })}
          </h1>
          <p data-shown={streak >= 2 || undefined}>
            <FlameIcon size={16} />
            <span>{t("streak", { count: streak })}</span>
          </p>
        </div>
        <p className="tl-score" data-lit={hasWon || undefined}>
          <span>{t("score")}</span>
          <strong className="tl-score-number" data-part="score">
            {rounds.filter(({ won }) => won).length}
          </strong>
          {hasWon && (
            <i className="tl-change" data-gain="" dir="ltr" aria-hidden="true">
              +1
            </i>
          )}
        </p>
        <div className="tl-tools">
          <Tool icon={BookIcon} label={t("rulesTitle")} onClick={() => setAsked("rules")} />
          <Tool
            icon={FastIcon}
            label={t(isFast ? "fastOff" : "fastOn")}
            isOn={isFast}
            onClick={() => fast.write(!isFast)}
            part="fast"
          />
          <Tool
            icon={isHeard ? SoundOnIcon : SoundOffIcon}
            label={common(isHeard ? "soundOff" : "soundOn")}
            onClick={() => sound.write(!isHeard)}
          />
        </div>
        <div className="tl-menu">
          <Menu
            align="end"
            trigger={
              <button type="button" className="tl-tool tl-head-tool" aria-label={t("menu")} data-part="menu">
                <MenuIcon size={22} />
              </button>
            }
            entries={[
              {
                id: "fast",
                label: t("fastOn"),
                icon: FastIcon,
                checked: isFast,
                onSelect: () => fast.write(!isFast),
              },
              {
                id: "sound",
                label: common(isHeard ? "soundOff" : "soundOn"),
                icon: isHeard ? SoundOffIcon : SoundOnIcon,
                onSelect: () => sound.write(!isHeard),
              },
              { id: "rules", label: t("rulesTitle"), icon: BookIcon, onSelect: () => setAsked("rules") },
              { id: "leave", label: t("backToLanding"), icon: LeaveIcon, apart: true, grave: true, onSelect: leave },
            ]}
          />
        </div>
      </header>

      <div className="tl-felt" data-part="felt">
        <div className="tl-cloth" />
        <Pile side="draw" count={draw} of={all} spoken={t("drawPile", { count: draw })} label={t("toDraw")} />
        {phase === "betting" && last?.reshuffled && (
          <p key={rounds.length} className="tl-toast">
            <ShuffleIcon size={16} />
            {t("reshuffled")}
          </p>
        )}
        <Pile
          side="discard"
          count={discard}
          of={all}
          spoken={t("discardPile", { count: discard })}
          label={t("discarded")}
        />
        <Total phase={phase} base={base} running={running} verdict={verdict} />
        {phase === "dealing" && running && <Hand hand={running.hand} motion="leaving" />}
        <Hand
          hand={hand}
          label={t("hand")}
          motion={phase === "dealing" || phase === "counting" ? "coming" : undefined}
          change={verdict ? (verdict.won ? 1 : -1) : 0}
        />
        <div className="tl-words">
          {verdict ? (
            <Comparison round={verdict} />
          ) : (
            <p className="tl-question">
              <span>{t("question")}</span> <span>{t("equalLoses")}.</span>
            </p>
          )}
        </div>
        <p className="tl-shuffles" data-part="reshuffles">
          <ShuffleIcon size={16} />
          <span aria-hidden="true">{t("reshuffles")}</span>
          <span className="sr-only">{t("reshufflesOf", { count: exhaustions, last: lastExhaustion })}</span>
          {shuffles.map((shuffle) => (
            <i key={shuffle} data-full={shuffle <= exhaustions || undefined} aria-hidden="true" />
          ))}
        </p>
      </div>

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

function Comparison({ round: { bet, total, base, won, moved } }: { round: Round }) {
  const t = useTranslations("tiles");
  const way = total === base ? "equal" : total < base ? "below" : bet === "higher" ? "beats" : "above";
  return (
    <p className="tl-question tl-compared">
      <span>{t(`compared.${way}`, { total, base })}</span>{" "}
      {moved !== total && <span>{t(won ? "rises" : "falls")}</span>}
    </p>
  );
}
