import { useEffect, useState } from "react";
import * as z from "zod/mini";
import type { GameId } from "@/lib/rules";
import { RARE } from "@/lib/table/beat";
import { DirectoryMessage, type Listing } from "@/lib/table/listing";
import { turnedAwayFor } from "@/lib/table/refusals";
import { askRoom, messageIn } from "./ask-room";
import { Line } from "./line";
import { RoomSocket } from "./room-socket";
import { newCode, roomAt } from "./rooms";

const PARTY = "directory";
const AVOIDED = 16;

/** Tables that had no seat for us, or where we did not wait for the start, latest last: we are not to be sent there again. */
const avoided = new Set<string>();

/** Remembers for this visit that a table is nothing for us. */
export function avoid(code: string): void {
  avoided.delete(code);
  avoided.add(code);
  for (const oldest of avoided) if (avoided.size > AVOIDED) avoided.delete(oldest);
}

const heard = (message: unknown): DirectoryMessage | null => z.safeParse(DirectoryMessage, message).data ?? null;

/** The code a directory names for a seat; of a table of our own where it has none to name. */
function seatIn(message: DirectoryMessage | null): string | null {
  if (message?.type === "seat") return message.code;
  return message?.type === "error" ? newCode() : null;
}

/** The code of a public table to sit down at, which may be one that we open. */
export const publicSeat = async (game: GameId, signal?: AbortSignal): Promise<string> =>
  (await askRoom(
    roomAt(PARTY, game),
    { action: "playNow", not: [...avoided] },
    (said) => seatIn(heard(said)),
    signal,
  )) ?? newCode();

/** The open public tables of a game, live; null until the list has come. */
export function useOpenTables(game: GameId): readonly Listing[] | null {
  const [tables, setTables] = useState<ReadonlyMap<string, Listing> | null>(null);
  useEffect(() => {
    const socket = new RoomSocket(roomAt(PARTY, game), { firstMs: 3_000, mostMs: 30_000 });
    const line = new Line(socket, {
      opened: () => {},
      // A list that has no room for us has none the next moment either.
      lost: (code) => {
        if (turnedAwayFor(code) === null) return;
        line.close();
        setTables(null);
      },
      heard: (text) => {
        const message = heard(messageIn(text));
        if (message?.type !== "tables") return;
        const { whole, put, gone } = message;
        setTables((known) => {
          const next = new Map(whole ? [] : known);
          for (const code of gone) next.delete(code);
          for (const listing of put) next.set(listing.code, listing);
          return next;
        });
      },
      changed: () => {},
    });
    line.beat(RARE);
    return () => line.close();
  }, [game]);
  return tables && [...tables.values()];
}
