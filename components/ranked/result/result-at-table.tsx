"use client";

import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-classes";
import { LogIcon, TrophyIcon } from "@/components/ui/icons";
import { lazyPart } from "@/components/ui/loading/lazy-part";
import { LoadingBoundary } from "@/components/ui/loading/loading-boundary";
import { Panel } from "@/components/ui/panel";
import { RankedWords } from "@/components/words/ranked-words";
import { keepWaiting } from "@/lib/browser/storage/ranked-wait";
import { tiers } from "@/lib/ranked/tiers";
import type { TableView } from "@/lib/table/wire/protocol";
import { matchAtTable } from "../social/match-at-table";
import { MatchResult } from "./match-result";
import { seatsAfter, settledAt } from "./settled-table";

const AfterMatchMenu = lazyPart(() => import("../social/after-match-menu"));

/** What a ranked table shows at its end. */
interface ResultProps {
  readonly title: string;
  readonly scores: readonly [number, number];
  readonly hands: number;
  readonly table: TableView;
  /** The seat of whoever looks. */
  readonly own: number;
  readonly onMatch: () => void;
  readonly leave: () => void;
}

/** A ranked match that is over, at its table: what it did to everybody's points as soon as the ladder has said so. */
export function ResultAtTable(props: ResultProps) {
  return (
    <RankedWords>
      <AtTable {...props} />
    </RankedWords>
  );
}

function AtTable({ title, scores, hands, table, own, onMatch, leave }: ResultProps) {
  const t = useTranslations("ranked.result");
  const ranked = useTranslations("ranked");
  const tierName = useTranslations("tiers");
  const end = settledAt(table);
  const match = matchAtTable(table, table.seats[own]?.id ?? null);
  const note = end && t("which", { tier: tierName(end.tier), seconds: tiers[end.tier], hands });
  return (
    <MatchResult
      title={title}
      scores={scores}
      note={note ?? ranked("title")}
      seats={end ? seatsAfter(table, own, end) : []}
      moreOf={
        match === null
          ? undefined
          : ({ change: { player }, name, avatar }) => (
              <LoadingBoundary isAdornment>
                <AfterMatchMenu person={{ player, name, avatar }} match={match} />
              </LoadingBoundary>
            )
      }
    >
      {!end && (
        <p role="status" className="text-center text-base text-sand">
          {t("coming")}
        </p>
      )}
      {end?.void && (
        <Panel title={t("voidTitle")}>
          <p className="text-base">{t(`voids.${end.void}`)}</p>
        </Panel>
      )}
      <a
        href="/ranked"
        onClick={() => end && keepWaiting(end.tier)}
        className={buttonClasses({ look: "brass", size: "large", wide: true })}
      >
        <TrophyIcon size={24} />
        {ranked("again")}
      </a>
      <div className="grid grid-cols-2 gap-3">
        <Button look="outline" icon={LogIcon} onClick={onMatch}>
          {t("match")}
        </Button>
        <Button look="outline" onClick={leave}>
          {t("home")}
        </Button>
      </div>
    </MatchResult>
  );
}
