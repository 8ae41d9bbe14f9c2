import type * as Party from "partykit/server";
import * as z from "zod/mini";
import { tierNames } from "@/lib/ranked/tiers";
import { QueueMessage, TierName } from "@/lib/ranked/wire";
import { limitsFrom } from "@/lib/table/door/limits";
import { jsonOf } from "@/lib/table/wire/json";
import { answer, fromOf, inTurn, isCrowd, isForeign, roomOf, turnAway } from "./door";
import { isAdmin, isFromRoom, withSecret } from "./house-secret";
import { otherRooms, rememberRooms } from "./other-rooms";
import { reply } from "./page-answer";
import { CODE_KEY, type Connection, type DoorContext, type Knock, type Room } from "./platform";
import { ASKS } from "./ranked/ask-room";
import { EndedNews } from "./ranked/letters";
import { QueueLines } from "./ranked/queue-lines";
import { QueueRoom } from "./ranked/queue-room";
import { hangUp } from "./table-room/sockets";

const NEWS_LENGTH = 1_024;
const Orders = z.strictObject({ isDraining: z.optional(z.boolean()) });

/** Those who wait for a ranked match in one tier: it draws four, has them say that they are there, and makes their table. */
export default class QueueParty implements Party.Server {
  readonly room: Room;
  readonly #lines: QueueLines;
  #queue: QueueRoom | null = null;
  #name: string | null = null;
  #opening: Promise<QueueRoom> | null = null;

  constructor(room: Room) {
    this.room = room;
    this.#lines = new QueueLines(limitsFrom(room.env));
  }

  static onBeforeConnect(request: Knock, lobby: DoorContext): Knock | Response | Promise<Knock | Response> {
    rememberRooms(lobby);
    if (!z.safeParse(TierName, roomOf(request.url)).success) return answer(404, "There is no such queue.");
    if (isForeign(request, lobby.env)) return answer(403, "This page may not speak to the queues here.");
    return isCrowd(request, lobby.env) ? turnAway(request, "tooManyJoins") : inTurn(request, lobby.env);
  }

  /** From outside nobody asks a queue for anything, but for whoever runs the house: by a secret of the environment. */
  static onBeforeRequest(request: Knock, lobby: DoorContext): Knock | Response {
    rememberRooms(lobby);
    if (!z.safeParse(TierName, roomOf(request.url)).success) return answer(404, "There is no such queue.");
    if (isForeign(request, lobby.env)) return answer(403, "This page may not speak to the queues here.");
    // Counted before the secret is looked at: nobody guesses on and on.
    if (request.method === "POST" && isCrowd(request, lobby.env)) return reply(request, { refused: "tooOften" }, 429);
    if (request.method === "POST" && isAdmin(request, lobby.env)) return request;
    return answer(426, "This is a queue: wait in it over a WebSocket.", { Upgrade: "websocket" });
  }

  async onStart() {
    const name = await this.room.storage.get(CODE_KEY);
    if (typeof name === "string") await this.#opened(name);
  }

  async onRequest(request: Knock): Promise<Response> {
    const { data: tier } = z.safeParse(TierName, roomOf(request.url));
    if (!tier) return answer(404, "There is no such queue.");
    if (request.method === ASKS) return this.#inside(request, tier);
    // A house that has lost its list of alarms wakes its rooms so (front/wake-rooms.ts).
    if (request.method !== "POST" || !isAdmin(request, this.room.env)) return answer(404, "There is no such room.");
    const orders = z.safeParse(Orders, jsonOf(await request.text()));
    if (!orders.success) return answer(400, "That is no order.");
    const queue = await this.#opened(tier);
    const { isDraining } = orders.data;
    if (isDraining !== undefined) await queue.drain(isDraining);
    return Response.json(queue.counts());
  }

  /** What other rooms say: a ladder, that a match has ended. */
  async #inside(request: Knock, tier: string): Promise<Response> {
    if (!isFromRoom(request, this.room.env)) return answer(403, "Only this house may say so.");
    const text = await request.text();
    const news = z.safeParse(EndedNews, text.length > NEWS_LENGTH ? null : jsonOf(text));
    if (!news.success) return answer(400, "That is no news.");
    const queue = await this.#opened(tier);
    await queue.ended(news.data.ended);
    return Response.json({ done: true });
  }

  async onAlarm() {
    if (this.#name !== null) (await this.#opened(this.#name)).tick();
  }

  async onConnect(connection: Connection, { request }: { readonly request: Knock }) {
    const name = roomOf(request.url);
    if (name === null) return connection.close(1008, "tier");
    const from = fromOf(request);
    if (!this.#lines.add(connection, from, this.now())) return;
    try {
      (await this.#opened(name)).came();
    } catch (error) {
      console.error("A queue could not be opened:", error);
      this.#lines.remove(connection);
      hangUp(connection, "storage");
    }
  }

  async onMessage(frame: string | ArrayBuffer | ArrayBufferView, connection: Connection) {
    if (!this.#lines.hears(connection, frame, this.now())) return;
    const queue = await this.#opening;
    const line = this.#lines.get(connection);
    if (!line || !queue) return;
    const { data: message } = z.safeParse(QueueMessage, jsonOf(frame));
    if (!message) return queue.refuse(line, "malformed");
    await queue.hear(line, message, this.#lines.mayAsk(connection, this.now()));
  }

  onClose(connection: Connection) {
    this.#lines.remove(connection);
  }

  onError(connection: Connection) {
    this.onClose(connection);
  }

  /** The queue, once what is kept of it is known. */
  #opened(name: string): Promise<QueueRoom> {
    this.#name = name;
    this.#opening ??= this.#open(name).catch((error: unknown) => {
      this.#opening = null;
      throw error;
    });
    return this.#opening;
  }

  async #open(name: string): Promise<QueueRoom> {
    const tier = tierNames.find((each) => each === name);
    if (!tier) throw new RangeError(`no tier is called ${name}`);
    const { storage, env } = this.room;
    const queue = await QueueRoom.open({
      ...{ tier, storage, lines: this.#lines },
      rooms: () => withSecret(otherRooms(this.room), env),
      now: () => this.now(),
      failed: (error) => {
        // What could not be kept has not happened: everyone connects anew, to what is.
        console.error("A queue could not be kept:", error);
        this.#queue?.stop();
        this.#queue = null;
        this.#opening = null;
        this.#lines.endAll("storage");
      },
    });
    this.#queue = queue;
    return queue;
  }

  /** The time in this queue. */
  now(): number {
    return Date.now();
  }
}
