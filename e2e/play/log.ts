import { type EightsAction, eights } from "@/lib/rules/eights";
import type { Seat } from "@/lib/rules/game";
import { keysToLoad } from "@/lib/table/storage/record";
import { restored } from "@/lib/table/storage/save-and-restore";
import { type Server, storedAt, valuesOf } from "../server";

/** What a seat itself has done in a game of Eights that is no longer than the end of its log: a turn that ran out is no move. */
export async function movesOf(server: Server, code: string, seat: Seat): Promise<EightsAction[]> {
  const found = restored(eights, await valuesOf(await storedAt(server, code)).read(keysToLoad));
  return (found?.record.match?.tail ?? []).flatMap((entry) =>
    "seat" in entry && entry.seat === seat ? [entry.action as EightsAction] : [],
  );
}
