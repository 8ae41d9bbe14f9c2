import type * as Party from "partykit/server";
import * as z from "zod/mini";
import { AdminMessage } from "@/lib/ranked/admin-wire";
import { LadderMessage, LadderRoom } from "@/lib/ranked/wire";
import { jsonOf } from "@/lib/table/wire/json";
import { answer, roomOf } from "./door";
import { isAdmin, isFromRoom, withSecret } from "./house-secret";
import { letIn } from "./letter-door";
import { otherRooms } from "./other-rooms";
import { reply } from "./page-answer";
import { CODE_KEY, type DoorContext, type Knock, type Room } from "./platform";
import { ASKS } from "./ranked/ask-room";
import { SeasonLadder } from "./ranked/season-ladder";

/** A page's message: a hundred players at most. */
const MESSAGE_LENGTH = 8_192;
/** What rooms say: a report brings the log of a match along. */
const RESULT_LENGTH = 262_144;

/** A tier's ladder in one season: whatever a match does to the points of four is decided here, once. */
export default class LadderParty implements Party.Server {
  readonly #room: Room;
  #ladder: SeasonLadder | null = null;

  constructor(room: Room) {
    this.#room = room;
  }

  static onBeforeConnect(): Response {
    return answer(404, "There is no such room.");
  }

  static onBeforeRequest(request: Knock, lobby: DoorContext): Knock | Response {
    const isOne = (room: string | null) => z.safeParse(LadderRoom, room).success;
    return letIn(request, lobby, { called: "ladder", isOne, longest: MESSAGE_LENGTH });
  }

  async onStart() {
    const name = await this.#room.storage.get(CODE_KEY);
    if (typeof name !== "string") return;
    await this.#ladderOf(name).rouse();
  }

  async onRequest(request: Knock): Promise<Response> {
    const name = roomOf(request.url);
    // Nothing is kept for a ladder that cannot be.
    if (!z.safeParse(LadderRoom, name).success || name === null) return answer(404, "There is no such ladder.");
    const text = await request.text();
    if (request.method === ASKS) return this.#inside(request, name, text);
    // A house that has lost its list of alarms wakes its rooms so (front/wake-rooms.ts).
    if (request.method !== "POST") return answer(404, "There is no such room.");
    const said = text.length > MESSAGE_LENGTH ? undefined : jsonOf(text);
    const orders = isAdmin(request, this.#room.env) ? z.safeParse(AdminMessage, said) : null;
    if (orders?.success) return reply(request, await this.#ladderOf(name).ordered(orders.data));
    const { data: message } = z.safeParse(LadderMessage, said);
    if (!message) return reply(request, { refused: "malformed" });
    return reply(request, await this.#ladderOf(name).answer(message));
  }

  /** What other rooms say, and nobody else: everything that moves points. */
  async #inside(request: Knock, name: string, text: string): Promise<Response> {
    if (!isFromRoom(request, this.#room.env)) return answer(403, "Only this house may say so.");
    const said = text.length > RESULT_LENGTH ? undefined : jsonOf(text);
    const answered = await this.#ladderOf(name).told(said);
    return answered ? Response.json(answered) : answer(400, "That is no result.");
  }

  async onAlarm() {
    await this.#ladder?.wake();
  }

  #ladderOf(name: string): SeasonLadder {
    const { storage, env } = this.#room;
    this.#ladder ??= new SeasonLadder(name, {
      storage,
      rooms: () => withSecret(otherRooms(this.#room), env),
      now: () => this.now(),
    });
    return this.#ladder;
  }

  /** The time at this ladder. */
  now(): number {
    return Date.now();
  }
}
