import { useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "@/components/ui/dialog";
import { CheckIcon, ForwardIcon, InfoIcon, ShareIcon, WarningIcon } from "@/components/ui/icons";
import { useStorageTrouble, useStored } from "@/lib/browser/storage/stored";
import { accountOf, type Ending, scoreOf } from "@/lib/rules/tiles";
import { primaryLook } from "../buttons";
import { Coin } from "../coin";
import { Face } from "../face";
import { dailyGame, leaderboard } from "../play/kept-on-device";
import { countsForDay, placeTaken, type Table } from "../play/session";
import { useDayWords, useShare } from "../share";
import { useTileWords } from "../tile-words";
import { session } from "../use-session";
import styles from "./game-over.module.css";
import { LuckTable } from "./luck-table";

function useCause() {
  const t = useTranslations("tiles");
  const { nameOf } = useTileWords();
  return ({ tile, exhausted }: Ending): string => {
    if (!tile) return t("exhausted");
    return t(exhausted ? "both" : "reached", { name: nameOf(tile.kind), value: tile.value });
  };
}

function Saved({ table: { game }, score }: { table: Table; score: number }) {
  const t = useTranslations("tiles");
  const entries = useStored(leaderboard);
  const trouble = useStorageTrouble(leaderboard);
  const place = placeTaken(game, score, entries);
  const [Glyph, words, tone] = trouble
    ? ([WarningIcon, t("notKept"), "bad"] as const)
    : place === null
      ? ([InfoIcon, t("notPlaced"), "quiet"] as const)
      : ([CheckIcon, t("saved", { place }), "good"] as const);
  return (
    <span
      className={`inline-flex min-h-7.5 items-center gap-1.75 rounded-full px-3 text-base ${styles.saved}`}
      data-tone={tone}
      data-part={tone === "good" ? "saved" : undefined}
    >
      <Glyph size={16} />
      {words}
    </span>
  );
}

const linkLook = "inline-flex min-h-11 items-center gap-1.75 rounded-[0.75rem] px-2 font-bold text-(--link) text-base";

/** The end, over a room that darkens: what caused it, the score and its place, how it was won, and what next. */
export function Over({ table }: { table: Table }) {
  const t = useTranslations("tiles");
  const causeOf = useCause();
  const share = useShare();
  const dayWords = useDayWords();
  const daily = useStored(dailyGame);
  const [isTold, setIsTold] = useState(false);
  const { game, shown } = table;
  const { ending } = shown.after;
  const account = useMemo(() => (game.end === null ? null : accountOf(game.record)), [game.end, game.record]);
  if (!ending || !account) return null;

  const score = scoreOf(shown.after);
  const counts = countsForDay(game, daily);
  const percent = Math.round((100 * account.best) / account.rounds);
  const figures = [
    [String(account.rounds), t("rounds")],
    [String(account.bestStreak), t("bestStreak")],
    [`${percent}%`, t("bestChoices")],
  ] as const;

  return (
    <>
      <div className={`fixed inset-0 z-(--z-reveal) ${styles.veil}`} data-open={shown.phase === "over" || undefined} />
      <Dialog
        open={shown.phase === "over"}
        onOpenChange={() => {}}
        title={t("over")}
        description={causeOf(ending)}
        hideTitle
        className={styles.dialog}
      >
        <div
          className={`grid justify-items-center text-center ${styles.column} ${styles.body}`}
          data-part="over"
          data-told={isTold || undefined}
        >
          <div className={`grid w-full justify-items-center ${styles.column} ${styles.told}`}>
            <div className={`relative ${styles.cause}`} aria-hidden="true">
              <Face of={ending.tile?.kind ?? "back"} />
              {ending.tile && <Coin value={ending.tile.value} />}
            </div>
            <p className={`font-extrabold text-2xl/8.5 ${styles.title}`} aria-hidden="true">
              {t("over")}
            </p>
            <p className="text-(--label) text-[1rem]/6" aria-hidden="true">
              {causeOf(ending)}
            </p>
            {game.day !== null && (
              <p className="mt-1.5 font-bold text-(--link) text-base">
                {t(counts ? "deckOf" : "deckAgain", { day: dayWords(game.day) })}
              </p>
            )}
            <p className={`text-(--quiet) text-base ${styles.label}`}>{t("finalScore")}</p>
            <p className={`font-extrabold tabular-nums ${styles.score}`} data-part="final-score">
              {score}
            </p>
          </div>
          <div className={`grid w-full justify-items-center ${styles.column} ${styles.next}`}>
            <p
              className={`flex flex-wrap items-center justify-center gap-x-2.5 gap-y-1 font-bold text-[1.125rem] ${styles.name}`}
            >
              <bdi data-part="final-name">{game.name}</bdi>
              <Saved table={table} score={score} />
            </p>
            <dl className={`grid w-full gap-2 ${styles.figures}`}>
              {figures.map(([value, name]) => (
                <div
                  key={name}
                  className="flex flex-col-reverse rounded-[1rem] border border-hairline bg-(--sunken) px-1 pt-2 pb-2.5"
                >
                  <dt className="text-(--label) text-sm/4.25">{name}</dt>
                  <dd className="font-extrabold text-[1.375rem]/7.5" dir="ltr">
                    {value}
                  </dd>
                </div>
              ))}
            </dl>
            <div className={`mb-1.5 flex w-full justify-between ${styles.more}`}>
              <button
                type="button"
                className={linkLook}
                aria-expanded={isTold}
                onClick={() => setIsTold(!isTold)}
                data-part="account"
              >
                {t("account")}
                <ForwardIcon size={16} className={styles.turns} />
              </button>
              <button
                type="button"
                className={linkLook}
                onClick={() => share({ ...game, day: counts ? game.day : null }, account)}
                data-part="share"
              >
                <ShareIcon size={16} />
                {t("share")}
              </button>
            </div>
            {isTold && <LuckTable account={account} rounds={shown.after.rounds} className={styles.account} />}
            <button
              type="button"
              className={primaryLook}
              data-autofocus=""
              data-part="again"
              onClick={() => session.begin(game.name, null)}
            >
              {t("newGame")}
            </button>
            <button
              type="button"
              className={`w-full rounded-panel border-(--edge) border-[1.5px] bg-lacquer-foot/60 font-bold text-bone text-lg/5.5 ${styles.second}`}
              data-part="to-landing"
              onClick={session.leave}
            >
              {t("backToLanding")}
            </button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
