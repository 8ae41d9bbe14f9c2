import * as z from "zod/mini";
import type { GameId } from "@/lib/rules/registry";
import { DirectoryMessage, type Listing } from "@/lib/table/directory/listing";
import { RARE } from "@/lib/table/time/heartbeat";
import { turnedAwayFor } from "@/lib/table/wire/refusals";
import type { Environment } from "./environment";
import { askRoom, messageIn } from "./rooms/ask-room";
import { RoomLine } from "./rooms/room-line";
import { randomCode } from "./table-code";

const PARTY = "directory";
const AVOIDED = 16;
const PACE = { firstMs: 3_000, mostMs: 30_000 };

/** Tables that had no seat for us, or where we did not wait for the start, latest last: we are not to be sent there again. */
const avoided = new Set<string>();

/** Remembers for this visit that a table is nothing for us. */
export function avoid(code: string): void {
  avoided.delete(code);
  avoided.add(code);
  for (const oldest of avoided) if (avoided.size > AVOIDED) avoided.delete(oldest);
}

const heard = (message: unknown): DirectoryMessage | null => z.safeParse(DirectoryMessage, message).data ?? null;

/** The code of a public table to sit down at; of a table of our own where the directory has none to name, or is not reached. */
export async function askForSeat(around: Environment, game: GameId, signal?: AbortSignal): Promise<string> {
  const codeIn = (said: unknown): string | null => {
    const message = heard(said);
    if (message?.type === "seat") return message.code;
    return message?.type === "error" ? randomCode(around) : null;
  };
  const question = { action: "playNow", not: [...avoided] };
  return (await askRoom(around, PARTY, game, question, codeIn, signal)) ?? randomCode(around);
}

/**
 * Tells of the open public tables of a game, live, with null where the directory has no room for us; what is returned ends
 * that.
 */
export function watchOpenTables(
  around: Environment,
  game: GameId,
  tell: (tables: readonly Listing[] | null) => void,
): () => void {
  let tables: ReadonlyMap<string, Listing> = new Map();
  const line = new RoomLine(
    around.open(PARTY, game, PACE),
    {
      opened: () => {},
      // A list that has no room for us has none the next moment either.
      lost: (code) => {
        if (turnedAwayFor(code) === null) return;
        line.close();
        tell(null);
      },
      heard: (text) => {
        const message = heard(messageIn(text));
        if (message?.type !== "tables") return;
        const { whole, put, gone } = message;
        const next = new Map(whole ? [] : tables);
        for (const code of gone) next.delete(code);
        for (const listing of put) next.set(listing.code, listing);
        tables = next;
        tell([...next.values()]);
      },
      changed: () => {},
    },
    around,
  );
  line.beat(RARE);
  return () => line.close();
}
