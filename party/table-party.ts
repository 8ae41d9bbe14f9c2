import type * as Party from "partykit/server";
import * as z from "zod/mini";
import type { Game } from "@/lib/rules/game";
import { joinQueue, type Limits, limitsFrom, linesATable } from "@/lib/table/door/limits";
import { type Networks, neighbours } from "@/lib/table/door/networks";
import type { Host } from "@/lib/table/host";
import { recordOfMatch } from "@/lib/table/match/results";
import { secondLook } from "@/lib/table/match/second-look";
import { TableTicket } from "@/lib/table/match/table-ticket";
import { keysToLoad } from "@/lib/table/storage/record";
import { Table } from "@/lib/table/table";
import { jsonOf } from "@/lib/table/wire/json";
import { answer, answerAtTable, codeOf, fromOf, knockAtTable, seats } from "./door";
import { isFromRoom, withSecret } from "./house-secret";
import { otherRooms, rememberRooms } from "./other-rooms";
import type { Connection, DoorContext, Knock, Room } from "./platform";
import { ASKS } from "./ranked/ask-room";
import { SecondLookQuestion } from "./ranked/letters";
import { Announcements } from "./table-room/announcements";
import { Joins } from "./table-room/joins";
import { keyClaimIn } from "./table-room/key-owner";
import { Results } from "./table-room/results";
import { hangUp, Sockets } from "./table-room/sockets";
import { storedTable, type Unopened } from "./table-room/stored-table";
import { tableCounters } from "./table-room/table-counters";
import { freshHex, tableHost } from "./table-room/table-host";
import { WakeTimer } from "./table-room/wake-timer";
import { Writes } from "./table-room/writes";

/** What a ticket may be long. */
const TICKET_LENGTH = 4_096;
/** What failed to be read is read again after so long. */
const RETRY_MS = 1_000;
/** So often a table that cannot be read here rings, until it is where it can. */
const DAY_MS = 24 * 3_600_000;

/** A room with a table of some game, on PartyKit or, through cloud/durable.ts, without it. */
class TableRoom<State, Action, Options> implements Party.Server {
  readonly room: Room;
  readonly #game: Game<State, Action, Options>;
  readonly #limits: Limits;
  readonly #sockets = new Sockets();
  readonly #writes: Writes;
  readonly #joins: Joins;
  readonly #announcements: Announcements;
  readonly #results: Results;
  readonly #timer = new WakeTimer(() => this.wake());
  #table: Table<State, Action, Options> | null = null;
  /** What is stored is known; before that nothing may be said, for it could be said over what is stored. */
  #isLoaded = false;
  /** Why what is stored can be no table here; it is left as it is. */
  #closed: Unopened | null = null;

  constructor(game: Game<State, Action, Options>, room: Room) {
    this.#game = game;
    this.room = room;
    this.#limits = limitsFrom(room.env);
    const rooms = () => withSecret(otherRooms(room), room.env);
    this.#announcements = new Announcements(game.id, rooms);
    this.#results = new Results(rooms, (match, end) => {
      this.#table?.acknowledged(match, end);
      this.#setTimer();
    });
    this.#writes = new Writes({
      storage: room.storage,
      instant: (at) => Date.now() + Math.max(0, at - this.now()),
      failed: (error) => void this.#recover(error),
    });
    this.#joins = new Joins({
      rooms,
      turns: joinQueue(this.#limits),
      now: () => this.now(),
      isHere: (line) => this.#sockets.has(line),
      turnAway: (line, code) => this.#table?.turnAway(line, code),
      unanswered: (line, error) => {
        console.error(`A table of ${game.id} could not ask who joins:`, error);
        this.#sockets.close(line, 1013, "players");
      },
      answered: (line, frame, player) => this.#join(line, frame, player),
      take: (line, frame) => this.#take(line, frame),
    });
  }

  /** The time at this table. */
  now(): number {
    return Date.now();
  }

  /** 32 fresh random bytes in hex. */
  seed(): string {
    return freshHex(32);
  }

  // What a room is told by its platform

  async onStart() {
    await this.room.blockConcurrencyWhile(() => this.#load());
  }

  onConnect(connection: Connection, { request }: { readonly request: Knock }) {
    if (!otherRooms(this.room)) return this.#startOver(connection);
    const code = codeOf(request.url);
    if (code === null) return connection.close(1008, "code");
    if (!this.#isLoaded) return hangUp(connection, "storage");
    if (this.#closed) return hangUp(connection, this.#closed);
    const from = fromOf(request);
    if (!this.#hasRoomFor(from)) return hangUp(connection, "tooManyLines");
    this.#table ??= new Table(this.#game, this.#host(code), {});
    this.#table.connect(this.#sockets.add(connection, from), from);
    this.#setTimer();
  }

  onMessage(message: string | ArrayBuffer | ArrayBufferView, connection: Connection) {
    const line = this.#sockets.nameOf(connection);
    if (line === undefined) return;
    const text = typeof message === "string" ? message : null;
    if (this.#table?.hears(line, text) && text !== null) this.#take(line, text);
    this.#joins.askAgain();
  }

  onClose(connection: Connection) {
    const line = this.#sockets.nameOf(connection);
    if (line === undefined) return;
    this.#sockets.remove(line);
    tableCounters.gone(line);
    this.#joins.forget(line);
    this.#table?.disconnect(line);
    this.#setTimer();
  }

  onError(connection: Connection) {
    this.onClose(connection);
  }

  /** From outside nobody asks a room for anything; a house that has lost its list of alarms wakes it so (front/wake-rooms.ts). */
  async onRequest(request: Knock): Promise<Response> {
    if (request.method === ASKS) return this.#asked(request);
    await this.#writes.armAnew(this.#closed ? this.now() + DAY_MS : (this.#table?.nextWake() ?? null));
    return answer(404, "There is no such room.");
  }

  /** What other rooms say, and nobody else. */
  async #asked(request: Knock): Promise<Response> {
    if (!isFromRoom(request, this.room.env)) return answer(403, "Only this house may say so.");
    const text = await request.text();
    const said = text.length > TICKET_LENGTH ? null : jsonOf(text);
    const again = z.safeParse(SecondLookQuestion, said);
    if (again.success) return this.#lookAgain(again.data.again, again.data.score);
    const { data: ticket } = z.safeParse(TableTicket, said);
    const code = codeOf(request.url);
    return ticket && code !== null ? this.#begin(code, ticket) : answer(400, "That is no ticket.");
  }

  /** Somebody was reported: the match is played again from its log. */
  async #lookAgain(match: string, score: readonly [number, number]): Promise<Response> {
    const log = await recordOfMatch((keys) => this.#writes.read(keys), match);
    return Response.json({ look: secondLook(this.#game, log, score), log, seats: this.#table?.people() ?? [] });
  }

  /** A queue has drawn four, and this is their table. */
  #begin(code: string, ticket: TableTicket): Response | Promise<Response> {
    if (!this.#isLoaded || this.#closed) return answer(503, "The table cannot be opened just now.");
    const table = this.#table ?? new Table(this.#game, this.#host(code), {});
    const isBegun = table.begin(ticket);
    // A table nobody may have so is none.
    if (isBegun) this.#table = table;
    this.#setTimer();
    return new Promise((resolve) => this.#writes.after(() => resolve(Response.json({ isBegun }))));
  }

  async onAlarm() {
    this.#writes.disarm();
    // Whoever can read it will want to be woken for it, to forget it if nothing else.
    if (this.#closed) return void (await this.#writes.arm(this.now() + DAY_MS));
    this.wake();
    await this.#writes.arm(this.#table?.nextWake() ?? null);
  }

  /** Does what has come due, whoever says so: the alarm, which survives the process, or the timer, which is exact. */
  wake() {
    this.#timer.rung();
    this.#table?.wake();
    this.#setTimer();
  }

  // Who comes and goes

  /** Whether one more from there finds room, be it made by somebody who has not said who they are. */
  #hasRoomFor(from: Networks): boolean {
    const lines = this.#sockets.all();
    const { linesAnAddress } = this.#limits;
    const shares = neighbours(from, lines).map(({ share, near }) => ({ near, most: linesAnAddress * share }));
    const all = { near: lines.map(([name]) => name), most: linesATable(this.#limits) };
    return [...shares, all].every(({ near, most }) => near.length < most || (this.#table?.makeRoom(near) ?? true));
  }

  #take(line: string, frame: string) {
    if (this.#joins.holds(line, frame)) return;
    const claim = keyClaimIn(frame);
    if (claim) {
      // Nobody is asked about somebody for whom there is no place.
      if (this.#table?.mayCome(line, claim.player, this.#joins.size) !== false)
        void this.#joins.ask(line, frame, claim);
      return;
    }
    // Whatever else a frame may be taken for, its key has not been asked about.
    this.#table?.receive(line, frame, null);
    this.#setTimer();
  }

  #join(line: string, frame: string, player: string | null) {
    this.#table?.receive(line, frame, player);
    if (player !== null && this.#sockets.has(line)) tableCounters.joined(line, player);
    const [from] = this.#sockets.fromOf(line);
    // The door is to know whoever has a seat here again.
    if (player !== null && from !== undefined && this.#table?.hasSeat(player))
      seats(`/parties/${this.#game.id}/${this.#table.code}`, from, player);
    this.#setTimer();
  }

  /** A room without a way to others knows nothing that is not stored: it ends, and is whole for whoever comes next. */
  #startOver(connection: Connection) {
    this.#timer.stop();
    connection.close(1012, "again");
    this.room.blockConcurrencyWhile(() => Promise.reject(new Error("woken by its alarm"))).catch(() => {});
  }

  // What is kept

  async #load() {
    const code = await this.#writes.storedCode();
    if (code !== null) {
      const opened = storedTable(this.#game, this.#host(code), await this.#writes.read(keysToLoad));
      [this.#table, this.#closed] = typeof opened === "string" ? [null, opened] : [opened, null];
      this.#writes.disarm();
      await this.#writes.arm(this.#table?.nextWake() ?? null);
      this.#setTimer();
    }
    this.#isLoaded = true;
  }

  #host(code: string): Host {
    return tableHost(code, {
      ...{ limits: this.#limits, writes: this.#writes, sockets: this.#sockets, joins: this.#joins },
      ...{ announcements: this.#announcements, results: this.#results },
      now: () => this.now(),
      seed: () => this.seed(),
    });
  }

  /** What could not be kept has not happened: everyone connects anew, to what is stored as soon as it can be read. */
  async #recover(error: unknown) {
    console.error(`A table of ${this.#game.id} could not be kept:`, error);
    this.#writes.reset();
    this.#timer.stop();
    this.#announcements.stop();
    this.#table = null;
    this.#isLoaded = false;
    for (const [line] of this.#sockets.all()) tableCounters.gone(line);
    this.#sockets.closeAll("storage");
    this.#joins.forgetAll();
    while (!this.#isLoaded) {
      try {
        await this.#load();
      } catch {
        await new Promise((resume) => setTimeout(resume, RETRY_MS));
      }
    }
  }

  #setTimer() {
    this.#timer.set(this.#table?.nextWake() ?? null, this.now(), this.#sockets.size === 0);
  }
}

/** The rooms of one game: a table in each. */
export function tableParty<State, Action, Options>(game: Game<State, Action, Options>) {
  return class TableParty extends TableRoom<State, Action, Options> {
    constructor(room: Room) {
      super(game, room);
    }

    static onBeforeConnect(request: Knock, lobby: DoorContext): Knock | Response | Promise<Knock | Response> {
      rememberRooms(lobby);
      return knockAtTable(request, lobby.env);
    }

    static onBeforeRequest(request: Knock, _lobby: DoorContext): Knock | Response {
      return answerAtTable(game.id, request);
    }
  };
}
