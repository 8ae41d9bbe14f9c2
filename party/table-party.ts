import { bytesToHex } from "@noble/hashes/utils.js";
import type * as Party from "partykit/server";
import type { Game } from "@/lib/rules/game";
import { Buckets } from "@/lib/table/buckets";
import type { Commit, Host } from "@/lib/table/host";
import { addressTableRate, joinTurns, limitsFrom, linesATable, tableRate } from "@/lib/table/limits";
import { type Listing, REPEAT_MS } from "@/lib/table/listing";
import { keptKeys } from "@/lib/table/record";
import { type Closing, closings, tableRefusals } from "@/lib/table/refusals";
import { Table } from "@/lib/table/table";
import type { Turns } from "@/lib/table/turns";
import { addressOf, answer, codeOf, inTurn, isComingBack, isCrowd, isForeign, isRush, seats, turnAway } from "./door";
import { CODE, type Connection, type Knock, type Lobby, type Parties, type Room } from "./room";
import { Shelf } from "./shelf";
import { type Joining, joining, speaksFor } from "./speaks-for";

const OPEN = 1;
/** Whoever plays is asked about anew this often: a key may be signed out while its line is open. */
const AGAIN_MS = 60_000;
/** Writing that takes longer has failed. */
const STALLED_MS = 5_000;
const RETRY_MS = 1_000;
/** What is still due right after a wake is asked again, but never in a tight loop. */
const OVERDUE_MS = 50;
/** Further off than this the alarm alone wakes an empty table: a timer would keep the room in memory, as sockets do. */
const NEAR_MS = 60_000;
/** No timer runs longer. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * The way to the other rooms. PartyKit never tells it to a room that its alarm woke; where the door runs in the same
 * process, which it does but for PartyKit's own cloud, such a room takes the door's.
 */
let rooms: Parties | null = null;

/** Who has opened tables lately, and from where; each process counts for itself. */
let openings: Buckets | null = null;
let openingsFrom: Buckets | null = null;

/** The rooms of one game: a table in each, on PartyKit or, through cloud/durable.ts, without it. */
export function tableParty<State, Action, Options>(game: Game<State, Action, Options>) {
  return class TableParty implements Party.Server {
    readonly room: Room;
    readonly #shelf: Shelf;
    /** PartyKit's own connection ids may be shared by two live sockets, so each socket gets a name of ours. */
    readonly #names = new Map<Connection, string>();
    readonly #sockets = new Map<string, Connection>();
    /** Where each comes from. */
    readonly #addresses = new Map<Connection, string>();
    /** Frames that came after a join that is being asked about, by the name of their socket. */
    readonly #waiting = new Map<string, string[]>();
    /** In which turns they are asked about. */
    readonly #turns: Turns;
    /** What was asked about each line, and when last. */
    readonly #asked = new Map<string, { readonly join: Joining; readonly at: number }>();
    #table: Table<State, Action, Options> | null = null;
    #codeIsStored = false;
    /** What is stored is known; before that nothing may be said, for it could be said over what is stored. */
    #isLoaded = false;
    /** When something was written last, and what looks after it. */
    #wroteAt = 0;
    #stalling: ReturnType<typeof setTimeout> | undefined;
    /** When the alarm stands, as far as is known. It may ring too early, and never too late. */
    #armed: number | null = null;
    /** The writes under way, and what is to be said and done once they are accepted. */
    #written: Promise<unknown> | null = null;
    #outbox: (() => void)[] = [];
    #timer: ReturnType<typeof setTimeout> | undefined;
    /** When the timer rings, in the table's time. Like the alarm it may ring too early, and is then set anew. */
    #rings: number | null = null;
    /** How this table is listed, said again and again while it is. */
    #listing: Listing | null = null;
    #repeating: ReturnType<typeof setInterval> | undefined;

    constructor(room: Room) {
      this.room = room;
      this.#shelf = new Shelf(room.storage);
      this.#turns = joinTurns(limitsFrom(room.env));
    }

    static onBeforeConnect(request: Knock, lobby: Lobby): Knock | Response | Promise<Knock | Response> {
      rooms ??= lobby.parties;
      if (codeOf(request.url) === null) return answer(404, "There is no such room.");
      if (isForeign(request, lobby.env)) return answer(403, "This page may not speak to the tables here.");
      const { env } = lobby;
      const refused = isCrowd(request, env) ? "tooManyJoins" : isRush(request, env) ? "tooManyLines" : null;
      return refused && !isComingBack(request) ? turnAway(request, refused) : inTurn(request, env);
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
      if (!this.#rooms()) return this.#startOver(connection);
      const code = codeOf(request.url);
      if (code === null) return connection.close(1008, "code");
      if (!this.#isLoaded) return hangUp(connection, "storage");
      const limits = limitsFrom(this.room.env);
      const address = addressOf(request);
      const lines = [...this.#names];
      const neighbours = lines.filter(([other]) => this.#addresses.get(other) === address);
      if (!this.#hasRoom(neighbours, limits.linesAnAddress) || !this.#hasRoom(lines, linesATable(limits)))
        return hangUp(connection, "tooManyLines");
      this.#addresses.set(connection, address);
      this.#table ??= new Table(game, this.#host(code), {});
      const name = crypto.randomUUID();
      this.#names.set(connection, name);
      this.#sockets.set(name, connection);
      this.#table.connect(name);
      this.#setTimer();
    }

    /** Whether there is room for one more beside these lines, be it made by somebody who has not said who they are. */
    #hasRoom(lines: readonly (readonly [Connection, string])[], most: number): boolean {
      return lines.length < most || (this.#table?.makeRoom(lines.map(([, name]) => name)) ?? true);
    }

    onMessage(message: string | ArrayBuffer | ArrayBufferView, connection: Connection) {
      const name = this.#names.get(connection);
      if (name === undefined) return;
      const text = typeof message === "string" ? message : null;
      if (this.#table?.hears(name, text) && text !== null) this.#take(name, connection, text);
      this.#askAgain();
    }

    #take(name: string, connection: Connection, message: string) {
      const waiting = this.#waiting.get(name);
      if (waiting) return void waiting.push(message);
      const join = joining(message);
      if (join) return this.#ask(name, connection, message, join);
      // Whatever else a frame may be taken for, its key has not been asked about.
      this.#table?.receive(name, message, null);
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
      this.#armed = null;
      this.wake();
      await this.#arm(this.#table?.nextWake() ?? null);
    }

    /** The time at this table. */
    now(): number {
      return Date.now();
    }

    /** 32 fresh random bytes in hex. */
    seed(): string {
      return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
    }

    /** Does what has come due, whoever says so: the alarm, which survives the process, or the timer, which is exact. */
    wake() {
      this.#rings = null;
      this.#table?.wake();
      this.#setTimer();
    }

    async #load() {
      const code = await this.room.storage.get(CODE);
      if (typeof code === "string") await this.#loadTable(code);
      this.#isLoaded = true;
    }

    async #loadTable(code: string) {
      this.#codeIsStored = true;
      this.#table = new Table(game, this.#host(code), await this.#shelf.read(keptKeys));
      this.#armed = null;
      await this.#arm(this.#table.nextWake());
      this.#setTimer();
    }

    /** Whether a table may be opened by this player, and from where they are: a fresh key costs nothing. */
    #mayOpen(player: string, name: string): boolean {
      const limits = limitsFrom(this.room.env);
      openings ??= new Buckets(tableRate(limits));
      openingsFrom ??= new Buckets(addressTableRate(limits));
      const connection = this.#sockets.get(name);
      const address = (connection && this.#addresses.get(connection)) ?? "";
      const now = this.now();
      return openings.take(player, now) && (address === "" || openingsFrom.take(address, now));
    }

    #host(code: string): Host {
      return {
        code,
        now: () => this.now(),
        seed: () => this.seed(),
        limits: limitsFrom(this.room.env),
        mayOpen: (player, name) => this.#mayOpen(player, name),
        id: () => bytesToHex(crypto.getRandomValues(new Uint8Array(16))),
        commit: (commit) => this.#commit(code, commit),
        forget: () => this.#forgetTable(),
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
      const named = this.#codeIsStored ? null : this.room.storage.put(CODE, code);
      this.#codeIsStored = true;
      this.#awaitWrites(named, this.#shelf.write(put, remove), this.#arm(wakeAt));
    }

    #forgetTable() {
      this.#codeIsStored = false;
      this.#armed = null;
      this.#awaitWrites(this.#shelf.clear(), this.room.storage.deleteAlarm());
    }

    /** Sets the alarm, unless it rings early enough as it stands: it is then set again when it has rung. */
    #arm(at: number | null): Promise<void> | null {
      if (at === null) return null;
      const instant = this.#instant(at);
      if (this.#armed !== null && this.#armed <= instant) return null;
      this.#armed = instant;
      return this.room.storage.setAlarm(instant);
    }

    #awaitWrites(...writes: (Promise<unknown> | null)[]) {
      const under = [this.#written, ...writes].filter((write) => write !== null);
      // A promise for all of one would be one more to wait for.
      const written: Promise<unknown> = (under.length === 1 && under[0]) || Promise.all(under);
      this.#written = written;
      this.#wroteAt = Date.now();
      this.#stalling ??= setTimeout(() => this.#lookAfterWrites(), STALLED_MS);
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

    /** One timer for all writes: setting one for each would cost as much as the move. */
    #lookAfterWrites() {
      this.#stalling = undefined;
      if (!this.#written) return;
      const now = Date.now();
      // No later than now, though the clock was set back.
      this.#wroteAt = Math.min(this.#wroteAt, now);
      const left = this.#wroteAt + STALLED_MS - now;
      if (left <= 0) return this.#recover("it takes too long");
      this.#stalling = setTimeout(() => this.#lookAfterWrites(), left);
    }

    #flush() {
      this.#written = null;
      for (const act of this.#outbox.splice(0)) act();
    }

    /** What could not be kept has not happened: everyone connects anew, to what is stored as soon as it can be read. */
    async #recover(error: unknown) {
      clearTimeout(this.#stalling);
      this.#stalling = undefined;
      this.#rings = null;
      console.error(`A table of ${game.id} could not be kept:`, error);
      this.#written = null;
      this.#outbox = [];
      this.#table = null;
      this.#isLoaded = false;
      this.#codeIsStored = false;
      clearInterval(this.#repeating);
      clearTimeout(this.#timer);
      for (const connection of this.#names.keys()) hangUp(connection, "storage");
      this.#names.clear();
      this.#sockets.clear();
      this.#asked.clear();
      this.#addresses.clear();
      while (!this.#isLoaded) {
        try {
          await this.#load();
        } catch {
          await new Promise((resume) => setTimeout(resume, RETRY_MS));
        }
      }
    }

    #rooms(): Parties | null {
      try {
        return this.room.context.parties;
      } catch {
        return rooms;
      }
    }

    /** A room without a way to others knows nothing that is not stored: it ends, and is whole for whoever comes next. */
    #startOver(connection: Connection) {
      clearTimeout(this.#timer);
      connection.close(1012, "again");
      this.room.blockConcurrencyWhile(() => Promise.reject(new Error("woken by its alarm"))).catch(() => {});
    }

    /** Lets a join through once the player's own room has said whom its key speaks for. */
    async #ask(name: string, connection: Connection, message: string, join: Joining) {
      // Nobody is asked about somebody for whom there is no place.
      if (this.#table?.mayCome(name, join.player, this.#waiting.size) === false) return;
      const turn = this.#turns.take(Date.now());
      if (turn === null) return void this.#table?.turnAway(name, "busy");
      const waiting: string[] = [];
      this.#waiting.set(name, waiting);
      let player: string | null;
      try {
        if (turn > 0) await new Promise((resume) => setTimeout(resume, turn));
        if (!this.#sockets.has(name)) return;
        player = await speaksFor(this.#rooms(), join);
      } catch (error) {
        console.error(`A table of ${game.id} could not ask who joins:`, error);
        return connection.close(1013, "players");
      } finally {
        this.#waiting.delete(name);
      }
      if (!this.#sockets.has(name)) return;
      this.#asked.set(name, { join, at: this.now() });
      this.#table?.receive(name, message, player);
      this.#noteSeat(connection, player);
      this.#setTimer();
      for (const frame of waiting) this.#take(name, connection, frame);
    }

    /** Has the door know whoever has a seat here again. */
    #noteSeat(connection: Connection, player: string | null) {
      const from = this.#addresses.get(connection);
      if (player === null || from === undefined || !this.#table?.hasSeat(player)) return;
      seats(`/parties/${game.id}/${this.#table.code}`, from, player);
    }

    /** Hangs up on whoever was signed out since they were asked about. Any frame at the table is an occasion. */
    #askAgain() {
      const now = this.now();
      for (const [name, { join, at }] of this.#asked) {
        // Far off either way where the clock was set back.
        if (Math.abs(now - at) < AGAIN_MS) continue;
        this.#asked.set(name, { join, at: now });
        // A room that cannot be reached says nothing against anybody.
        speaksFor(this.#rooms(), join).then(
          (player) => player === null && this.#sockets.has(name) && this.#table?.turnAway(name, "signedOut"),
          () => undefined,
        );
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
      this.#rooms()
        ?.directory?.get(game.id)
        .fetch({ method: "POST", body })
        .catch(() => undefined);
    }

    #forget(connection: Connection, name: string) {
      this.#names.delete(connection);
      this.#asked.delete(name);
      this.#sockets.delete(name);
      this.#addresses.delete(connection);
    }

    #setTimer() {
      const now = this.now();
      const next = this.#table?.nextWake() ?? Number.POSITIVE_INFINITY;
      const isFar = next - now > (this.#sockets.size > 0 ? LONGEST_MS : NEAR_MS);
      if (this.#rings !== null && this.#rings > now && this.#rings <= next && !isFar) return;
      if (this.#rings !== null) clearTimeout(this.#timer);
      this.#rings = null;
      if (isFar) return;
      this.#rings = next > now ? next : now + OVERDUE_MS;
      this.#timer = setTimeout(() => this.wake(), this.#rings - now);
    }

    /** An instant of the table, in the machine's time. */
    #instant(at: number): number {
      return Date.now() + Math.max(0, at - this.now());
    }
  };
}

/** Says why, and hangs up on somebody the table does not know. */
function hangUp(connection: Connection, code: Closing) {
  if (connection.readyState !== OPEN) return;
  connection.send(JSON.stringify({ type: "error", code, message: tableRefusals[code] }));
  connection.close(closings[code], code);
}
