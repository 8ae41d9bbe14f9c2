"use client";

import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { keyedByIndex } from "@/components/ui/keyed-by-index";
import { Panel } from "@/components/ui/panel";
import { SocialWords } from "@/components/words/social-words";
import { ownIdentity } from "@/lib/browser/own-identity";
import { saySeen } from "@/lib/browser/ranked-social";
import type { RecordPage } from "@/lib/ranked/wire";
import { leagueAt, useLeagueNames } from "../leagues/league-at";
import { LeagueMark } from "../leagues/league-mark";
import { useNumbersAndDates } from "../use-numbers-and-dates";
import { DecisionText } from "./decision-text";

/** What is told once on one's own page: how a season ended, and what came of reports. */
export default function OwnNews({ record }: { record: RecordPage }) {
  return (
    <SocialWords>
      <News record={record} />
    </SocialWords>
  );
}

function News({ record }: { record: RecordPage }) {
  const t = useTranslations("social");
  const common = useTranslations("common");
  const [isSeen, setSeen] = useState(false);
  const decisions = record.decisions.filter(({ isNew }) => isNew);
  const marks = record.marks.filter(({ isNew }) => isNew);
  const season = marks.at(-1)?.season;
  // All of it is said to have been seen at once: the last of it that is closed says so.
  const [isMarkOpen, setMarkOpen] = useState(true);
  const see = () => {
    setSeen(true);
    void saySeen(ownIdentity());
  };
  const closeMark = () => {
    setMarkOpen(false);
    if (decisions.length === 0) see();
  };
  if (isSeen || decisions.length + marks.length === 0) return null;
  return (
    <>
      {decisions.length > 0 && (
        <Panel title={t("decisions.title")} className="animate-arrive">
          <ul className="grid gap-3">
            {decisions.map((decision) => (
              <li key={decision.report}>
                <DecisionText decision={decision} />
              </li>
            ))}
          </ul>
          <Button look="outline" size="small" className="mt-3" onClick={see}>
            {t("decisions.done")}
          </Button>
        </Panel>
      )}
      {season !== undefined && (
        <Dialog
          open={isMarkOpen}
          onOpenChange={(open) => !open && closeMark()}
          title={t("season.title", { season })}
          description={t("season.kept")}
          closeLabel={common("close")}
          footer={
            <Button look="brass" wide onClick={closeMark}>
              {t("season.done")}
            </Button>
          }
        >
          <ul className="grid gap-4">
            {keyedByIndex(marks, (mark) => (
              <MarkLine mark={mark} />
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}

function MarkLine({ mark: { points, place, tier } }: { mark: RecordPage["marks"][number] }) {
  const t = useTranslations("social.season");
  const tierName = useTranslations("tiers");
  const { number } = useNumbersAndDates();
  const nameOf = useLeagueNames();
  const league = leagueAt(points, place);
  const said = { tier: tierName(tier), points: number(points) };
  return (
    <li className="flex items-center gap-4">
      <LeagueMark league={league} size={72} />
      <span className="min-w-0">
        <span className="block font-bold font-display text-2xl text-strong">{nameOf(league)}</span>
        <span className="text-base">
          {place === null ? t("text", said) : t("placed", { ...said, place: number(place) })}
        </span>
      </span>
    </li>
  );
}
