"use client";

import { useTranslations } from "use-intl";
import { classes } from "@/components/ui/classes";
import { Panel } from "@/components/ui/panel";
import { leagueOf, leagues } from "@/lib/ranked/leagues";
import { useLeagueNames } from "../leagues/league-at";
import { LeagueMark } from "../leagues/league-mark";
import { useNumbersAndDates } from "../use-numbers-and-dates";

/** How many of all who have a place are in each league: one's own in brass. */
export function LeagueShares({ counts, own }: { counts: readonly number[]; own: number | null }) {
  const t = useTranslations("ranked.ladderPage");
  const { percent } = useNumbersAndDates();
  const nameOf = useLeagueNames();
  const all = Math.max(
    1,
    counts.reduce((sum, count) => sum + count, 0),
  );
  const most = Math.max(1, ...counts);
  const ownLeague = own === null ? null : leagueOf(own).id;
  return (
    <Panel title={t("everybody")}>
      <ul className="unmirrored grid grid-cols-7 items-end gap-2 text-center text-sm tabular-nums">
        {leagues.map(({ id }, order) => {
          const count = counts[order] ?? 0;
          return (
            <li key={id} className="grid justify-items-center gap-1">
              <span className={id === ownLeague ? "font-bold text-strong" : undefined}>{percent(count / all)}</span>
              <span
                aria-hidden="true"
                className={classes(
                  "w-full max-w-7.5 rounded-t-[3px]",
                  id === ownLeague ? "bg-linear-to-b from-brass-2 to-brass-4" : "bg-bar",
                )}
                style={{ blockSize: `${Math.max(2, (120 * count) / most)}px` }}
              />
              <LeagueMark league={id} size={24} label={nameOf(id)} />
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
