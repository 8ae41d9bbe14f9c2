import { PartySocket } from "partysocket";
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import type { GameId } from "@/lib/rules";
import { RARE } from "@/lib/table/beat";
import { DirectoryMessage, type Listing } from "@/lib/table/listing";
import { turnedAwayFor } from "@/lib/table/refusals";
import { Line } from "./line";
import { newCode, roomsHost } from "./rooms";

const PARTY = "directory";
/** A list that does not answer for so long leaves us to open a table of our own. */
const PATIENCE_MS = 4_000;
const AVOIDED = 16;

/** Tables that had no seat for us, or where we did not wait for the start, latest last: we are not to be sent there again. */
const avoided = new Set<string>();

/** Remembers for this visit that a table is nothing for us. */
export function avoid(code: string): void {
  avoided.delete(code);
  avoided.add(code);
  for (const oldest of avoided) if (avoided.size > AVOIDED) avoided.delete(oldest);
}

function heard(data: unknown): DirectoryMessage | null {
  try {
    return z.safeParse(DirectoryMessage, JSON.parse(String(data))).data ?? null;
  } catch {
    return null;
  }
}

/** The code of a public table to sit down at, which may be one that we open. */
export function publicSeat(game: GameId): Promise<string> {
  return new Promise((resolve) => {
    const socket = new PartySocket({ host: roomsHost(), party: PARTY, room: game, maxRetries: 1 });
    const end = (code: string) => {
      clearTimeout(timer);
      socket.close();
      resolve(code);
    };
    const timer = setTimeout(() => end(newCode()), PATIENCE_MS);
    socket.addEventListener("open", () => socket.send(JSON.stringify({ action: "playNow", not: [...avoided] })));
    socket.addEventListener("message", ({ data }) => {
      const message = heard(data);
      if (message?.type === "seat") end(message.code);
      if (message?.type === "error") end(newCode());
    });
  });
}

/** The open public tables of a game, live; null until the list has come. */
export function useOpenTables(game: GameId): readonly Listing[] | null {
  const [tables, setTables] = useState<ReadonlyMap<string, Listing> | null>(null);
  useEffect(() => {
    const socket = new PartySocket({
      host: roomsHost(),
      party: PARTY,
      room: game,
      minReconnectionDelay: 1_000 + Math.random() * 2_000,
      maxReconnectionDelay: 30_000,
    });
    const line = new Line(socket, {
      opened: () => {},
      // A list that has no room for us has none the next moment either.
      lost: (code) => {
        if (turnedAwayFor(code) === null) return;
        line.close();
        setTables(null);
      },
      heard: (text) => {
        const message = heard(text);
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
