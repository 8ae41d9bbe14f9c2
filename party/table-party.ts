import type * as Party from "partykit/server";
import type { Game } from "@/lib/rules/game";
import { CHAT } from "@/lib/table/chat";
import { type Listing, REPEAT_MS } from "@/lib/table/directory";
import type { Commit, Host } from "@/lib/table/host";
import { RECORD } from "@/lib/table/record";
import { Table } from "@/lib/table/table";
import { answer, codeOf, isForeign } from "./door";
import type { Connection, Knock, Lobby, Parties, Room } from "./room";

const CODE = "code";
const FRAME_LENGTH = 4_096;
const OPEN = 1;
const LONGEST_TIMER = 2 ** 31 - 1;
/** What is still due right after a wake is asked again, but never in a tight loop. */
const OVERDUE_MS = 50;

/**
 * The way to the other rooms. A room that its alarm woke is never told it, so the first room here that is tells all.
 */
let rooms: Parties | null = null;

/** The rooms of one game: a table in each, on PartyKit or, through cloud/durable.ts, without it. */
export function tableParty<State, Action, Options>(game: Game<State, Action, Options>) {
  return class TableParty implements Party.Server {
    readonly room: Room;
    /** PartyKit's own connection ids may be shared by two live sockets, so each socket gets a name of ours. */
    readonly #names = new Map<Connection, string>();
    readonly #sockets = new Map<string, Connection>();
    #table: Table<State, Action, Options> | null = null;
    #codeIsStored = false;
    /** The writes under way, and what is to be said and done once they are accepted. */
    #written: Promise<unknown> | null = null;
    #outbox: (() => void)[] = [];
    #timer: ReturnType<typeof setTimeout> | undefined;
    /** How this table is listed, said again and again while it is. */
    #listing: Listing | null = null;
    #repeating: ReturnType<typeof setInterval> | undefined;

    constructor(room: Room) {
      this.room = room;
    }

    static onBeforeConnect(request: Knock, lobby: Lobby): Knock | Response {
      if (codeOf(request.url) === null) return answer(404, "There is no such room.");
      if (isForeign(request, lobby.env)) return answer(403, "This page may not speak to the tables here.");
      return request;
    }

    /** Answers without waking the room: over plain HTTP a table has nothing to say. */
    static onBeforeRequest(request: Knock, _lobby: Lobby): Knock | Response {
      if (codeOf(request.url) === null) return answer(404, "There is no such room.");
      return answer(426, `This is a table of ${game.id}: speak to it over a WebSocket.`, { Upgrade: "websocket" });
    }

    async onStart() {
      await this.room.blockConcurrencyWhile(() => this.#load());
    }

    onConnect(connection: Connection, { request }: { readonly request: Knock }) {
      const code = codeOf(request.url);
      if (code === null) return connection.close(1008, "code");
      rooms ??= this.#rooms();
      this.#table ??= new Table(game, this.#host(code), {});
      const name = crypto.randomUUID();
      this.#names.set(connection, name);
      this.#sockets.set(name, connection);
      this.#table.connect(name);
      this.#setTimer();
    }

    onMessage(message: string | ArrayBuffer | ArrayBufferView, connection: Connection) {
      const name = this.#names.get(connection);
      if (name === undefined) return;
      if (typeof message !== "string") return connection.close(1003, "text only");
      if (message.length > FRAME_LENGTH) return connection.close(1009, "too long");
      this.#table?.receive(name, message);
      this.#setTimer();
    }

    onClose(connection: Connection) {
      const name = this.#names.get(connection);
      if (name === undefined) return;
      this.#forget(connection, name);
      this.#table?.disconnect(name);
      this.#setTimer();
    }

    onError(connection: Connection) {
      this.onClose(connection);
    }

    onRequest(_request: Knock): Response | Promise<Response> {
      return answer(404, "There is no such room.");
    }

    async onAlarm() {
      this.wake();
      const next = this.#table?.nextWake() ?? null;
      if (next !== null) await this.room.storage.setAlarm(this.#instant(next));
    }

    /** The time at this table. */
    now(): number {
      return Date.now();
    }

    /** 32 fresh random bytes in hex. */
    seed(): string {
      const bytes = crypto.getRandomValues(new Uint8Array(32));
      return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    }

    /** Does what has come due, whoever says so: the alarm, which survives the process, or the timer, which is exact. */
    wake() {
      this.#table?.wake();
      this.#setTimer();
    }

    async #load() {
      const stored = await this.room.storage.get<unknown>([CODE, RECORD, CHAT]);
      const code = stored.get(CODE);
      if (typeof code !== "string") return;
      this.#codeIsStored = true;
      this.#table = new Table(game, this.#host(code), Object.fromEntries(stored));
      const next = this.#table.nextWake();
      if (next !== null) await this.room.storage.setAlarm(this.#instant(next));
      this.#setTimer();
    }

    #host(code: string): Host {
      return {
        code,
        now: () => this.now(),
        seed: () => this.seed(),
        commit: (commit) => this.#commit(code, commit),
        announce: (listing) => this.#afterWrites(() => this.#announce(code, listing)),
        send: (name, message) =>
          this.#afterWrites(() => {
            const connection = this.#sockets.get(name);
            if (connection?.readyState === OPEN) connection.send(message);
          }),
        close: (name, status, reason) =>
          this.#afterWrites(() => {
            const connection = this.#sockets.get(name);
            if (!connection) return;
            this.#forget(connection, name);
            connection.close(status, reason);
          }),
      };
    }

    /**
     * Writes with no pause between the parts, which makes them one. A write once accepted holds back what is sent after
     * it until it is durable; one that is not accepted would not, so what is sent waits for that here.
     */
    #commit(code: string, { put, remove, wakeAt }: Commit) {
      const { storage } = this.room;
      const writes: Promise<unknown>[] = [];
      const entries = this.#codeIsStored ? { ...put } : { ...put, [CODE]: code };
      if (Object.keys(entries).length > 0) writes.push(storage.put(entries));
      if (remove.length > 0) writes.push(storage.delete([...remove]));
      writes.push(wakeAt === null ? storage.deleteAlarm() : storage.setAlarm(this.#instant(wakeAt)));
      this.#codeIsStored = true;
      const written = Promise.all([this.#written, ...writes]);
      this.#written = written;
      written.then(
        () => {
          if (this.#written === written) this.#flush();
        },
        (error: unknown) => {
          if (this.#written === written) return this.#recover(error);
        },
      );
    }

    #afterWrites(act: () => void) {
      if (this.#written) this.#outbox.push(act);
      else act();
    }

    #flush() {
      this.#written = null;
      for (const act of this.#outbox.splice(0)) act();
    }

    /** What could not be kept has not happened: everyone connects anew, to what is stored. */
    async #recover(error: unknown) {
      this.#written = null;
      this.#outbox = [];
      console.error(`A table of ${game.id} could not be written:`, error);
      for (const connection of this.#names.keys()) connection.close(1011, "storage");
      this.#names.clear();
      this.#sockets.clear();
      this.#table = null;
      clearInterval(this.#repeating);
      this.#codeIsStored = false;
      await this.room.blockConcurrencyWhile(() => this.#load());
    }

    #rooms(): Parties | null {
      try {
        return this.room.context.parties;
      } catch {
        return null;
      }
    }

    /** Tells the game's directory, and goes on telling it as long as there is something to list. */
    #announce(code: string, listing: Listing | null) {
      this.#listing = listing;
      clearInterval(this.#repeating);
      if (listing) this.#repeating = setInterval(() => this.#tellDirectory(code), REPEAT_MS);
      this.#tellDirectory(code);
    }

    #tellDirectory(code: string) {
      const body = JSON.stringify({ code, listing: this.#listing });
      // A directory that is not there now is told the next time.
      rooms?.directory
        ?.get(game.id)
        .fetch({ method: "POST", body })
        .catch(() => undefined);
    }

    #forget(connection: Connection, name: string) {
      this.#names.delete(connection);
      this.#sockets.delete(name);
    }

    #setTimer() {
      clearTimeout(this.#timer);
      const next = this.#table?.nextWake() ?? null;
      if (next === null) return;
      const left = next - this.now();
      const ms = left > 0 ? Math.min(left, LONGEST_TIMER) : OVERDUE_MS;
      this.#timer = setTimeout(() => this.wake(), ms);
    }

    /** An instant of the table, in the machine's time. */
    #instant(at: number): number {
      return Date.now() + Math.max(0, at - this.now());
    }
  };
}
