"use client";

import { useCallback, useState } from "react";
import { useTranslations } from "use-intl";
import { classes } from "@/components/ui/classes";
import { isolated } from "@/components/words/isolated-name";
import { type LadderName, readReports, seasonNow } from "@/lib/browser/house-keeping";
import type { ListedReport, ReportsPage } from "@/lib/ranked/admin-wire";
import { useExactAnswer } from "../use-answer";
import { useNumbersAndDates } from "../use-numbers-and-dates";
import { ChoiceRow, TierRow } from "./choice-row";
import { DecisionForm } from "./decision-form";
import { ReportedMatchView } from "./reported-match-view";

/** Reports of one ladder, the chosen one with its match, and what is decided. */
export function ReportsView({ secret }: { secret: string }) {
  const t = useTranslations("keeping.reports");
  const gate = useTranslations("keeping.gate");
  const [of, setOf] = useState<LadderName>({ tier: "rabbit", season: seasonNow() });
  const [isOpen, setOpen] = useState(true);
  const [after, setAfter] = useState<string | undefined>();
  const [chosen, setChosen] = useState<string | null>(null);
  const ask = useCallback(() => readReports(secret, of, isOpen, after), [secret, of, isOpen, after]);
  // Of one ladder only: what is decided under another one's name would be decided there.
  const [outcome, again] = useExactAnswer(ask);
  const page = outcome && "answer" in outcome ? outcome.answer : null;
  const report = page?.reports.find(({ id }) => id === chosen) ?? null;
  const nameOf = (player: string) => namesIn(page).get(player) ?? player.slice(0, 6);
  const show = (change: { of?: LadderName; isOpen?: boolean }) => {
    setAfter(undefined);
    setChosen(null);
    if (change.of) setOf(change.of);
    if (change.isOpen !== undefined) setOpen(change.isOpen);
  };
  return (
    <div className="grid min-h-0 flex-1 lg:grid-cols-[19.875rem_minmax(0,1fr)_23.75rem]">
      <section aria-label={t("which")} className="min-w-0 border-hairline/40 lg:border-e">
        <div className="grid gap-2 border-hairline/40 border-b p-3">
          <ChoiceRow
            label={t("which")}
            options={["open", "decided"] as const}
            value={isOpen ? "open" : "decided"}
            wordOf={(each) => t(each)}
            onChange={(each) => show({ isOpen: each === "open" })}
          />
          <TierRow value={of.tier} onChange={(tier) => show({ of: { ...of, tier } })} />
          <Seasons value={of.season} onChange={(season) => show({ of: { ...of, season } })} />
        </div>
        {outcome === null && (
          <p role="status" className="p-4 text-base text-sand">
            {t("loading")}
          </p>
        )}
        {outcome && "failure" in outcome && (
          <p role="alert" className="p-4 text-base">
            {gate("failed")}
          </p>
        )}
        {page?.reports.length === 0 && <p className="p-4 text-base text-sand">{t("none")}</p>}
        <ul>
          {page?.reports.map((each) => (
            <li key={each.id}>
              <Line report={each} nameOf={nameOf} isChosen={each.id === chosen} onChoose={() => setChosen(each.id)} />
            </li>
          ))}
        </ul>
        {page?.isMore && (
          <button
            type="button"
            onClick={() => setAfter(page.reports.at(-1)?.id)}
            className="min-h-11 w-full font-bold text-brass-2 hover:bg-brass-3/12"
          >
            {t("more")}
          </button>
        )}
      </section>
      {report ? (
        <>
          <ReportedMatchView key={report.id} secret={secret} of={of} report={report} nameOf={nameOf} />
          <DecisionForm
            key={`${report.id} decision`}
            secret={secret}
            of={of}
            report={report}
            nameOf={nameOf}
            onDone={again}
          />
        </>
      ) : (
        <p className="p-6 text-base text-sand lg:col-span-2">{t("choose")}</p>
      )}
    </div>
  );
}

/** Whoever reports name, and whoever sat there. */
function namesIn(page: ReportsPage | null): ReadonlyMap<string, string> {
  const seated = page?.reports.flatMap(({ seats }) => seats.map(({ id, name }) => [id, name] as const)) ?? [];
  const people = page?.people.map(({ player, name }) => [player, name] as const) ?? [];
  return new Map([...seated, ...people]);
}

function Line({
  report: { reason, by, against, at, check, decision },
  nameOf,
  isChosen,
  onChoose,
}: {
  report: ListedReport;
  nameOf: (player: string) => string;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const t = useTranslations("keeping");
  const reasons = useTranslations("social.report.reasons");
  const { dayAndTime } = useNumbersAndDates();
  return (
    <button
      type="button"
      aria-current={isChosen || undefined}
      onClick={onChoose}
      className="grid w-full grid-cols-[1fr_auto] gap-x-3 border-transparent border-b border-b-hairline/40 border-s-3 px-3 py-2 text-start hover:bg-tier/30 aria-[current]:border-s-brass-3 aria-[current]:bg-tier/50"
    >
      <b className="text-base text-strong">{reasons(reason)}</b>
      <span className={classes("text-md", decision === null && check === "unsound" ? "text-madder-1" : "text-sand")}>
        {decision === null ? t(`reports.checks.${check}`) : t(`decision.verdicts.${decision}`)}
      </span>
      <span className="min-w-0 truncate text-md text-sand">
        {t("reports.about", { by: isolated(nameOf(by)), against: isolated(nameOf(against)) })}
      </span>
      <span className="text-md text-sand">{dayAndTime(at)}</span>
    </button>
  );
}

function Seasons({ value, onChange }: { value: number; onChange: (season: number) => void }) {
  const t = useTranslations("keeping.reports");
  const now = seasonNow();
  const seasons = now > 1 ? [now, now - 1] : [now];
  return (
    <ChoiceRow
      label={t("season", { season: value })}
      options={seasons.map(String)}
      value={String(value)}
      wordOf={(season) => (Number(season) === now ? t("season", { season: now }) : t("seasonBefore"))}
      onChange={(season) => onChange(Number(season))}
    />
  );
}
