import { useState } from "react";
import type { CarpetTone } from "@/components/decor/carpet-tones";
import { hasSeen } from "@/lib/browser/tables/visited-tables";
import type { Shown } from "@/lib/client/table-link";
import type { GameId } from "@/lib/rules/registry";
import { EntryBar } from "./entry-bar";
import { TableClosed } from "./table-closed";
import { EmptyCarpet, TableLoading } from "./table-loading";
import { isUnreachable, TableUnreachable } from "./table-unreachable";

/** What one sees where a table is closed, cannot be reached, or is still to come. */
export function NotThere({
  id,
  code,
  tone,
  shown: { closed, reach, word },
  wasSeen,
  isHere,
  mayPlayAlone,
  playHere,
}: {
  id: GameId;
  code: string;
  tone: CarpetTone;
  shown: Shown<unknown, unknown>;
  /** One had seen it before one came this time. */
  wasSeen: boolean;
  /** The table lives in this page. */
  isHere: boolean;
  mayPlayAlone: boolean;
  /** Takes the table back from another page. */
  playHere: () => void;
}) {
  if (closed)
    return (
      <EmptyCarpet tone={tone} bar={<EntryBar game={id} />}>
        <TableClosed
          id={id}
          code={code}
          reason={closed === "noSuchTable" && wasSeen ? "gone" : closed}
          word={word}
          playHere={playHere}
        />
      </EmptyCarpet>
    );
  if (isUnreachable(reach))
    return (
      <EmptyCarpet tone={tone} bar={<EntryBar game={id} />}>
        <TableUnreachable id={id} reach={reach} playsAlone={mayPlayAlone && !isHere} />
      </EmptyCarpet>
    );
  // A table in the page is there in a moment: too soon to say that it is coming.
  return isHere ? <main className="fixed inset-0 bg-night" /> : <TableLoading tone={tone} />;
}

/** Whether a table had been seen on this device before one came to it. */
export const useWasSeen = (code: string): boolean => useState(() => hasSeen(code))[0];
