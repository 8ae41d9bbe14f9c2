import { useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "@/components/ui/dialog";
import { CheckIcon, ForwardIcon, InfoIcon, ShareIcon, WarningIcon } from "@/components/ui/icons";
import { useStored, useTrouble } from "@/lib/browser/stored";
import { accountOf, type Ending, scoreOf } from "@/lib/rules/tiles";
import { AccountTable } from "./account-table";
import { Coin, Face } from "./face";
import { dailyGame, leaderboard } from "./play/kept";
import { countsForDay, placeTaken, type Table } from "./play/session";
import { useDayWords, useShare } from "./share";
import { useTileWords } from "./tile-words";
import { session } from "./use-session";

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
  const trouble = useTrouble(leaderboard);
  const place = placeTaken(game, score, entries);
  if (trouble)
    return (
      <span className="tl-saved" data-bad="">
        <WarningIcon size={16} />
        {t("notKept")}
      </span>
    );
  if (place === null)
    return (
      <span className="tl-saved" data-quiet="">
        <InfoIcon size={16} />
        {t("notPlaced")}
      </span>
    );
  return (
    <span className="tl-saved" data-part="saved">
      <CheckIcon size={16} />
      {t("saved", { place })}
    </span>
  );
}

/** The end: what caused it, the score and its place, how it was won, and what next. */
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
      <div className="tl-veil" data-open={shown.phase === "over" || undefined} />
      <Dialog
        open={shown.phase === "over"}
        onOpenChange={() => {}}
        title={t("over")}
        description={causeOf(ending)}
        hideTitle
        className="tl-over"
      >
        <div className="tl-over-body" data-part="over" data-told={isTold || undefined}>
          <div className="tl-over-told">
            <div className="tl-cause" aria-hidden="true">
              <Face of={ending.tile?.kind ?? "back"} />
              {ending.tile && <Coin value={ending.tile.value} />}
            </div>
            <p className="tl-over-title" aria-hidden="true">
              {t("over")}
            </p>
            <p className="tl-over-cause" aria-hidden="true">
              {causeOf(ending)}
            </p>
            {game.day !== null && (
              <p className="tl-over-day">{t(counts ? "deckOf" : "deckAgain", { day: dayWords(game.day) })}</p>
            )}
            <p className="tl-over-label">{t("finalScore")}</p>
            <p className="tl-over-score" data-part="final-score">
              {score}
            </p>
          </div>
          <div className="tl-over-next">
            <p className="tl-over-name">
              <bdi data-part="final-name">{game.name}</bdi>
              <Saved table={table} score={score} />
            </p>
            <dl className="tl-figures">
              {figures.map(([value, name]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd dir="ltr">{value}</dd>
                </div>
              ))}
            </dl>
            <div className="tl-over-more">
              <button
                type="button"
                className="tl-more"
                aria-expanded={isTold}
                onClick={() => setIsTold(!isTold)}
                data-part="account"
              >
                {t("account")}
                <ForwardIcon size={16} className="tl-turns" />
              </button>
              <button
                type="button"
                className="tl-more"
                onClick={() => share({ ...game, day: counts ? game.day : null }, account)}
                data-part="share"
              >
                <ShareIcon size={16} />
                {t("share")}
              </button>
            </div>
            {isTold && <AccountTable account={account} rounds={shown.after.rounds} />}
            <button
              type="button"
              className="tl-primary"
              data-autofocus=""
              data-part="again"
              onClick={() => session.begin(game.name, null)}
            >
              {t("newGame")}
            </button>
            <button type="button" className="tl-second" data-part="to-landing" onClick={session.leave}>
              {t("backToLanding")}
            </button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
