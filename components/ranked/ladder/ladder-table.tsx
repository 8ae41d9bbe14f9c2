"use client";

import { useTranslations } from "use-intl";
import { AvatarPicture, isAvatar } from "@/components/decor/avatars";
import { SaduBand } from "@/components/decor/sadu-band";
import { Chip } from "@/components/ui/chip";
import { classes } from "@/components/ui/classes";
import type { LadderRow } from "@/lib/ranked/wire";
import { LatestResults } from "../latest-results";
import { leagueAt, useLeagueNames } from "../leagues/league-at";
import { LeagueMark } from "../leagues/league-mark";
import { NameMark } from "../name-mark";
import { PointsMoved } from "../points-moved";
import { useNumbersAndDates } from "../use-numbers-and-dates";
import { twinsAmong } from "./ranking";

const columns = ["place", "player", "points", "week", "matches", "won", "made", "form"] as const;
type Column = (typeof columns)[number];
const isWide = (column: Column) =>
  column !== "place" && column !== "player" && column !== "points" && column !== "week";
/** So many of the first stand on a phone, where one is to see oneself without scrolling. */
const ON_PHONE = 7;
const wide = "hidden lg:table-cell";

/** Rows of the ladder, the first ones and one's own neighbours; between them how many places are left out. */
export function LadderTable({
  rows,
  own,
  left = 0,
  after = [],
  hidesFirst = false,
  label,
}: {
  rows: readonly LadderRow[];
  own: string | null;
  left?: number;
  after?: readonly LadderRow[];
  /** On a phone the first three stand on steps of their own. */
  hidesFirst?: boolean;
  label: string;
}) {
  const t = useTranslations("ranked.ladderPage");
  const { number } = useNumbersAndDates();
  const more = (count: number) => t("more", { count, places: number(count) });
  const twins = twinsAmong([...rows, ...after]);
  return (
    <table className="w-full border-separate border-spacing-0 tabular-nums">
      <caption className="sr-only">{label}</caption>
      <thead className="text-md text-sand max-lg:sr-only">
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className={classes(
                "py-2 font-semibold",
                column === "player" ? "text-start" : column === "form" ? "ps-4 text-start" : "pe-3 text-end",
                isWide(column) && wide,
              )}
            >
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, order) => (
          <Row
            key={row.player}
            row={row}
            isTwin={twins.has(row.player)}
            isOwn={row.player === own}
            isHidden={(hidesFirst && order < 3) || (left > 0 && order >= ON_PHONE)}
          />
        ))}
        {after.length > 0 && left > 0 && (
          <tr>
            <td colSpan={columns.length} className="py-1.5">
              <span className="flex items-center gap-3 text-md text-sand">
                <SaduBand kind="hubub" cell={1.5} className="min-w-0 flex-1" />
                <span className="lg:hidden">{more(left + Math.max(0, rows.length - ON_PHONE))}</span>
                <span className="hidden lg:inline">{more(left)}</span>
                <SaduBand kind="hubub" cell={1.5} className="min-w-0 flex-1" />
              </span>
            </td>
          </tr>
        )}
        {after.map((row) => (
          <Row key={row.player} row={row} isTwin={twins.has(row.player)} isOwn={row.player === own} />
        ))}
      </tbody>
    </table>
  );
}

function Row({
  row,
  isTwin,
  isOwn,
  isHidden = false,
}: {
  row: LadderRow;
  isTwin: boolean;
  isOwn: boolean;
  isHidden?: boolean;
}) {
  const t = useTranslations("ranked");
  const { number, percent } = useNumbersAndDates();
  const nameOf = useLeagueNames();
  const { player, name, avatar, isClaimed, place, points, week, matches, won, contracts, form } = row;
  const league = leagueAt(points, place);
  const share = (part: number, all: number) => (all === 0 ? "–" : percent(part / all));
  const cell = classes(
    "h-11 border-hairline/40 border-t lg:h-9.5",
    isOwn && "border-y-[1.5px] border-y-brass-3/80 bg-brass-3/15",
  );
  return (
    <tr aria-current={isOwn || undefined} className={isHidden ? "hidden lg:table-row" : undefined}>
      <td
        className={classes(
          cell,
          "w-12 pe-2 text-end lg:w-20 lg:pe-3",
          place !== null && place <= 3 ? "font-extrabold text-lg text-strong" : "font-bold text-base text-sand",
          isOwn && "rounded-s-control border-s-[1.5px] border-s-brass-3/80 text-brass-1",
        )}
      >
        {place === null ? "–" : number(place)}
      </td>
      <th scope="row" className={classes(cell, "max-w-0 text-start font-bold")}>
        <a
          href={`/player/${player}`}
          className="flex min-h-11 min-w-0 items-center gap-2 rounded-chip hover:text-brass-1 lg:min-h-9"
        >
          <LeagueMark league={league} size={24} label={nameOf(league)} />
          <AvatarPicture id={isAvatar(avatar) ? avatar : "palm"} size="2rem" />
          <bdi className="truncate text-base text-strong">{name}</bdi>
          <NameMark player={player} isClaimed={isClaimed} isTwin={isTwin} />
          {isOwn && <Chip tone="brass">{t("you")}</Chip>}
        </a>
      </th>
      <td
        className={classes(
          cell,
          "w-13 pe-1.5 text-end font-extrabold text-base text-brass-2 lg:w-24 lg:pe-3 lg:text-lg",
        )}
      >
        {number(points)}
      </td>
      <td
        className={classes(
          cell,
          "w-10 pe-1.5 text-end lg:w-22 lg:pe-3",
          isOwn && "max-lg:rounded-e-control max-lg:border-e-[1.5px] max-lg:border-e-brass-3/80",
        )}
      >
        <PointsMoved of={week} />
      </td>
      <td className={classes(cell, wide, "w-24 pe-3 text-end")}>{number(matches)}</td>
      <td className={classes(cell, wide, "w-20 pe-3 text-end")}>{share(won, matches)}</td>
      <td className={classes(cell, wide, "w-34 pe-3 text-end")}>{share(contracts.made, contracts.bought)}</td>
      <td
        className={classes(cell, wide, "w-34 ps-4", isOwn && "rounded-e-control border-e-[1.5px] border-e-brass-3/80")}
      >
        <LatestResults form={form} />
      </td>
    </tr>
  );
}
