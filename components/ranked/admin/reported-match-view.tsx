"use client";

import { useCallback } from "react";
import { useTranslations } from "use-intl";
import { gameScreens } from "@/components/games";
import { LoadingBoundary } from "@/components/ui/loading/loading-boundary";
import { isolated } from "@/components/words/isolated-name";
import { type LadderName, readLog } from "@/lib/browser/house-keeping";
import type { ListedReport } from "@/lib/ranked/admin-wire";
import { RANKED_GAME, tiers } from "@/lib/ranked/tiers";
import { useAnswer } from "../use-answer";
import { useNumbersAndDates } from "../use-numbers-and-dates";

const { Replay } = gameScreens[RANKED_GAME];

/** A reported match: what the house found at once, the match step by step, and what was written. */
export function ReportedMatchView({
  secret,
  of,
  report,
  nameOf,
}: {
  secret: string;
  of: LadderName;
  report: ListedReport;
  nameOf: (player: string) => string;
}) {
  const t = useTranslations("keeping");
  const ranked = useTranslations("ranked");
  const tierName = useTranslations("tiers");
  const { dayAndTime } = useNumbersAndDates();
  const { id, hasLog, match, at, by, against, check, words, seats } = report;
  const ask = useCallback(() => readLog(secret, of, id), [secret, of, id]);
  const [outcome] = useAnswer(hasLog ? ask : null);
  const isFailed = outcome !== null && "failure" in outcome;
  const log = hasLog ? (outcome && "answer" in outcome ? outcome.answer.log : undefined) : null;
  const marked = seats.flatMap((seat, place) => (seat.id === against ? [place] : []));
  return (
    <section
      aria-label={t("match.title", { match: match.slice(0, 8) })}
      className="grid min-w-0 content-start gap-3 border-hairline/40 p-4 max-lg:border-t lg:border-e"
    >
      <header>
        <h2 className="font-extrabold text-strong text-xl">{t("match.title", { match: match.slice(0, 8) })}</h2>
        <p className="text-md text-sand">
          {ranked("tierPace", { tier: tierName(of.tier), seconds: tiers[of.tier] })} · {dayAndTime(at)} ·{" "}
          {t("reports.about", { by: isolated(nameOf(by)), against: isolated(nameOf(against)) })}
        </p>
      </header>
      <p className={`text-base ${check === "unsound" ? "font-bold text-madder-1" : "text-calm"}`}>
        {t(`match.${check}`)}
      </p>
      {isFailed ? (
        <p role="alert" className="text-base">
          {t("gate.failed")}
        </p>
      ) : log === undefined ? (
        <p role="status" className="text-base text-sand">
          {t("reports.loading")}
        </p>
      ) : (
        Replay && (
          <LoadingBoundary>
            <Replay log={log} names={seats.map(({ name }) => name)} marked={marked} />
          </LoadingBoundary>
        )
      )}
      <section className="border-hairline/40 border-t pt-3">
        <h3 className="font-bold text-brass-2 text-lg">{t("reports.wrote", { name: isolated(nameOf(by)) })}</h3>
        <p dir="auto" className="whitespace-pre-line break-words text-base">
          {words === "" ? t("reports.noWords") : words}
        </p>
      </section>
    </section>
  );
}
