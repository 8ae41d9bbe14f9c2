import type * as Party from "partykit/server";
import * as z from "zod/mini";
import { answered, isForgettable, type PlayerRecord } from "@/lib/player/player";
import { PlayerLetter, PlayersRoom, roomOfPlayer } from "@/lib/player/protocol";
import { jsonOf } from "@/lib/table/wire/json";
import { answer, isCrowd, isForeign, roomOf } from "./door";
import { isFromRoom } from "./house-secret";
import type { DoorContext, Knock, Room } from "./platform";
import { ASKS } from "./table-room/key-owner";

const MESSAGE_LENGTH = 1_024;
/** So many records are looked at whenever one is written: more than one, or they would become ever more. */
const SWEPT = 8;

/** A room of players: which devices speak for each of them, and the code that lets in one more. */
export default class PlayerParty implements Party.Server {
  readonly room: Pick<Room, "storage" | "env">;
  /** How far the records have been looked through. */
  #sweptTo: string | null = null;

  constructor(room: Pick<Room, "storage" | "env">) {
    this.room = room;
  }

  static onBeforeConnect(): Response {
    return answer(404, "There is no such room.");
  }

  static onBeforeRequest(request: Knock, lobby: DoorContext): Knock | Response {
    if (!z.safeParse(PlayersRoom, roomOf(request.url)).success) return answer(404, "There is no such room of players.");
    if (isForeign(request, lobby.env)) return answer(403, "This page may not speak to the players here.");
    if (request.method !== "POST") return answer(405, "A player's room takes messages.", { Allow: "POST" });
    if (isCrowd(request, lobby.env)) return reply(request, { refused: "tooOften" }, 429);
    // Without a length, however little there is of it, a message is not waited for.
    const length = Number(request.headers.get("Content-Length") ?? Number.NaN);
    return length <= MESSAGE_LENGTH ? request : answer(413, "That is too long for a player's room.");
  }

  async onRequest(request: Knock): Promise<Response> {
    return this.respond(request, await request.text());
  }

  async respond(request: Knock, text: string): Promise<Response> {
    // One way in for tables, one for pages: what comes by the former is said in no page's words, and bears the secret.
    const isRoom = request.method === ASKS;
    if (isRoom && !isFromRoom(request, this.room.env)) return reply(request, { refused: "malformed" }, 403);
    const letter = letterIn(text);
    if (!letter || roomOfPlayer(letter.player) !== roomOf(request.url)) return reply(request, { refused: "malformed" });
    const { player, message } = letter;
    if ((message.action === "isDevice") !== isRoom) return reply(request, { refused: "malformed" });
    // Nothing is awaited between this and the write, so two devices cannot both use one code.
    const kept = (await this.room.storage.get<PlayerRecord>(player)) ?? null;
    const random = () => crypto.getRandomValues(new Uint8Array(32));
    const { answer: said, record } = answered(player, kept, message, { now: this.now(), random });
    if (record) {
      await this.room.storage.put(player, record);
      await this.#sweep();
    }
    return reply(request, said);
  }

  /** Looks through a few of those who are kept, each time others than before, and forgets of whom there is nothing to know. */
  async #sweep() {
    const { storage } = this.room;
    const after = this.#sweptTo;
    // Records are named by their players' hashes: what begins with a later letter is none.
    const some = await storage.list<PlayerRecord>({
      end: "g",
      limit: SWEPT,
      ...(after !== null && { startAfter: after }),
    });
    this.#sweptTo = some.size < SWEPT ? null : ([...some.keys()].at(-1) ?? null);
    const gone = [...some]
      .filter(([player, record]) => isForgettable(player, record, this.now()))
      .map(([player]) => player);
    if (gone.length > 0) await storage.delete(gone);
  }

  /** The time in this room. */
  now(): number {
    return Date.now();
  }
}

const letterIn = (text: string): PlayerLetter | null =>
  text.length > MESSAGE_LENGTH ? null : (z.safeParse(PlayerLetter, jsonOf(text)).data ?? null);

/** The door has let the page in by its origin, so that origin may read the answer. */
function reply(request: Knock, said: object, status = 200): Response {
  const origin = request.headers.get("Origin");
  return new Response(JSON.stringify(said), {
    status,
    headers: {
      "Content-Type": "application/json",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
      ...(origin === null ? {} : { "Access-Control-Allow-Origin": origin, Vary: "Origin" }),
    },
  });
}
