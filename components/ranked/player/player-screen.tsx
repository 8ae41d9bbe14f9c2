"use client";

import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { AvatarPicture, isAvatar } from "@/components/decor/avatars";
import { buttonClasses } from "@/components/ui/button-classes";
import { classes } from "@/components/ui/classes";
import { LockIcon, PeopleIcon } from "@/components/ui/icons";
import { Panel } from "@/components/ui/panel";
import { Switch } from "@/components/ui/switch";
import type { Tier } from "@/lib/ranked/tiers";
import type { LadderPage, RecordPage, TierRecord } from "@/lib/ranked/wire";
import { LatestResults } from "../latest-results";
import { leagueAt, leftToNext, useLeagueNames } from "../leagues/league-at";
import { LeagueMark } from "../leagues/league-mark";
import { WayToNext } from "../leagues/way-to-next";
import { NameMark } from "../name-mark";
import { TierChoice } from "../tier-choice";
import { useNumbersAndDates } from "../use-numbers-and-dates";
import { ContractBars } from "./contract-bars";
import { LastMatches } from "./last-matches";
import { Partners } from "./partners";
import { PointsPlot } from "./points-plot";

/** A player's page: how they stand in a tier, how it came to that, and with whom. */
export function PlayerScreen({
  record,
  tier,
  onTier,
  house,
  place,
  onPrivate,
  actions,
}: {
  record: RecordPage;
  tier: Tier;
  onTier: (tier: Tier) => void;
  /** What all have bought and made in this tier; null while it is not known. */
  house: LadderPage["house"] | null;
  place: number | null;
  onPrivate: (isPrivate: boolean) => void;
  /** What one can do about somebody else. */
  actions?: ReactNode;
}) {
  const t = useTranslations("ranked.player");
  const standing = record.tiers[tier];
  const pointsIn = (each: Tier) => record.tiers[each]?.points ?? null;
  const points = { rocket: pointsIn("rocket"), rabbit: pointsIn("rabbit"), turtle: pointsIn("turtle") };
  const tierRow = <TierChoice value={tier} onChange={onTier} points={points} isShort className="lg:hidden" />;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2 lg:gap-4">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
        <Who record={record} />
        <TierChoice value={tier} onChange={onTier} points={points} className="ms-auto hidden w-[29rem] lg:block" />
        {record.isOwn ? (
          <>
            <a href="/friends" className={classes(buttonClasses({ look: "outline", size: "small" }), "max-lg:hidden")}>
              <PeopleIcon size={20} className="text-brass-2" />
              {t("friends")}
            </a>
            <div className="hidden items-center gap-2.5 rounded-panel border border-hairline/60 bg-well px-4 py-1 lg:flex">
              <LockIcon size={20} className="text-brass-2" />
              <Switch label={t("private")} note={t("privateNote")} checked={record.isPrivate} onChange={onPrivate} />
            </div>
          </>
        ) : (
          actions
        )}
      </header>
      {standing ? (
        <Standing record={record} standing={standing} tier={tier} house={house} place={place}>
          {tierRow}
        </Standing>
      ) : (
        <>
          {tierRow}
          <Panel>
            <p className="text-base">{t(record.isOwn ? "noneYet" : "noneHere")}</p>
          </Panel>
        </>
      )}
    </div>
  );
}

/** Who it is; on a phone the page's own bar says so, but for one's own picture. */
function Who({ record }: { record: RecordPage }) {
  const t = useTranslations("ranked.player");
  const { number } = useNumbersAndDates();
  const nameOf = useLeagueNames();
  const { name, avatar, player, isClaimed, sinceSeason, matches, gone, marks } = record;
  return (
    <div className="hidden min-w-0 items-center gap-4 lg:flex">
      <AvatarPicture id={isAvatar(avatar) ? avatar : "palm"} size="5.5rem" ring="brass" />
      <div className="min-w-0">
        <h1 className="flex items-center gap-3 font-extrabold text-3xl text-strong">
          <bdi className="truncate">{name}</bdi>
          <NameMark player={player} isClaimed={isClaimed} />
        </h1>
        <p className="text-base text-sand">
          {sinceSeason !== null && `${t("since", { season: sinceSeason })} · `}
          {t("left", { gone: number(gone), matches: number(matches), count: matches })}
        </p>
        {marks.length > 0 && (
          <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-md">
            {marks.slice(-6).map((mark) => {
              const league = leagueAt(mark.points, mark.place);
              return (
                <li key={`${mark.season}-${mark.tier}`} className="flex items-center gap-2">
                  <LeagueMark league={league} size={24} label={nameOf(league)} />
                  {t("season", { season: mark.season })}
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </div>
  );
}

function Standing({
  record,
  standing,
  tier,
  house,
  place,
  children,
}: {
  record: RecordPage;
  standing: TierRecord;
  tier: Tier;
  house: LadderPage["house"] | null;
  place: number | null;
  /** What stands under the league on a phone. */
  children: ReactNode;
}) {
  const t = useTranslations("ranked.player");
  const { number, percent } = useNumbersAndDates();
  const { matches, won, longestRun, kaboots, sawas, projects, form, contracts, line } = standing;
  const formWon = [...form].filter((each) => each === "W").length;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2 lg:grid-cols-[minmax(0,26.5rem)_minmax(0,26.5rem)_minmax(0,1fr)] lg:gap-4">
      <div className="order-1 grid min-w-0 grid-cols-1 gap-2 lg:order-2 lg:col-start-3">
        <Hero standing={standing} place={place} />
        {children}
      </div>
      <div className="order-2 grid min-w-0 lg:order-1 lg:col-span-2 lg:row-span-2 lg:row-start-1">
        <PointsPlot history={line} season={record.season} />
      </div>
      <Panel aria-label={t("figures")} className="order-3 p-0 py-2 lg:col-start-3 lg:py-3">
        <dl className="grid grid-cols-4 text-center lg:grid-cols-3 lg:gap-y-3">
          <Figure label={t("matches")}>{number(matches)}</Figure>
          <Figure label={t("won")}>{matches === 0 ? "–" : percent(won / matches)}</Figure>
          <Figure label={t("longestRun")}>{number(longestRun)}</Figure>
          <Figure label={t("kaboots")}>{number(kaboots)}</Figure>
          <Figure label={t("sawas")} isWide>
            {t("of", { part: number(sawas.stood), all: number(sawas.called) })}
          </Figure>
          <Figure label={t("projects")} isWide>
            {number(projects)}
          </Figure>
        </dl>
      </Panel>
      <div className="order-4 grid min-w-0 content-start gap-2 lg:gap-4">
        <Panel className="flex items-center justify-between gap-3 py-2.5 lg:block lg:py-4">
          <h2 className="font-bold text-brass-2 text-lg">
            <span className="lg:hidden">{t("lastOnes", { count: Math.min(20, form.length) })}</span>
            <span className="hidden lg:inline">{t("lastOnes", { count: form.length })}</span>
            <span className="ms-3 hidden font-semibold text-md text-sand lg:inline">
              {t("wonLost", { won: formWon, lost: form.length - formWon })}
            </span>
          </h2>
          <span className="lg:mt-2 lg:block">
            <span className="lg:hidden">
              <LatestResults form={form.slice(0, 20)} isLarge />
            </span>
            <span className="hidden lg:inline">
              <LatestResults form={form} isLarge />
            </span>
          </span>
        </Panel>
        <ContractBars own={contracts} house={house} />
      </div>
      <Partners partners={standing.partners} className="order-6 lg:order-5" />
      <LastMatches matches={record.last.filter((match) => match.tier === tier)} className="order-5 lg:order-6" />
    </div>
  );
}

/** The league, the points, the place, and the way to the next. */
function Hero({ standing, place }: { standing: TierRecord; place: number | null }) {
  const t = useTranslations("ranked.player");
  const ranked = useTranslations("ranked");
  const { number } = useNumbersAndDates();
  const nameOf = useLeagueNames();
  const { points, spread, provisionalFor, best } = standing;
  const isProvisional = provisionalFor > 0;
  const league = leagueAt(points, place);
  const way = leftToNext(points);
  return (
    <section aria-label={t("standing")} className="lg:lacquer grid gap-2 px-1 lg:rounded-panel lg:p-4 lg:shadow-panel">
      <div className="flex items-center gap-4">
        <LeagueMark league={league} size={72} isProvisional={isProvisional} className="short:size-12 lg:size-24" />
        <div className="min-w-0 flex-1">
          <p className="font-bold font-display text-2xl text-strong lg:text-3xl">{nameOf(league)}</p>
          <p className="font-extrabold text-2xl text-brass-2 tabular-nums leading-7">
            <span className="inline-block whitespace-nowrap">
              {isProvisional ? ranked("about", { points: number(points) }) : number(points)}
            </span>{" "}
            <span className="inline-block whitespace-nowrap font-semibold text-base text-sand">± {number(spread)}</span>
          </p>
        </div>
        <dl className="grid shrink-0 grid-cols-[auto_auto] gap-x-3 text-base">
          <dt className="text-sand">{t("place")}</dt>
          <dd className="text-end font-bold text-strong tabular-nums">{place === null ? "–" : number(place)}</dd>
          <dt className="text-sand">{t("bestPoints")}</dt>
          <dd className="text-end font-bold text-strong tabular-nums">{number(best.points)}</dd>
        </dl>
      </div>
      <div>
        <WayToNext league={league} done={way?.done ?? 1} />
        <p className="mt-0.5 flex justify-between text-md">
          <span>
            {isProvisional
              ? t("provisional", { count: provisionalFor })
              : way
                ? ranked("toNext", { points: number(way.left), league: nameOf(way.next) })
                : ranked("highest")}
          </span>
          {way && <span className="text-sand tabular-nums">{number(way.at)}</span>}
        </p>
      </div>
    </section>
  );
}

function Figure({ label, isWide = false, children }: { label: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={classes("flex flex-col-reverse px-1", isWide && "max-lg:hidden")}>
      <dt className="text-md text-sand">{label}</dt>
      <dd className="font-extrabold text-lg text-strong tabular-nums lg:text-xl">{children}</dd>
    </div>
  );
}
