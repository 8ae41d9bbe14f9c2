"use client";

import { useCallback } from "react";
import { useTranslations } from "use-intl";
import { AvatarPicture, isAvatar } from "@/components/decor/avatars";
import { SaduBand } from "@/components/decor/sadu-band";
import { daysLeft, twinsAmong } from "@/components/ranked/ladder/ranking";
import { leagueAt, useLeagueNames } from "@/components/ranked/leagues/league-at";
import { LeagueMark } from "@/components/ranked/leagues/league-mark";
import { NameMark } from "@/components/ranked/name-mark";
import { useAnswer } from "@/components/ranked/use-answer";
import { useNumbersAndDates } from "@/components/ranked/use-numbers-and-dates";
import { classes } from "@/components/ui/classes";
import { Panel } from "@/components/ui/panel";
import { RankedWords } from "@/components/words/ranked-words";
import { ownPlayer } from "@/lib/browser/own-devices";
import { identity } from "@/lib/browser/own-identity";
import { readTopOfLadder } from "@/lib/browser/ranked-pages";
import { rankedTier } from "@/lib/browser/storage/settings";
import { useStored } from "@/lib/browser/storage/stored";
import type { LadderRow } from "@/lib/ranked/wire";

/** So many stand there, oneself among them. */
const SHOWN = 4;

/** The first of the ladder, and whoever plays here beneath them. */
export default function LadderCard() {
  return (
    <RankedWords>
      <Card />
    </RankedWords>
  );
}

function Card() {
  const t = useTranslations("ranked.ladderPage");
  const tierName = useTranslations("tiers");
  const tier = useStored(rankedTier);
  const own = ownPlayer(useStored(identity));
  const [asked] = useAnswer(useCallback(() => readTopOfLadder(tier, own, SHOWN), [tier, own]));
  // Where nobody can be asked the rest of the page says enough.
  if (asked === null || "failure" in asked) return null;
  const { top, around, season, endsAt } = asked.answer;
  const me = around.find(({ player }) => player === own);
  const isAbove = me === undefined || top.slice(0, SHOWN - 1).some(({ player }) => player === own);
  const first = isAbove ? top : top.slice(0, SHOWN - 1);
  const twins = twinsAmong([...first, ...around]);
  const row = (of: LadderRow) => (
    <Row key={of.player} row={of} isOwn={of.player === own} isTwin={twins.has(of.player)} />
  );
  return (
    <Panel
      title={
        <a href="/ladder" className="hover:text-brass-1">
          {t("title")} · {tierName(asked.answer.tier)}
        </a>
      }
      aside={t("seasonNote", { season, days: daysLeft(endsAt, Date.now()) })}
      className="h-full animate-appear pb-2 text-start"
    >
      {first.length + around.length === 0 ? (
        <p className="text-base text-sand">{t("empty")}</p>
      ) : (
        <ol className="tabular-nums">
          {first.map(row)}
          {!isAbove && (
            <li aria-hidden="true" className="py-1">
              <SaduBand kind="hubub" cell={1.5} />
            </li>
          )}
          {!isAbove && row(me)}
        </ol>
      )}
    </Panel>
  );
}

function Row({ row, isOwn, isTwin }: { row: LadderRow; isOwn: boolean; isTwin: boolean }) {
  const { number } = useNumbersAndDates();
  const nameOf = useLeagueNames();
  const { player, name, avatar, isClaimed, place, points } = row;
  const league = leagueAt(points, place);
  return (
    <li
      aria-current={isOwn || undefined}
      className={classes(
        "-mx-2 rounded-control border-[1.5px] px-2",
        isOwn ? "border-brass-3/80 bg-brass-3/15" : "border-transparent",
      )}
    >
      <a href={`/player/${player}`} className="flex min-h-8 min-w-0 items-center gap-2.5 hover:text-brass-1">
        <span className="min-w-8 text-end font-bold text-base text-strong">{place === null ? "–" : number(place)}</span>
        <LeagueMark league={league} size={24} label={nameOf(league)} />
        <AvatarPicture id={isAvatar(avatar) ? avatar : "palm"} size="1.75rem" />
        <bdi className="truncate font-bold text-base text-strong">{name}</bdi>
        <NameMark player={player} isClaimed={isClaimed} isTwin={isTwin} />
        <b className="ms-auto ps-2 font-extrabold text-brass-2 text-lg">{number(points)}</b>
      </a>
    </li>
  );
}
