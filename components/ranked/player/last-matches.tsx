"use client";

import { useState } from "react";
import { useTranslations } from "use-intl";
import { AvatarPicture, isAvatar } from "@/components/decor/avatars";
import { classes } from "@/components/ui/classes";
import { ForwardIcon } from "@/components/ui/icons";
import { Panel } from "@/components/ui/panel";
import { isolated } from "@/components/words/isolated-name";
import { useWordList } from "@/components/words/use-word-list";
import { tablePath } from "@/lib/browser/tables/table-path";
import { RANKED_GAME } from "@/lib/ranked/tiers";
import type { PlayedMatch } from "@/lib/ranked/wire";
import { PointsMoved } from "../points-moved";
import { useNumbersAndDates } from "../use-numbers-and-dates";

const FIRST = 5;

/** The latest matches, each with the way to its table while that is kept. */
export function LastMatches({ matches, className }: { matches: readonly PlayedMatch[]; className?: string }) {
  const t = useTranslations("ranked.player");
  const [isWhole, setWhole] = useState(false);
  return (
    <Panel
      title={t("lastMatches")}
      aside={
        matches.length > FIRST && (
          <button
            type="button"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
            className="-my-3 min-h-11 rounded-control px-2 font-bold text-brass-2 hover:bg-brass-3/12"
          >
            {isWhole ? t("fewer") : t("all", { count: matches.length })}
          </button>
        )
      }
      className={classes("min-w-0 pb-1", className)}
    >
      {matches.length === 0 && <p className="pb-2 text-base text-sand">{t("noMatches")}</p>}
      <ul className={classes("divide-y divide-hairline/40", isWhole && "max-h-96 overflow-y-auto overscroll-contain")}>
        {matches.slice(0, isWhole ? undefined : FIRST).map((match) => (
          <Match key={match.match} match={match} />
        ))}
      </ul>
    </Panel>
  );
}

function Match({ match }: { match: PlayedMatch }) {
  const t = useTranslations("ranked.player");
  const listed = useWordList();
  const { dayAndTime } = useNumbersAndDates();
  const { code, endedAt, isWon, score, from, to, partner, others } = match;
  const result = match.void ? t("void") : t(isWon ? "wonBy" : "lostBy", { us: score[0], them: score[1] });
  return (
    <li>
      <a
        href={tablePath(RANKED_GAME, code)}
        className="grid min-h-11 grid-cols-[auto_1fr_auto_auto] items-center gap-x-3 rounded-chip py-1.5 hover:text-brass-1"
      >
        <AvatarPicture id={isAvatar(partner.avatar) ? partner.avatar : "palm"} size="1.875rem" />
        <span className="min-w-0 leading-5">
          <span className="flex flex-wrap items-baseline gap-x-2.5">
            <bdi className="truncate font-bold text-base text-strong">{partner.name}</bdi>
            <span className="text-md text-sand">{dayAndTime(endedAt)}</span>
          </span>
          <span className="block truncate text-md">
            <b className={match.void ? "text-sand" : isWon ? "text-brass-2" : "text-madder-1"}>{result}</b>{" "}
            <span className="text-sand">
              {t("against", { names: listed(others.map(({ name }) => isolated(name))) })}
            </span>
          </span>
        </span>
        <PointsMoved of={match.void ? 0 : to - from} className="text-lg" />
        <ForwardIcon size={18} className="text-sand" />
      </a>
    </li>
  );
}
