import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import * as z from "zod/mini";
import type { Game } from "@/lib/rules/game";
import { arranged, opened, welcomed } from "./arranging";
import { type Beat, beatOf } from "./beat";
import { Buckets } from "./buckets";
import { BREATH, CHAT, type ChatLine, phrases, withLine } from "./chat";
import { clockAfterOutage } from "./clock";
import { afterDue, nextPlan } from "./due";
import type { Host } from "./host";
import { happenedSince, Keeping, type Restored, restored } from "./keeping";
import { defaultLimits, faultIn, frameRate, isDeep, JOIN_MS, type Limits, TABS } from "./limits";
import { type Listing, listingOf } from "./listing";
import { type Decided, decidedIn, Outbox } from "./matches";
import { sameJson } from "./patch";
import { moved, type Place, sizeOf } from "./play";
import { NamedMove, TableMessage, tableActions, WIRE } from "./protocol";
import { DECIDED, type Stored, type TableRecord } from "./record";
import { type Closing, closings, type Refused } from "./refusals";
import { attended, forgottenAt, lastKnown, standsStillAt } from "./rest";
import { agreed, outdated, unbarred, whyLookingOn } from "./seating";
import { changed, isHuman, seatOf } from "./seats";
import { Steady } from "./steady";
import { type Connection, Telling } from "./telling";

/** Due things done in one waking; more than this means something never gets done. */
const DUE_STEPS = 1_000;
const DEFAULT_AVATAR = "palm";
/** Keys that speak for nobody, of which each was asked about, before a connection is hung up on. */
const KEYS_TRIED = 3;

type Said = Extract<TableMessage, { action: "chat" | "phrase" | "react" }>;

/**
 * Seats, turns, time and bots for one game of any kind; knows no rule and no socket. Every event ends in at most one
 * commit, and nothing is told before it is committed.
 */
export class Table<State, Action, Options> {
  readonly #place: Place<State, Action, Options>;
  readonly #game: Game<State, Action, Options>;
  readonly #host: Omit<Host, "now" | "seed" | "id">;
  /** The host's clock, which may be set back. */
  readonly #reads: () => number;
  readonly #time: Steady;
  readonly #connections = new Map<string, Connection>();
  #record: TableRecord<State, Options> | null = null;
  /** The start of this process changed the record, which is kept as soon as there is time. */
  #isUnsaved = false;
  readonly #keeping = new Keeping<State, Options>();
  readonly #telling: Telling<State, Action, Options>;
  /** What was said last, and how much breath is left to whoever said it, or goes by another name. */
  #lines: readonly ChatLine[];
  readonly #breaths = new Buckets(BREATH);
  readonly #limits: Limits;
  /** What connections, and all tabs of a player together, may still send just now. */
  readonly #frames: Buckets;
  /** How often those who are here say so, and since when. */
  #beat: { readonly is: Beat | null; readonly since: number } = { is: null, since: 0 };
  /** How the table is listed, as far as it has said. */
  #listing: Listing | null = null;
  /** Matches decided here that nobody has acknowledged. */
  readonly #outbox: Outbox;
  /** Who has just said what is being done, and is answered though it changes nothing. */
  #asking: string | null = null;

  constructor(game: Game<State, Action, Options>, host: Host, stored: Stored) {
    const found = restored(game, stored);
    this.#time = new Steady(found ? lastKnown(found.record) : undefined);
    this.#reads = () => host.now();
    const now = () => this.#now();
    this.#place = { game, host: { now, seed: () => host.seed(), id: () => host.id() } };
    this.#game = game;
    this.#host = host;
    this.#limits = host.limits ?? defaultLimits;
    this.#frames = new Buckets(frameRate(this.#limits));
    const send = (connection: string, text: string) => host.send(connection, text);
    this.#telling = new Telling(game, { code: host.code, now, send }, this.#connections);
    if (found) this.#find(found);
    this.#lines = (stored[CHAT] ?? []) as readonly ChatLine[];
    // Where nobody is to have them any more they keep no table from being forgotten.
    this.#outbox = new Outbox(host.decided ? ((stored[DECIDED] ?? []) as readonly Decided[]) : [], now());
  }

  connect(connection: string): void {
    const stranger = {
      player: null,
      name: "",
      avatar: DEFAULT_AVATAR,
      takes: "states",
      heard: null,
      failed: 0,
    } as const;
    this.#connections.set(connection, { ...stranger, came: this.#now(), told: false });
  }

  disconnect(connection: string): void {
    this.#lost(connection, this.#now());
  }

  /** The connection is gone, and has been silent since then. */
  #lost(connection: string, since: number): void {
    const player = this.#connections.get(connection)?.player ?? null;
    this.#connections.delete(connection);
    this.#frames.forget(connection);
    this.#telling.unread.forget(connection);
    const record = this.#record;
    if (!record || player === null) return;
    const seat = seatOf(record.seats, player);
    const elsewhere = [...this.#connections.values()].some((other) => other.player === player);
    const isLast = [...this.#connections.values()].every((other) => other.player === null);
    const left = isLast ? { ...record, emptySince: since } : record;
    if (seat === null || elsewhere) return this.#commit(left);
    this.#commit({ ...left, seats: changed(record.seats, seat, { leftAt: since, returning: false }) });
  }

  /** Whether a frame, null for one that is no text, may be taken up; whoever sends what may not be is hung up on. */
  hears(connection: string, data: string | null): data is string {
    const known = this.#connections.get(connection);
    if (!known) return false;
    const now = this.#now();
    const mayTalk =
      this.#frames.take(connection, now) && (known.player === null || this.#frames.take(known.player, now));
    const fault = mayTalk ? faultIn(data) : "tooMuch";
    if (fault) this.turnAway(connection, fault);
    return fault === null;
  }

  /**
   * Whether it is worth asking if somebody is this player, while so many others are being asked about: always where the
   * player is here already, else while there may be a seat or a place to look on. Where it is not, they are told why.
   */
  mayCome(connection: string, player: string, others: number): boolean {
    const record = this.#record;
    const joined = this.#connections.get(connection)?.player ?? null;
    if (joined !== null && joined !== player) {
      this.#telling.refuse(connection, "alreadyJoined");
      return false;
    }
    if (joined !== null || (record && seatOf(record.seats, player) !== null)) return true;
    const seats = record ? record.seats.length : sizeOf(this.#place, this.#game.defaults);
    const isRoom = (record ? this.#telling.lookingOn(record).length : 0) + others < this.#limits.watchers + seats;
    if (!isRoom) this.turnAway(connection, "tooManyWatchers");
    return isRoom;
  }

  get code(): string {
    return this.#host.code;
  }

  hasSeat(player: string): boolean {
    return this.#record !== null && seatOf(this.#record.seats, player) !== null;
  }

  /** Makes room for one more line among these, oldest first: by one through which nobody has joined, if there is one. */
  makeRoom(among: readonly string[]): boolean {
    const idle = among.find((connection) => this.#connections.get(connection)?.player === null);
    if (idle !== undefined) this.turnAway(idle, "tooManyLines");
    return idle !== undefined;
  }

  /**
   * A frame from a connection. `speaksFor` is whom the key of a join speaks for, null for nobody any more, where the host
   * knows of players with several keys; left out, a key speaks for the player of its own hash.
   */
  receive(connection: string, data: string, speaksFor?: string | null): void {
    const known = this.#connections.get(connection);
    if (!known) return;
    if (known.heard !== null) this.#connections.set(connection, { ...known, heard: this.#now() });
    if (isDeep(data)) return this.#telling.refuse(connection, "tooDeep");
    let message: unknown;
    try {
      message = JSON.parse(data);
    } catch {
      return this.#telling.refuse(connection, "notJson");
    }
    // A passed deadline beats an arriving move, and whoever was hung up on by it says nothing more.
    this.wake();
    if (!this.#connections.has(connection)) return;
    this.#asking = connection;
    try {
      this.#take(connection, message, speaksFor);
    } finally {
      this.#asking = null;
    }
  }

  #take(connection: string, message: unknown, speaksFor?: string | null): void {
    const named = z.safeParse(NamedMove, message);
    if (!named.success) return this.#telling.refuse(connection, "malformed");
    if (!tableActions.has(named.data.action)) return this.#move(connection, named.data);
    const parsed = z.safeParse(TableMessage, message);
    const refused = parsed.success ? this.#obey(connection, parsed.data, speaksFor) : "malformed";
    if (refused) this.#telling.refuse(connection, refused);
  }

  /** Does whatever has come due; safe to call early, late or twice. */
  wake(): void {
    for (let step = 0; step < DUE_STEPS; step++) {
      const next = this.#due();
      if (!next) return;
      this.#commit(next);
    }
  }

  /** When `wake` next has something to do, in the host's milliseconds. */
  nextWake(): number | null {
    this.#now();
    const next = Math.min(this.#nextSilence(), this.#nextPlan(), this.#outbox.at);
    return next === Number.POSITIVE_INFINITY ? null : this.#time.reading(next);
  }

  /** Whoever keeps results has this match: it is handed on no more. */
  acknowledged(match: string): void {
    if (!this.#outbox.take(match)) return;
    const { held } = this.#outbox;
    const change = held.length > 0 ? { put: { [DECIDED]: held }, remove: [] } : { put: {}, remove: [DECIDED] };
    this.#host.commit({ ...change, wakeAt: this.nextWake() });
  }

  // Time

  /** The table's own time, which goes on whatever becomes of the host's clock. */
  #now(): number {
    return this.#time.of(this.#reads());
  }

  /** Takes up what is kept; where that was played by other rules only its players and its log go on. */
  #find({ record, isOutdated }: Restored<State, Options>): void {
    if (isOutdated) this.#keeping.end(record);
    const woken = this.#woken(record);
    this.#record = isOutdated ? outdated(this.#place, woken) : woken;
    this.#isUnsaved = !sameJson(record, this.#record);
  }

  /** The record as a server finds it that has just started: nobody is connected yet, and late clocks are given grace. */
  #woken(record: TableRecord<State, Options>): TableRecord<State, Options> {
    const now = this.#now();
    const { match } = record;
    const wasAttended = record.seats.some((holder) => isHuman(holder) && holder.leftAt === null);
    return {
      // Tables of before there was talk, locks or removing, or a word about games that ended.
      ...{ locked: false, chat: "on", removed: [], ended: null },
      ...record,
      emptySince: record.emptySince ?? now,
      seats: record.seats.map((holder) =>
        holder && isHuman(holder) ? { ...holder, leftAt: holder.leftAt ?? now } : holder,
      ),
      // Where somebody was here, the server went away from them, not they from it.
      match: match && {
        ...match,
        clock: match.clock && wasAttended ? clockAfterOutage(match.clock, now) : match.clock,
      },
    };
  }

  /** When a connection has first been silent for too long, or has not read. */
  #nextSilence(): number {
    if (this.#telling.unread.deaf.size > 0) return this.#now();
    let next = Number.POSITIVE_INFINITY;
    for (const known of this.#connections.values()) {
      next = Math.min(next, this.#heard(known) + (this.#beat.is?.silenceMs ?? 0));
      if (known.player === null) next = Math.min(next, known.came + JOIN_MS);
    }
    return next;
  }

  /** When something may first come due at the table. */
  #nextPlan(): number {
    const record = this.#record;
    if (!record) return Number.POSITIVE_INFINITY;
    const now = this.#now();
    if (this.#isUnsaved) return now;
    const end = standsStillAt(record) ?? Number.POSITIVE_INFINITY;
    const next = now < end ? nextPlan(this.#place, record, now) : end;
    return Math.min(next < end ? next : Number.POSITIVE_INFINITY, this.#forgottenAt(record));
  }

  /** When a table left alone is forgotten: never while somebody is to have its results. */
  #forgottenAt(record: TableRecord<State, Options>): number {
    return (this.#outbox.held.length === 0 ? forgottenAt(record) : null) ?? Number.POSITIVE_INFINITY;
  }

  /** When a connection that is to be heard was last; none is to be where nobody would be missed. */
  #heard({ heard }: Connection): number {
    const { is, since } = this.#beat;
    return is && heard !== null ? Math.max(heard, since) : Number.POSITIVE_INFINITY;
  }

  /** The record after the first thing that is due, null if nothing is. */
  #due(): TableRecord<State, Options> | null {
    const now = this.#now();
    for (const [connection, known] of this.#connections) {
      const heard = this.#heard(known);
      if (now - heard >= (this.#beat.is?.silenceMs ?? 0)) {
        this.#host.close(connection, 4000, "silent");
        this.#lost(connection, heard);
      } else if (known.player === null && now - known.came >= JOIN_MS) this.turnAway(connection, "notJoined");
    }
    for (const connection of this.#telling.unread.deaf) {
      this.#host.close(connection, 4000, "silent");
      this.#lost(connection, now);
    }
    for (const match of this.#outbox.due(now)) this.#host.decided?.(match);
    const record = this.#record;
    if (!record) return null;
    if (this.#isUnsaved) return { ...record };
    if (now >= this.#forgottenAt(record)) return this.#forget();
    if (now >= (standsStillAt(record) ?? Number.POSITIVE_INFINITY)) return null;
    const next = afterDue(this.#place, record, now);
    if (next !== record) return next;
    // Fifteen seconds of silence change no record, only what is seen of it.
    if (this.#telling.isNews(record)) this.#telling.tell(record);
    // Nor do two minutes, after which a seat at an open table is anybody's.
    if (this.#listing) this.#list(record);
    return null;
  }

  // Moves

  #move(connection: string, { turn, n, ...rest }: z.infer<typeof NamedMove>): void {
    const refuse = (refused: Refused) => this.#telling.refuse(connection, refused, { turn, n });
    const parsed = z.safeParse(this.#game.action, rest);
    if (!parsed.success) return refuse("malformed");
    const action = parsed.data;
    const player = this.#connections.get(connection)?.player ?? null;
    if (player === null) return refuse("joinFirst");
    const record = this.#record;
    const seat = record && seatOf(record.seats, player);
    if (!record || seat === null) return refuse("notSeated");
    const moves = record.match?.moves[seat];
    if (!record.match || !moves) return refuse("notPlaying");

    const done = moves.turn === record.turn ? moves.done : [];
    if (turn !== undefined && n !== undefined && turn === moves.turn && n < moves.done.length) {
      // A move sent again after a lost connection: answered again, never played again.
      return sameJson(moves.done[n], action) ? this.#telling.show(connection) : refuse("alreadyMoved");
    }
    if (turn !== undefined && turn < record.turn) return refuse("tooLate");
    if (record.status !== "playing") return refuse("notPlaying");
    if ((turn !== undefined && turn > record.turn) || (n !== undefined && n > done.length)) return refuse("tooEarly");
    if (n !== undefined && n < done.length) return refuse("alreadyMoved");
    if (record.seats[seat]?.standIn) return refuse("botPlays");
    const refusal = this.#game.check(record.match.state, seat, action);
    if (refusal) return refuse(refusal);

    // Whoever moves has read what they move on.
    this.#telling.unread.read(connection);
    const remembered = record.match.moves.with(seat, { turn: record.turn, done: [...done, action] });
    const match = { ...record.match, moves: remembered };
    const seats = record.seats[seat]?.missed ? changed(record.seats, seat, { missed: 0 }) : record.seats;
    this.#commit(moved(this.#place, { ...record, seats, match }, seat, action));
  }

  // Seats and rounds

  #obey(connection: string, message: TableMessage, speaksFor?: string | null): Refused | null {
    const known = this.#connections.get(connection);
    if (!known) return null;
    // Either has the record written, and everybody told.
    const isAnew = known.player !== null && (message.action === "join" || message.action === "profile");
    if (isAnew && !this.#breaths.take(known.player, this.#now())) return "tooFast";
    if (message.action === "join") return this.#join(connection, known, message, speaksFor);
    if (message.action === "ping") {
      if (!this.#record && message.mustExist) return "noSuchTable";
      this.#connections.set(connection, { ...known, heard: this.#now() });
      const { sent, mark } = message;
      const marked = mark === undefined ? {} : { mark: this.#telling.unread.marked(connection, mark) };
      const leftMs = known.player === null ? null : this.#telling.leftMs(this.#record);
      this.#telling.send(connection, { type: "pong", sent, ...marked, ...(leftMs !== null && { leftMs }) });
      return null;
    }
    const record = this.#record;
    const { player } = known;
    if (!record || player === null) return "joinFirst";
    if (message.action === "chat" || message.action === "phrase" || message.action === "react")
      return this.#hear(record, player, message);
    if (message.action === "show") {
      this.#telling.show(connection);
      return null;
    }
    const next = arranged(this.#place, record, known, message);
    if (typeof next === "string" || "code" in next) return next;
    if (message.action === "profile") this.#rename(player, message.name, message.avatar ?? known.avatar);
    this.#commit(agreed(this.#place, next));
    const gone = next.removed.at(-1);
    if (gone !== undefined && gone !== record.removed.at(-1))
      for (const [other, { player: whose }] of this.#connections)
        if (whose === gone) this.#telling.notice(other, "removed");
    return null;
  }

  #rename(player: string, name: string, avatar: string): void {
    for (const [connection, known] of this.#connections)
      if (known.player === player) this.#connections.set(connection, { ...known, name, avatar });
  }

  #join(
    connection: string,
    known: Connection,
    message: Extract<TableMessage, { action: "join" }>,
    speaksFor: string | null = bytesToHex(sha256(utf8ToBytes(message.key))),
  ): Refused | null {
    if (speaksFor === null) {
      const failed = known.failed + 1;
      this.#connections.set(connection, { ...known, failed });
      return failed < KEYS_TRIED ? "signedOut" : this.turnAway(connection, "signedOut");
    }
    const player = speaksFor;
    if (known.player !== null && known.player !== player) return "alreadyJoined";
    if (!this.#record && message.mustExist) return "noSuchTable";
    if (!this.#record && this.#host.mayOpen?.(player, connection) === false)
      return this.turnAway(connection, "tooManyTables");
    const { name, avatar = DEFAULT_AVATAR } = message;
    const record = this.#record ? attended(this.#record, this.#now()) : opened(this.#place);
    const next = welcomed(this.#place, record, { player, name, avatar }, message.watch ?? false);
    const looksOn = seatOf(next.seats, player) === null && known.player === null;
    if (looksOn && this.#telling.lookingOn(record).length >= this.#limits.watchers)
      return this.turnAway(connection, "tooManyWatchers");
    const tabs = [...this.#connections].filter(([, other]) => other.player === player);
    const [oldest] = tabs.length >= TABS && known.player === null ? (tabs[0] ?? []) : [];
    const takes = message.wire !== WIRE ? "states" : message.rules === this.#game.version ? "words" : "changes";
    this.#connections.set(connection, { ...known, player, name, avatar, takes, told: false });
    if (oldest !== undefined) this.turnAway(oldest, "tooManyTabs");
    if (this.#lines.length > 0 && next.chat === "on")
      this.#telling.send(connection, { type: "chatLog", lines: [...this.#lines] });
    this.#commit(next);
    if (next.ended && seatOf(record.seats, player) !== null) this.#telling.notice(connection, next.ended);
    if (seatOf(next.seats, player) === null && !message.watch)
      this.#telling.notice(connection, whyLookingOn(next, player));
    return null;
  }

  /** Says something on to everybody. What is kept of it is kept beside the record, so that no move carries it. */
  #hear(record: TableRecord<State, Options>, player: string, message: Said): Refused | null {
    const holder = record.seats[seatOf(record.seats, player) ?? -1];
    if (!holder) return "notSeated";
    if (record.chat === "off") return "chatOff";
    const now = this.#now();
    if (!this.#breaths.take(player, now)) return "tooFast";
    const { id, name, avatar } = holder;
    if (message.action === "react") {
      this.#telling.sendAll({ type: "reaction", id, reaction: message.reaction });
      return null;
    }
    const said =
      message.action === "chat" ? { text: message.text } : { text: phrases[message.phrase], phrase: message.phrase };
    this.#lines = withLine(this.#lines, { id, name, avatar, ...said });
    this.#host.commit({ put: { [CHAT]: this.#lines }, remove: [], wakeAt: this.nextWake() });
    for (const line of this.#lines.slice(-1)) this.#telling.sendAll({ type: "chat", ...line });
    return null;
  }

  // Saving and telling

  #commit(next: TableRecord<State, Options>): void {
    if (next === this.#record) return this.#telling.tell(next, [], this.#asking);
    const before = this.#record;
    const fresh = next.host === null ? unbarred(next) : next;
    const [record, put] = this.#keeping.kept(fresh);
    this.#record = record;
    this.#isUnsaved = false;
    const beat = beatOf(record);
    if (beat !== this.#beat.is) this.#beat = { is: beat, since: this.#now() };
    const decided = this.#host.decided && decidedIn(this.#game, this.code, before, record, this.#now());
    if (decided) this.#outbox.put(decided, this.#now());
    const outbox = decided && { [DECIDED]: this.#outbox.held };
    this.#host.commit({ put: { ...put, ...outbox }, remove: [], wakeAt: this.nextWake() });
    if (before !== null && next.round > before.round) this.#telling.announceStart(record);
    this.#telling.tell(record, happenedSince(before, fresh), this.#asking);
    this.#list(record);
  }

  /** Says how the table is listed, where that has changed. */
  #list(record: TableRecord<State, Options>): void {
    const listing = listingOf(this.#host.code, record, this.#now());
    if (sameJson(listing, this.#listing)) return;
    this.#listing = listing;
    this.#host.announce?.(listing);
  }

  /** A table nobody comes back to is gone, as if it had never been. */
  #forget(): null {
    this.#record = null;
    this.#telling.forget();
    this.#keeping.forget();
    this.#lines = [];
    this.#host.forget();
    return null;
  }

  /** Says why, and hangs up. */
  turnAway(connection: string, code: Closing): null {
    this.#telling.refuse(connection, code);
    this.#host.close(connection, closings[code], code);
    this.#lost(connection, this.#now());
    return null;
  }
}
