import { useLocale, useTranslations } from "use-intl";
import { useToast } from "@/components/ui/toast";
import { useLanguage } from "@/components/words/words-provider";
import { type Account, replay } from "@/lib/rules/tiles";
import type { KeptGame } from "./play/kept-on-device";

const bars = "▁▂▃▄▅▆▇█";
const parts = 10;

/** The course of a game in ten bars: how much of each tenth was won. */
export function course(rounds: readonly { readonly won: boolean }[]): string {
  return Array.from({ length: parts }, (_, part) => {
    const [from, to] = [part, part + 1].map((edge) => Math.round((edge * rounds.length) / parts));
    const tenth = rounds.slice(from, to);
    const won = tenth.filter((round) => round.won).length / Math.max(1, tenth.length);
    return bars[Math.min(bars.length - 1, Math.floor(won * bars.length))];
  }).join("");
}

/** A day in words, such as "18 November 2026". */
export function useDayWords() {
  const locale = useLocale();
  return (day: string) =>
    new Intl.DateTimeFormat(locale, {
      day: "numeric",
      month: "long",
      year: "numeric",
      numberingSystem: "latn",
      timeZone: "UTC",
    }).format(new Date(`${day}T00:00:00Z`));
}

/** Shares a finished game as text, with the day if it counts for one, by the device's own sheet or the clipboard. */
export function useShare() {
  const t = useTranslations("tiles");
  const spoken = useLanguage();
  const toast = useToast();
  const dayWords = useDayWords();
  return async ({ day, record }: Pick<KeptGame, "day" | "record">, account: Account) => {
    const result = t("shareResult", {
      score: account.score,
      rounds: account.rounds,
      streak: account.bestStreak,
      best: Math.round((100 * account.best) / account.rounds),
    });
    const said = day === null ? t("shareOwn", { result }) : t("shareDaily", { day: dayWords(day), result });
    const text = `${said}\n${course(replay(record).rounds)}\n${location.origin}/tiles?score=${account.score}&rounds=${account.rounds}${spoken === "ar" ? "&ar" : ""}`;
    try {
      if (navigator.share && matchMedia("(pointer: coarse)").matches) return await navigator.share({ text });
      await navigator.clipboard.writeText(text);
      toast({ text: t("copied"), tone: "good" });
    } catch (error) {
      // Closing the sheet is an answer, not a failure.
      if (!(error instanceof DOMException && error.name === "AbortError")) toast({ text: t("notCopied"), tone: "bad" });
    }
  };
}
