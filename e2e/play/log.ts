import { type EightsAction, eights } from "@/lib/rules/eights";
import type { Seat } from "@/lib/rules/game";
import { restored } from "@/lib/table/keeping";
import { keptKeys } from "@/lib/table/record";
import { type Server, shelfOf, storedAt } from "../server";

/** What a seat itself has done in a game of Eights that is no longer than the end of its log: a turn that ran out is no move. */
export async function movesOf(server: Server, code: string, seat: Seat): Promise<EightsAction[]> {
  const found = restored(eights, await shelfOf(await storedAt(server, code)).read(keptKeys));
  return (found?.record.match?.tail ?? []).flatMap((entry) =>
    "seat" in entry && entry.seat === seat ? [entry.action as EightsAction] : [],
  );
}
