import { bytesToHex } from "@noble/hashes/utils.js";
import type { Limits } from "@/lib/table/door/limits";
import type { Host } from "@/lib/table/host";
import { mayOpen } from "../tables-opened";
import type { Announcements } from "./announcements";
import type { Joins } from "./joins";
import type { Results } from "./results";
import type { Sockets } from "./sockets";
import type { Writes } from "./writes";

/** What this process is called, from the first table on that it opens. */
let house: string | null = null;

/** So many fresh freshHex bytes, in hex. */
export const freshHex = (bytes: number) => bytesToHex(crypto.getRandomValues(new Uint8Array(bytes)));

/** The parts of a room that its table stands on. */
interface RoomParts extends Pick<Host, "now" | "seed"> {
  readonly limits: Limits;
  readonly writes: Writes;
  readonly sockets: Sockets;
  readonly joins: Joins;
  readonly announcements: Announcements;
  readonly results: Results;
}

/** What a room is to the table in it. Nothing is said before what it says is written. */
export function tableHost(
  code: string,
  { limits, writes, sockets, joins, announcements, results, now, seed }: RoomParts,
): Host {
  house ??= crypto.randomUUID();
  return {
    ...{ code, house, limits, now, seed },
    id: () => freshHex(16),
    mayOpen: (player, line) => mayOpen(limits, player, sockets.fromOf(line), now()),
    commit: (commit) => writes.commit(code, commit),
    forget: () => writes.clear(),
    announce: (listing, by) =>
      writes.after(() => {
        const host = by && { player: by.player, from: sockets.fromOf(by.line) };
        announcements.announce(code, listing, host);
      }),
    keepsResults: (visibility) => visibility === "ranked",
    // Once it is written that it is to be told: what is told before might be decided otherwise.
    decided: (match) => writes.after(() => results.tell(match)),
    send: (line, text) => writes.after(() => sockets.send(line, text)),
    close: (line, status, reason) =>
      writes.after(() => {
        joins.forget(line);
        sockets.remove(line)?.close(status, reason);
      }),
  };
}
