"use client";

import { AvatarPicture, isAvatar } from "@/components/decor/avatars";
import { SaduBand } from "@/components/decor/sadu-band";
import type { LadderRow } from "@/lib/ranked/wire";
import { leagueAt } from "../leagues/league-at";
import { LeagueMark } from "../leagues/league-mark";
import { useNumbersAndDates } from "../use-numbers-and-dates";

/** The second on the side where reading begins, the first in the middle and highest. */
const steps = [
  { order: 1, rank: "order-1", height: "h-12", face: "3.25rem", mark: 24, cloth: "from-[#5a2a20] to-transparent" },
  { order: 0, rank: "order-2", height: "h-16", face: "4.25rem", mark: 48, cloth: "from-[#74241f] to-transparent" },
  { order: 2, rank: "order-3", height: "h-9", face: "3.25rem", mark: 24, cloth: "from-[#4a2320] to-transparent" },
] as const;

/** The first three on steps, for a phone. */
export function Podium({ rows }: { rows: readonly LadderRow[] }) {
  const { number } = useNumbersAndDates();
  return (
    <ol className="grid grid-cols-3 items-end px-2 lg:hidden">
      {[...steps]
        .sort((one, other) => one.order - other.order)
        .map(({ order, rank, height, face, mark, cloth }) => {
          const row = rows[order];
          if (!row) return null;
          return (
            <li key={row.player} className={`grid min-w-0 justify-items-center ${rank}`}>
              <a
                href={`/player/${row.player}`}
                className="grid min-w-0 max-w-full justify-items-center rounded-control px-1"
              >
                <span className="relative">
                  <AvatarPicture id={isAvatar(row.avatar) ? row.avatar : "palm"} size={face} ring="brass" />
                  <LeagueMark
                    league={leagueAt(row.points, row.place)}
                    size={mark}
                    className="absolute -end-4 bottom-0"
                  />
                </span>
                <bdi className="mt-1 max-w-full truncate font-bold text-base text-strong">{row.name}</bdi>
                <span className="font-extrabold text-base text-brass-2 tabular-nums">{number(row.points)}</span>
              </a>
              <span className={`mt-1.5 block w-full bg-linear-to-b ${cloth} ${height}`}>
                <SaduBand kind="hubub" cell={1.5} />
                <b className="block pt-1 text-center text-lg text-strong">{row.place ?? order + 1}</b>
              </span>
            </li>
          );
        })}
    </ol>
  );
}
