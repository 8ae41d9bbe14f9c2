import type * as Party from "partykit/server";
import * as z from "zod/mini";
import { answered, type PlayerRecord } from "@/lib/player/player";
import { PlayerLetter, PlayersRoom, roomOfPlayer } from "@/lib/player/protocol";
import { answer, isCrowd, isForeign, roomOf } from "./door";
import type { Knock, Lobby, Room } from "./room";

const MESSAGE_LENGTH = 1_024;

/** A room of players: which devices speak for each of them, and the code that lets in one more. */
export default class PlayerParty implements Party.Server {
  readonly room: Pick<Room, "storage">;

  constructor(room: Pick<Room, "storage">) {
    this.room = room;
  }

  static onBeforeConnect(): Response {
    return answer(404, "There is no such room.");
  }

  static onBeforeRequest(request: Knock, lobby: Lobby): Knock | Response {
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
    const letter = letterIn(text);
    if (!letter || roomOfPlayer(letter.player) !== roomOf(request.url)) return reply(request, { refused: "malformed" });
    const { player, message } = letter;
    // Nothing is awaited between this and the write, so two devices cannot both use one code.
    const kept = (await this.room.storage.get<PlayerRecord>(player)) ?? null;
    const random = () => crypto.getRandomValues(new Uint8Array(32));
    const { answer: said, record } = answered(player, kept, message, { now: this.now(), random });
    if (record) await this.room.storage.put(player, record);
    return reply(request, said);
  }

  /** The time in this room. */
  now(): number {
    return Date.now();
  }
}

function letterIn(text: string): PlayerLetter | null {
  if (text.length > MESSAGE_LENGTH) return null;
  try {
    return z.safeParse(PlayerLetter, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

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
