"use client";

import { useCallback } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "@/components/ui/dialog";
import { isolated } from "@/components/words/isolated-name";
import { readRecord } from "@/lib/browser/ranked-pages";
import type { PlayedMatch, RankedPerson } from "@/lib/ranked/wire";
import { useAnswer } from "../use-answer";
import { useNumbersAndDates } from "../use-numbers-and-dates";
import { useOwnPlayer } from "../use-own-player";
import { type ReportedMatch, ReportSheet } from "./report-sheet";

const SHOWN = 5;

/** Reports somebody for one of the latest matches one has played with them, which are looked for first. */
export function ReportLately({
  person,
  open,
  onOpenChange,
}: {
  person: Pick<RankedPerson, "player" | "name">;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const t = useTranslations("social.report");
  const failures = useTranslations("social.failures");
  const common = useTranslations("common");
  const labelOf = useMatchLabel();
  const { who, own } = useOwnPlayer();
  const ask = useCallback(() => readRecord(own ?? "", who), [own, who]);
  const [outcome] = useAnswer(open && own ? ask : null);
  const last = outcome && "answer" in outcome ? outcome.answer.last : [];
  const matches = last.map((match) => reportedMatch(match, labelOf(match))).filter((match) => isAmong(match, person));
  if (matches.length > 0)
    return (
      <ReportSheet matches={matches.slice(0, SHOWN)} against={person.player} open={open} onOpenChange={onOpenChange} />
    );
  const isLooking = own !== null && outcome === null;
  const found =
    outcome && "failure" in outcome ? failures(outcome.failure) : t("notMet", { name: isolated(person.name) });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("title")}
      description={isLooking ? t("loading") : found}
      closeLabel={common("close")}
    />
  );
}

const isAmong = ({ people }: ReportedMatch, { player }: { readonly player: string }) =>
  people.some((each) => each.player === player);

/** A match of one's own page as it may be reported. */
const reportedMatch = ({ match, code, partner, others }: PlayedMatch, label: string): ReportedMatch => ({
  match,
  code,
  label,
  people: [partner, ...others],
});

/** A match in a line: when it was, and how it ended. */
function useMatchLabel(): (match: PlayedMatch) => string {
  const t = useTranslations("ranked.player");
  const { dayAndTime } = useNumbersAndDates();
  return ({ endedAt, isWon, score: [us, them], void: isVoid }) =>
    `${dayAndTime(endedAt)} · ${isVoid ? t("void") : t(isWon ? "wonBy" : "lostBy", { us, them })}`;
}
