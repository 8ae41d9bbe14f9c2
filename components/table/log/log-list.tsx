import type { ReactNode } from "react";
import { PlayerPicture } from "@/components/table/seats/player-picture";
import { classes } from "@/components/ui/classes";
import type { SeatView } from "@/lib/table/wire/protocol";

/** One line of a log: who, what they did, and a small picture of it. */
interface LogLine {
  readonly key: string;
  readonly seat: SeatView;
  readonly name: string;
  readonly did: string;
  /** It may take two lines. */
  readonly isLong?: boolean;
  readonly picture?: ReactNode;
}

/** What happened, newest first. */
export function LogList({ lines, empty }: { lines: readonly LogLine[]; empty: string }) {
  if (lines.length === 0) return <p className="py-3 text-base text-sand">{empty}</p>;
  return (
    <ol className="divide-y divide-hairline/40">
      {lines.map(({ key, seat, name, did, isLong, picture }) => (
        <li key={key} className="relative flex min-h-15.5 items-center gap-3 py-1.5">
          <PlayerPicture seat={seat} size="2.125rem" />
          <p className="min-w-0 flex-1 text-base/5">
            <span className="flex font-bold text-strong">
              <bdi className="truncate">{name}</bdi>
            </span>
            <span className={classes("text-sand", isLong ? "line-clamp-2" : "block truncate")}>{did}</span>
          </p>
          {picture}
        </li>
      ))}
    </ol>
  );
}
