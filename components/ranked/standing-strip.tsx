"use client";

import { useTranslations } from "use-intl";
import { classes } from "@/components/ui/classes";
import { ForwardIcon } from "@/components/ui/icons";
import { leagueAt, leftToNext, useLeagueNames } from "./leagues/league-at";
import { LeagueMark } from "./leagues/league-mark";
import { WayToNext } from "./leagues/way-to-next";
import { useNumbersAndDates } from "./use-numbers-and-dates";

/** How somebody stands in a tier, as far as it is known. */
interface OwnStanding {
  readonly points: number;
  readonly isProvisional: boolean;
  readonly place: number | null;
  /** How many have a place, where it is known. */
  readonly players: number | null;
}

/** My league, my points and the way to the next, in one line that leads to the ladder. */
export function StandingStrip({ standing, className }: { standing: OwnStanding; className?: string }) {
  const t = useTranslations("ranked");
  const { number } = useNumbersAndDates();
  const nameOf = useLeagueNames();
  const { points, place, players, isProvisional } = standing;
  const league = leagueAt(points, place);
  const way = leftToNext(points);
  return (
    <a
      href="/ladder"
      className={classes(
        "lacquer flex items-center gap-3.5 rounded-panel px-3.5 py-2 shadow-panel hover:border-brass-3",
        className,
      )}
    >
      <LeagueMark league={league} size={48} isProvisional={isProvisional} />
      <span className="grid min-w-0 flex-1 gap-1 text-start">
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-2.5">
          <span className="font-bold font-display text-strong text-xl leading-7">{nameOf(league)}</span>
          <span className="font-extrabold text-base text-brass-2">
            {t(isProvisional ? "aboutPoints" : "points", { points: number(points) })}
          </span>
        </span>
        <WayToNext league={league} done={way?.done ?? 1} />
        <span className="flex justify-between gap-3 text-sand text-sm">
          <span>{way ? t("toNext", { points: number(way.left), league: nameOf(way.next) }) : t("highest")}</span>
          {place !== null && players !== null && (
            <span className="hidden lg:inline">{t("placeOf", { place: number(place), players: number(players) })}</span>
          )}
        </span>
      </span>
      <span className="flex shrink-0 items-center gap-1.5 font-bold text-base text-brass-2 lg:hidden">
        {t("ladder")}
        <ForwardIcon size={18} />
      </span>
    </a>
  );
}
