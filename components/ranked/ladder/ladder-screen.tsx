"use client";

import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import type { Tier } from "@/lib/ranked/tiers";
import type { LadderPage, LadderRow } from "@/lib/ranked/wire";
import { leagueAt, leftToNext, useLeagueNames } from "../leagues/league-at";
import { LeagueMark } from "../leagues/league-mark";
import { WayToNext } from "../leagues/way-to-next";
import { TierChoice } from "../tier-choice";
import { useNumbersAndDates } from "../use-numbers-and-dates";
import { LadderTable } from "./ladder-table";
import { LeagueShares } from "./league-shares";
import { Podium } from "./podium";
import { beyond, daysLeft } from "./ranking";

const FIRST = 10;

/** A tier's ladder: the first of it, oneself and those around, and how one stands. */
export function LadderScreen({
  tier,
  onTier,
  view,
  narrowed,
  isFriends = false,
  own,
  now,
  tools,
  onAgain,
}: {
  tier: Tier;
  onTier: (tier: Tier) => void;
  /** Null while it is on its way. */
  view: LadderPage | null | "failed";
  /** Only these of it: friends, or those of a name; null while they are on their way. */
  narrowed?: readonly LadderRow[] | null | "failed";
  isFriends?: boolean;
  /** Who is looking. */
  own: string | null;
  now: number;
  /** What else one can choose, such as friends only. */
  tools?: ReactNode;
  onAgain: () => void;
}) {
  const t = useTranslations("ranked.ladderPage");
  const [isWhole, setWhole] = useState(false);
  const known = view === "failed" ? null : view;
  const top = known?.top.slice(0, isWhole ? undefined : FIRST) ?? [];
  const { left, rows } = beyond(top, known?.around ?? []);
  const me = known?.around.find(({ player }) => player === own) ?? known?.top.find(({ player }) => player === own);
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,59rem)_minmax(0,1fr)] lg:gap-5">
      <h1 className="mb-1 font-bold font-display text-3xl text-brass-1 max-lg:sr-only lg:col-span-2">{t("title")}</h1>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-3.5">
          <TierChoice value={tier} onChange={onTier} className="w-full lg:w-[25rem]" />
          {tools}
        </div>
        <Narrowed rows={narrowed} own={own} isFriends={isFriends} />
        {narrowed === undefined && view === "failed" && (
          <div role="alert" className="mt-6 grid justify-items-center gap-3 text-center text-base">
            {t("failed")}
            <Button look="outline" size="small" onClick={onAgain}>
              {t("again")}
            </Button>
          </div>
        )}
        {narrowed === undefined && view === null && (
          <p role="status" className="mt-6 text-center text-base text-sand">
            {t("loading")}
          </p>
        )}
        {narrowed === undefined && known && top.length === 0 && (
          <Panel className="mt-4">
            <p className="text-base">{t("empty")}</p>
          </Panel>
        )}
        {narrowed === undefined && known && top.length > 0 && (
          <>
            <div className="mt-4 lg:hidden">
              <Podium rows={top.slice(0, 3)} />
            </div>
            <div className="lacquer rounded-panel px-2 pb-2 shadow-panel lg:mt-4 lg:px-3 lg:pb-3">
              <LadderTable rows={top} own={own} left={left} after={rows} hidesFirst label={t("title")} />
            </div>
            {!isWhole && known.top.length > FIRST && (
              <Button look="outline" size="small" className="mx-auto mt-3 flex" onClick={() => setWhole(true)}>
                {t("whole", { count: known.top.length })}
              </Button>
            )}
          </>
        )}
      </div>
      <aside className="mt-4 grid min-w-0 content-start gap-4 lg:mt-0">
        {known && <Standing me={me ?? null} players={known.placed} />}
        {known && known.placed > 0 && <LeagueShares counts={known.leagues} own={me?.points ?? null} />}
        {known && <Season season={known.season} endsAt={known.endsAt} now={now} />}
      </aside>
    </div>
  );
}

/** Some of the ladder: those of a name, or one's friends. */
function Narrowed({
  rows,
  own,
  isFriends,
}: {
  rows: readonly LadderRow[] | null | "failed" | undefined;
  own: string | null;
  isFriends: boolean;
}) {
  const t = useTranslations("ranked.ladderPage");
  if (rows === undefined) return null;
  const isKnown = rows !== null && rows !== "failed";
  const said = isKnown
    ? isFriends && rows.length === 0
      ? t("noFriends")
      : t("found", { count: rows.length })
    : t(rows === null ? "loading" : "failed");
  return (
    <>
      <p role="status" className="mt-4 text-base text-sand">
        {said}
      </p>
      {isKnown && rows.length > 0 && (
        <div className="lacquer mt-2 rounded-panel px-2 pb-2 shadow-panel lg:px-3 lg:pb-3">
          <LadderTable rows={rows} own={own} label={said} />
        </div>
      )}
    </>
  );
}

/** How one stands oneself. */
function Standing({ me, players }: { me: LadderRow | null; players: number }) {
  const t = useTranslations("ranked.ladderPage");
  const ranked = useTranslations("ranked");
  const { number } = useNumbersAndDates();
  const nameOf = useLeagueNames();
  if (!me)
    return (
      <Panel title={t("standing")}>
        <p className="text-base">{t("notYet")}</p>
      </Panel>
    );
  const league = leagueAt(me.points, me.place);
  const way = leftToNext(me.points);
  return (
    <Panel aria-label={t("standing")} className="grid gap-3">
      <div className="flex items-center gap-4.5">
        <LeagueMark league={league} size={96} isProvisional={me.place === null} />
        <div className="min-w-0">
          <p className="font-bold font-display text-2xl text-strong">{nameOf(league)}</p>
          <p className="font-extrabold text-2xl text-brass-2 tabular-nums">
            {me.place === null ? ranked("about", { points: number(me.points) }) : number(me.points)}
          </p>
          <p className="text-md text-sand">
            {t("sure", { spread: number(Math.round(me.spread)), matches: number(me.matches), count: me.matches })}
          </p>
        </div>
      </div>
      <div>
        <WayToNext league={league} done={way?.done ?? 1} />
        <p className="mt-1 flex justify-between text-md">
          <span>
            {way ? ranked("toNext", { points: number(way.left), league: nameOf(way.next) }) : ranked("highest")}
          </span>
          {way && <span className="text-sand tabular-nums">{number(way.at)}</span>}
        </p>
      </div>
      <p className="flex justify-between border-hairline/40 border-t pt-2 text-base">
        <span className="text-sand">{t("columns.place")}</span>
        <b className="text-strong">
          {me.place === null
            ? t("noPlace", { count: me.provisionalFor })
            : ranked("placeOf", { place: number(me.place), players: number(players) })}
        </b>
      </p>
      <a
        href={`/player/${me.player}`}
        className="flex min-h-11 items-center justify-center rounded-control border border-hairline font-bold text-brass-2 hover:bg-brass-3/12"
      >
        {t("howIStand")}
      </a>
    </Panel>
  );
}

function Season({ season, endsAt, now }: { season: number; endsAt: number; now: number }) {
  const t = useTranslations("ranked.ladderPage");
  const { seasonDay } = useNumbersAndDates();
  return (
    <Panel title={t("season", { season })} aside={t("daysLeft", { days: daysLeft(endsAt, now) })}>
      <p className="text-base">{t("seasonEnds", { day: seasonDay(endsAt - 1) })}</p>
    </Panel>
  );
}
