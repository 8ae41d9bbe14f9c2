import type * as Party from "partykit/server";
import * as z from "zod/mini";
import { games } from "@/lib/rules/registry";
import { TableDirectory } from "@/lib/table/directory/directory";
import { Announcement } from "@/lib/table/directory/listing";
import { limitsFrom } from "@/lib/table/door/limits";
import { jsonOf } from "@/lib/table/wire/json";
import { CODE_BYTES, codeFrom } from "@/lib/table/wire/new-code";
import { DirectoryQuestion } from "./directory-question";
import { answer, fromOf, isCrowd, isForeign, roomOf, turnAway } from "./door";
import { isFromRoom } from "./house-secret";
import type { Connection, DoorContext, Knock, Room } from "./platform";

const ANNOUNCEMENT_LENGTH = 2_048;
const OPEN = 1;

const isGame = (url: string): boolean => Object.hasOwn(games, roomOf(url) ?? "");

/** The open public tables: a room for each game, told of them by the tables and read by browsers. */
export default class DirectoryParty implements Party.Server {
  readonly #names = new Map<Connection, string>();
  readonly #sockets = new Map<string, Connection>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #directory: TableDirectory;
  readonly #env: Record<string, unknown>;

  constructor(room: Pick<Room, "env">) {
    const host = {
      now: () => Date.now(),
      newCode: () => codeFrom(crypto.getRandomValues(new Uint8Array(CODE_BYTES))),
      send: (name: string, message: string) => {
        const connection = this.#sockets.get(name);
        if (connection?.readyState === OPEN) connection.send(message);
      },
      close: (name: string, code: number, reason: string) => {
        const connection = this.#sockets.get(name);
        this.#sockets.delete(name);
        if (!connection) return;
        this.#names.delete(connection);
        connection.close(code, reason);
      },
    };
    this.#env = room.env;
    this.#directory = new TableDirectory(host, limitsFrom(room.env));
  }

  static onBeforeConnect(request: Knock, lobby: DoorContext): Knock | Response {
    if (!isGame(request.url)) return answer(404, "There is no such room.");
    if (isForeign(request, lobby.env)) return answer(403, "This page may not speak to the tables here.");
    if (isCrowd(request, lobby.env)) return turnAway(request, "tooManyJoins");
    return request;
  }

  /** Every request from outside passes here and goes no further; rooms reach one another without passing. */
  static onBeforeRequest(request: Knock): Response {
    if (!isGame(request.url)) return answer(404, "There is no such room.");
    return answer(426, "This is a list of tables: read it over a WebSocket.", { Upgrade: "websocket" });
  }

  /** A table's word, which only a table can bring here, or a question that only the house's own door can ask. */
  async onRequest(request: Knock): Promise<Response> {
    if (!isFromRoom(request, this.#env)) return answer(403, "Only this house may say so.");
    const text = await request.text();
    const said = text.length > ANNOUNCEMENT_LENGTH ? null : jsonOf(text);
    const question = z.safeParse(DirectoryQuestion, said);
    if (question.success) return Response.json(this.#directory.listed(question.data.find));
    const announcement = said === null ? null : z.safeParse(Announcement, said);
    if (!announcement?.success) return answer(400, "That is no announcement.");
    this.#directory.announced(announcement.data);
    this.#setTimer();
    return new Response(null, { status: 204 });
  }

  onConnect(connection: Connection, { request }: { readonly request: Knock }) {
    const name = crypto.randomUUID();
    this.#names.set(connection, name);
    this.#sockets.set(name, connection);
    this.#directory.connect(name, fromOf(request));
    this.#setTimer();
  }

  onMessage(message: string | ArrayBuffer | ArrayBufferView, connection: Connection) {
    const name = this.#names.get(connection);
    if (name === undefined) return;
    this.#directory.receive(name, typeof message === "string" ? message : null);
    this.#setTimer();
  }

  onClose(connection: Connection) {
    const name = this.#names.get(connection);
    if (name === undefined) return;
    this.#names.delete(connection);
    this.#sockets.delete(name);
    this.#directory.disconnect(name);
    this.#setTimer();
  }

  onError(connection: Connection) {
    this.onClose(connection);
  }

  #setTimer() {
    clearTimeout(this.#timer);
    const next = this.#directory.nextWake();
    if (next === null) return;
    this.#timer = setTimeout(
      () => {
        this.#directory.wake();
        this.#setTimer();
      },
      Math.max(0, next - Date.now()),
    );
  }
}
