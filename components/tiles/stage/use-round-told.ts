import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { useToast } from "@/components/ui/toast";
import { useWordList } from "@/components/words/use-word-list";
import { playSound } from "@/lib/browser/device/play-sound";
import { useStorageTrouble } from "@/lib/browser/storage/stored";
import { type State, scoreOf } from "@/lib/rules/tiles";
import { keptGame } from "../play/kept-on-device";
import type { Table } from "../play/session";
import { useTileWords } from "../tile-words";
import { useVerdictWords } from "./use-verdict-words";

/** What is heard of a round. */
export function useSounds({ shown: { phase, after } }: Table) {
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
export function useTroubleTold() {
  const t = useTranslations("tiles");
  const toast = useToast();
  const isRefused = useStorageTrouble(keptGame) === "refused";
  useEffect(() => {
    if (isRefused) toast({ text: t("refused"), tone: "bad" });
  }, [isRefused, toast, t]);
}

/** A round as a screen reader is told it, once it has settled. */
export function useRoundTold(state: State, isSettled: boolean): string {
  const t = useTranslations("tiles");
  const { tileWords } = useTileWords();
  const listed = useWordList();
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
