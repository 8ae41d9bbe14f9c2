import { isDeepStrictEqual } from "node:util";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Game, Seat, Told } from "@/lib/rules/game";
import { seedOf } from "@/lib/rules/laws";
import { follow, type LogEntry } from "@/lib/rules/replay";
import type { Listing } from "@/lib/table/directory/listing";
import { defaultLimits, type Limits } from "@/lib/table/door/limits";
import { networksOf } from "@/lib/table/door/networks";
import type { Commit, Host } from "@/lib/table/host";
import type { Decided } from "@/lib/table/match/results";
import {
  keysToLoad,
  latestKeys,
  logKey,
  RECORD,
  type StoredValues,
  type TableRecord,
} from "@/lib/table/storage/record";
import { restored } from "@/lib/table/storage/save-and-restore";
import { Table } from "@/lib/table/table";
import { beginsAt } from "@/lib/table/time/countdown-time";
import { deadlineOf } from "@/lib/table/time/turn-clock";
import { isLate } from "@/lib/table/wire/hand-late";
import { type Patch, patched, sameJson } from "@/lib/table/wire/patch";
import type { Snapshot } from "@/lib/table/wire/table-view";

/** A frame as it reached a connection. */
export type Frame = { readonly type: string } & Readonly<Record<string, unknown>>;

/** A frame as its receiver takes it: what the game has a shorthand for comes without a name. */
export function frameOf(text: string): Frame {
  const frame = JSON.parse(text);
  if (!Array.isArray(frame)) return frame;
  const [turn, n, leftMs, ...told] = frame;
  return { type: "moved", turn, n, leftMs, told };
}

/** What is wrong with a frame to somebody on this seat, told of this state; null when nothing is. */
export type Censor<State> = (frame: Frame, state: State | null, seat: Seat | null) => string | null;

/** One end of a connection, with all it was ever told. */
interface Ear {
  readonly frames: Frame[];
  player: string | null;
  /** Whom it has brought a key of; the table says whom of them it took it for. */
  readonly claimed: Set<unknown>;
  snapshot: Snapshot | null;
  /** Which move it was told is next, and when that has to be made by the table's time. */
  next: { readonly turn: unknown; readonly n: unknown; readonly deadline: number | null } | null;
  closed: boolean;
}

/** Whether what lies under a key is written again and again. */
const isRunning = (key: string): boolean => keysToLoad.some((kept) => kept === key);

/** A Durable Object keeps no larger value. */
const VALUE_BYTES = 131_072;

/** The public id of whoever holds this key. */
export const idOf = (key: string): string => bytesToHex(sha256(utf8ToBytes(key)));

/** Whose view whoever has a seat is to be shown: until a bot gives it up, somebody who came for it sees what watchers see. */
export const seeing = (record: Pick<TableRecord, "seats"> | null, seat: Seat | null): Seat | null =>
  seat === null || record?.seats[seat]?.standIn === "arriving" ? null : seat;

/**
 * A host for tests with its own clock and chance. It keeps exactly what was committed, and throws as soon as a table
 * tells what is not committed, tells somebody else's secret, loses a log entry, or makes two events of one.
 */
export class TestHost<State, Action, Options> implements Host {
  readonly code = "TEST";
  readonly ears = new Map<string, Ear>();
  /** Every entry of every round's log, as the commits built it up. */
  readonly logs = new Map<number, readonly LogEntry[]>();
  /** Whose frame of the event under way was looked at. */
  readonly #toldNow = new Set<Ear>();
  #isSetBack = false;
  /** The name of the match that was decided in a round. */
  readonly #decided = new Map<number, string>();
  #game: Game<State, Action, Options>;
  readonly #censor: Censor<State>;
  readonly #store = new Map<string, string>();
  /** The stored record, read back. */
  #kept: TableRecord<State, Options> | null = null;
  /** Called for each frame, and with null when the table closes a connection. */
  onSend: (connection: string, text: string | null) => void = () => undefined;
  commits = 0;
  frames = 0;
  /** The length of the longest record kept. */
  largest = 0;
  /** Characters ever written, and the keys of the last commit. */
  written = 0;
  lastKeys: readonly string[] = [];
  alarm: number | null = null;
  /** How the table last said it is to be listed, and how often it said so. */
  listing: Listing | null = null;
  announcements = 0;
  /** Names the process. */
  house = "house";
  #now = 1_000_000;
  #seeds: number;
  #ids = 0;
  #connections = 0;
  #table: Table<State, Action, Options> | null;

  readonly limits: Limits;
  readonly mayOpen: (player: string) => boolean;
  readonly decided?: (match: Decided) => void;
  /** The codes connections were closed with. */
  readonly closings: number[] = [];

  constructor(
    game: Game<State, Action, Options>,
    options: {
      seed?: number;
      censor?: Censor<State>;
      limits?: Limits;
      mayOpen?: (player: string) => boolean;
      decided?: (match: Decided) => void;
    } = {},
  ) {
    const { seed = 1, censor = () => null, limits = defaultLimits, mayOpen = () => true, decided } = options;
    if (decided) this.decided = decided;
    this.limits = limits;
    this.mayOpen = mayOpen;
    this.#game = game;
    this.#censor = censor;
    this.#seeds = seed * 1_000_000;
    this.#table = new Table(game, this, {});
  }

  // What a table asks of it

  now(): number {
    return this.#now;
  }

  seed(): string {
    return seedOf(++this.#seeds);
  }

  id(): string {
    return (++this.#ids).toString(16).padStart(32, "0");
  }

  commit({ put, wakeAt }: Commit): void {
    this.commits++;
    const before = this.#kept;
    const chunks = Object.keys(put).filter((key) => !isRunning(key) && this.#store.has(key));
    if (chunks.length > 0) throw new Error(`written twice: ${chunks.join()}`);
    for (const [key, value] of Object.entries(put)) {
      const text = JSON.stringify(value);
      const read = JSON.parse(text);
      if (this.commits % 8 === 0 && !isDeepStrictEqual(read, value))
        throw new Error(`${key} is no plain JSON: ${text}`);
      if (key === RECORD) this.largest = Math.max(this.largest, text.length);
      else if (text.length >= VALUE_BYTES) throw new Error(`${key} is too large to be kept`);
      this.#store.set(key, text);
      this.written += text.length;
    }
    if (RECORD in put || latestKeys.some((key) => key in put))
      this.#kept = restored(this.#game, this.#stored())?.record ?? null;
    this.lastKeys = Object.keys(put);
    this.alarm = wakeAt;
    if (this.#kept) this.#checkLog(before, this.#kept);
    const { status, match, round } = this.#kept ?? {};
    if (status === "finished" && before?.status === "playing" && match?.id && round) this.#decided.set(round, match.id);
  }

  forget(): void {
    this.#store.clear();
    this.#kept = null;
    this.alarm = null;
  }

  announce(listing: Listing | null): void {
    this.announcements++;
    this.listing = listing;
  }

  send(connection: string, text: string): void {
    const ear = this.ears.get(connection);
    if (!ear || ear.closed) throw new Error(`told a connection that is gone: ${text}`);
    const frame = frameOf(text);
    ear.frames.push(frame);
    this.frames++;
    this.#checkFrame(ear, frame);
    this.onSend(connection, text);
  }

  close(connection: string, code: number): void {
    this.closings.push(code);
    const ear = this.ears.get(connection);
    if (ear) ear.closed = true;
    this.onSend(connection, null);
  }

  // What a test does with it

  get table(): Table<State, Action, Options> {
    if (!this.#table) throw new Error("the server is down");
    return this.#table;
  }

  get isUp(): boolean {
    return this.#table !== null;
  }

  /** Whether anything at all is kept. */
  get isEmpty(): boolean {
    return this.#store.size === 0;
  }

  /** The record as it was committed. */
  get record(): TableRecord<State, Options> {
    const record = this.#kept;
    if (!record) throw new Error("nothing was ever committed");
    return record;
  }

  get state(): State {
    const { match } = this.record;
    if (!match) throw new Error("no game was started");
    return match.state;
  }

  /** The names of the matches that were decided in a round, of which there is one at most. */
  decidedIn(round: number): string[] {
    const id = this.#decided.get(round);
    return id === undefined ? [] : [id];
  }

  /** A log chunk as it was committed. */
  chunk(round: number, number: number): unknown {
    const text = this.#store.get(logKey(round, number));
    return text === undefined ? undefined : JSON.parse(text);
  }

  connect(from = ""): string {
    const connection = `c${++this.#connections}`;
    this.ears.set(connection, {
      frames: [],
      player: null,
      claimed: new Set(),
      snapshot: null,
      next: null,
      closed: false,
    });
    this.#event(() => this.table.connect(connection, networksOf(from)));
    return connection;
  }

  disconnect(connection: string): void {
    const ear = this.ears.get(connection);
    if (!ear || ear.closed) return;
    ear.closed = true;
    if (this.#table) this.#event(() => this.table.disconnect(connection));
  }

  receive(connection: string, message: object | string): readonly Frame[] {
    const ear = this.ears.get(connection);
    if (!ear || ear.closed || !this.#table) return [];
    const text = typeof message === "string" ? message : JSON.stringify(message);
    const key = /"action":"join".*"key":"([0-9a-f]{64})"/.exec(text)?.[1];
    if (key) ear.claimed.add(idOf(key));
    const told = ear.frames.length;
    this.#event(() => {
      if (this.table.hears(connection, text)) this.table.receive(connection, text);
    });
    return ear.frames.slice(told);
  }

  wake(): void {
    this.#event(() => this.table.wake());
    const next = this.table.nextWake();
    if (next !== null && next <= this.#now) throw new Error("woken, and something is still due");
  }

  /** Whoever keeps results says that they have this match. */
  acknowledge(match: string): void {
    this.#event(() => this.table.acknowledged(match));
  }

  /** Lets time pass, waking the table whenever it asked for it. */
  advance(ms: number): void {
    const until = this.#now + ms;
    for (let at = this.table.nextWake(); at !== null && at <= until; at = this.table.nextWake()) {
      this.#now = Math.max(this.#now, at);
      this.wake();
    }
    this.#now = until;
  }

  /** Lets time pass without waking anybody. */
  sleep(ms: number): void {
    this.#isSetBack ||= ms < 0;
    this.#now += ms;
  }

  /** Nobody is connected, and the table leaves memory until it is needed. */
  nap(): void {
    this.#table = null;
    this.reopen();
  }

  /** The process dies: all that is left is what was committed. */
  kill(): void {
    this.#table = null;
    this.house = `${this.house}'`;
    for (const ear of this.ears.values()) ear.closed = true;
  }

  /** What is kept under a key. */
  kept(key: string): unknown {
    const text = this.#store.get(key);
    return text === undefined ? undefined : JSON.parse(text);
  }

  /** Keeps something else under a key, as another server might have. */
  keep(key: string, value: unknown): void {
    this.#store.set(key, JSON.stringify(value));
  }

  /** Another process finds what was committed; its rules may be newer. */
  reopen(game: Game<State, Action, Options> = this.#game): void {
    this.#game = game;
    this.#table = new Table(game, this, this.#stored());
  }

  /** What a table that wakes finds. */
  #stored(): StoredValues {
    const found = [...this.#store].filter(([key]) => isRunning(key));
    return Object.fromEntries(found.map(([key, text]) => [key, JSON.parse(text)]));
  }

  // What must hold

  /** Runs one event, which makes one commit at most unless other things had come due before it. */
  #event(happen: () => void): void {
    const due = this.table.nextWake();
    const isAlone = due === null || due > this.#now;
    const before = this.commits;
    this.#toldNow.clear();
    happen();
    if (isAlone && this.commits - before > 1) throw new Error(`${this.commits - before} commits for one event`);
    this.#checkRest();
    for (const ear of this.ears.values()) this.#checkKnown(ear);
  }

  /** Between events a table always knows what it waits for. */
  #checkRest(): void {
    const record = this.#kept;
    if (!record) return;
    const { match, seats, status, host } = record;
    const isHost = (index: number) => {
      const holder = seats[index];
      return holder?.id === host && !holder?.quit && holder?.bot === null;
    };
    if (host !== null && !seats.some((_, index) => isHost(index))) throw new Error("the host is not at the table");
    const ids = seats.flatMap((holder) => (holder && !holder.quit ? [holder.id] : []));
    if (new Set(ids).size !== ids.length) throw new Error("somebody sits twice");
    if (status !== "playing" || !match) return;
    const wait = this.#game.wait(match.state);
    if (!wait) throw new Error("a game is over and still played");
    if (wait.ms === 0) throw new Error("a step of no time was left undone");
    const here = new Set([...this.ears.values()].flatMap(({ player, closed }) => (closed ? [] : [player])));
    const isPatient = wait.seats.some((seat) => here.has(seats[seat]?.id ?? null) && !seats[seat]?.standIn);
    if (!isPatient && this.table.nextWake() === null) throw new Error("the table is stuck");
  }

  /** Whoever is there knows how things stand, be it that they were told or that nothing they may see has changed. */
  #checkKnown(ear: Ear): void {
    const { player, closed, snapshot, next } = ear;
    const record = this.#kept;
    if (closed || !snapshot || !next || !record) return;
    const found = record.seats.findIndex((holder) => holder?.id === player && !holder.quit);
    const seat = found < 0 ? null : found;
    const { match, turn, status } = record;
    const moves = seat === null ? undefined : match?.moves[seat];
    const known = {
      ...{ seat, turn, status, n: moves?.turn === turn ? moves.done.length : 0 },
      deadline: beginsAt(record) ?? (match?.clock ? deadlineOf(match.clock) : null),
    };
    const told = {
      seat: snapshot.seat,
      turn: next.turn,
      status: snapshot.table.status,
      n: next.n,
      deadline: next.deadline,
    };
    // Where time has run out nothing is left of it, and a clock that was set back says nothing of deadlines.
    const isOver =
      this.#isSetBack || (seat === null && isLate(record)) || (known.deadline !== null && known.deadline <= this.#now);
    if (!sameJson({ ...told, ...(isOver && { deadline: known.deadline }) }, known))
      throw new Error(`knows ${JSON.stringify(told)}\nwhile it stands so: ${JSON.stringify(known)}`);
    if (
      match &&
      !(seat === null && isLate(record)) &&
      !this.#toldNow.has(ear) &&
      !sameJson(snapshot.view, this.#game.view(match.state, seeing(record, seat)))
    )
      throw new Error("knows another view");
  }

  /** The log only grows, by one happening and the steps that follow from it, and leads to the state beside it. */
  #checkLog(before: TableRecord<State, Options> | null, after: TableRecord<State, Options>): void {
    if (!after.match) return;
    const { round, match, options } = after;
    const chunks = Array.from({ length: match.chunks }, (_, number) => this.chunk(round, number));
    const written = chunks.flatMap((chunk) => (chunk as { entries: LogEntry[] }).entries);
    const log = [...written, ...match.tail];
    const known = this.logs.get(round) ?? [];
    if (!sameJson(log.slice(0, known.length), known)) throw new Error("the log has changed");
    this.logs.set(round, log);
    const isNew = before?.round !== round || !before.match;
    let state = isNew ? this.#game.setup(match.players, options, match.seed) : (before.match?.state as State);
    for (const [index, entry] of log.slice(known.length).entries()) {
      if ((isNew || index > 0) && this.#game.wait(state)?.ms !== 0) throw new Error("two happenings in one commit");
      state = follow(this.#game, state, entry);
    }
    if (!sameJson(state, match.state)) throw new Error("the log does not lead to the state");
  }

  /** What is told is what was committed, as that player sees it. */
  #checkFrame(ear: Ear, frame: Frame): void {
    if (frame.type === "state" && ear.player === null) {
      if (!ear.claimed.has(frame.yourPlayerId)) throw new Error(`taken for somebody else: ${JSON.stringify(frame)}`);
      ear.player = String(frame.yourPlayerId);
    }
    const record = this.#kept;
    const state = record?.match?.state ?? null;
    const seat = record?.seats.findIndex((holder) => holder?.id === ear.player && !holder.quit) ?? -1;
    const place = seat < 0 ? null : seat;
    const eyes = seeing(record, place);
    const censored = this.#censor(frame, state, eyes);
    if (censored) throw new Error(`${censored}: ${JSON.stringify(frame)}`);
    const snapshot = this.#snapshotAfter(ear, frame);
    if (!snapshot) return;
    ear.snapshot = snapshot;
    this.#toldNow.add(ear);
    const { turn, n, leftMs } = frame;
    ear.next = { turn, n, deadline: typeof leftMs === "number" ? this.#now + leftMs : null };
    if (!record) throw new Error("told of a table that was not committed");
    const { status, round, host, options } = record;
    // Those who look on at a ranked table see it late: how late is for a test of that to say.
    const isSeenLate = place === null && isLate(record);
    const view = isSeenLate ? snapshot.view : state === null ? null : this.#game.view(state, eyes);
    const seats = record.seats.map((holder) => holder?.id ?? null);
    const { table } = snapshot;
    const told = {
      ...{ view: snapshot.view, seat: snapshot.seat, status: table.status, round: table.round },
      ...{ host: table.host, options: table.options, turn: frame.turn },
      seats: table.seats.map((holder) => holder?.id ?? null),
    };
    const committed = { view, seat: place, status, round, host, options, turn: record.turn, seats };
    if (!sameJson(told, committed))
      throw new Error(`told ${JSON.stringify(told)}\nwhile committed is ${JSON.stringify(committed)}`);
  }

  #snapshotAfter(ear: Ear, frame: Frame): Snapshot | null {
    if (frame.type === "event") {
      if (!ear.snapshot) throw new Error("told of a change to what it was never told");
      return patched(ear.snapshot, frame.patch as Patch);
    }
    if (frame.type === "moved") {
      if (!ear.snapshot) throw new Error("told of a move at a table it was never told of");
      const { shorthand } = this.#game;
      const view = shorthand?.hear(ear.snapshot.view as State, frame.told as Told);
      return { ...ear.snapshot, view };
    }
    if (frame.type !== "state") return null;
    const { gameState, table, seat } = frame;
    const view = this.#game.codec && gameState !== null ? this.#game.codec.decode(gameState) : gameState;
    return { table, view, seat } as Snapshot;
  }
}
