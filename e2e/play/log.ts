import { type EightsAction, eights } from "@/lib/rules/eights";
import type { Seat } from "@/lib/rules/game";
import { restored } from "@/lib/table/keeping";
import { type Server, storedAt } from "../server";

/** What a seat itself has done in a game of Eights that is no longer than the end of its log: a turn that ran out is no move. */
export async function movesOf(server: Server, code: string, seat: Seat): Promise<EightsAction[]> {
  const found = restored(eights, await storedAt(server, code));
  return (found?.record.match?.tail ?? []).flatMap((entry) =>
    "seat" in entry && entry.seat === seat ? [entry.action as EightsAction] : [],
  );
}
