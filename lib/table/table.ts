import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import * as z from "zod/mini";
import type { Game, Seat } from "@/lib/rules/game";
import { Buckets } from "./buckets";
import { BREATH, CHAT, type ChatLine, phrases, withLine } from "./chat";
import { clockAfterOutage, leftOf } from "./clock";
import { type Listing, listingOf } from "./directory";
import { afterDue, plans } from "./due";
import type { Host } from "./host";
import { defaultLimits, frameRate, isDeep, isLong, JOIN_MS, type Limits, TABS } from "./limits";
import { type Found, type Patch, patchBetween, sameJson } from "./patch";
import { moved, type Place, returned, sizeOf } from "./play";
import {
  type MoveName,
  NamedMove,
  type ServerMessage,
  TableMessage,
  type TableView,
  tableActions,
  WIRE,
} from "./protocol";
import { logKey, type Match, RECORD, type Stored, type TableRecord } from "./record";
import { type Closing, closings, type Notice, type Refused, tableRefusals } from "./refusals";
import { attended, forgottenAt, standsStillAt } from "./rest";
import {
  agreed,
  barredFrom,
  outdated,
  rematched,
  removed,
  reopened,
  sat,
  started,
  stood,
  unbarred,
  waitingAgain,
  whyLookingOn,
  withBot,
  withOptions,
  withSettings,
} from "./seating";
import { changed, freeSeat, hostOf, isHuman, newHolder, SILENCE_MS, seatOf, withSeat } from "./seats";
import { type Snapshot, tableView } from "./views";

/** Log entries kept in the record before they become a chunk of their own. */
const TAIL_LENGTH = 32;
/** Due things done in one waking; more than this means something never gets done. */
const DUE_STEPS = 1_000;
const DEFAULT_AVATAR = "palm";

type Said = Extract<TableMessage, { action: "chat" | "phrase" | "react" }>;

/** One socket, and who speaks through it. */
interface Connection {
  readonly player: string | null;
  readonly name: string;
  readonly avatar: string;
  /** Takes changes rather than whole states. */
  readonly compact: boolean;
  /** When it last spoke, counted only once it has pinged. */
  readonly heard: number | null;
  readonly came: number;
  /** Has been told the state of things. */
  readonly told: boolean;
}

/**
 * Seats, turns, time and bots for one game of any kind; knows no rule and no socket. Every event ends in at most one
 * commit, and nothing is told before it is committed.
 */
export class Table<State, Action, Options> {
  readonly #place: Place<State, Action, Options>;
  readonly #game: Game<State, Action, Options>;
  readonly #host: Host;
  readonly #connections = new Map<string, Connection>();
  #record: TableRecord<State, Options> | null;
  /** The start of this process changed the record, which is kept as soon as there is time. */
  #isUnsaved = false;
  /** What everyone was last told, which the next patch is made against. */
  #told: { record: TableRecord<State, Options>; table: TableView<Options> } | null = null;
  /** What was said last, and how much breath whoever said it has left. */
  #lines: readonly ChatLine[];
  readonly #breaths = new Buckets(BREATH);
  readonly #limits: Limits;
  /** What connections, and all tabs of a player together, may still send just now. */
  readonly #frames: Buckets;
  /** How the table is listed, as far as it has said. */
  #listing: Listing | null = null;

  constructor(game: Game<State, Action, Options>, host: Host, stored: Stored) {
    this.#place = { game, host };
    this.#game = game;
    this.#host = host;
    this.#limits = host.limits ?? defaultLimits;
    this.#frames = new Buckets(frameRate(this.#limits));
    const record = (stored[RECORD] ?? null) as TableRecord<State, Options> | null;
    this.#record = record && this.#woken(record.version === game.version ? record : outdated(this.#place, record));
    this.#isUnsaved = !sameJson(record, this.#record);
    this.#lines = (stored[CHAT] ?? []) as readonly ChatLine[];
  }

  connect(connection: string): void {
    const stranger = { player: null, name: "", avatar: DEFAULT_AVATAR, compact: false, heard: null, told: false };
    this.#connections.set(connection, { ...stranger, came: this.#host.now() });
  }

  disconnect(connection: string): void {
    this.#lost(connection, this.#host.now());
  }

  /** The connection is gone, and has been silent since then. */
  #lost(connection: string, since: number): void {
    const player = this.#connections.get(connection)?.player ?? null;
    this.#connections.delete(connection);
    this.#frames.forget(connection);
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
    const now = this.#host.now();
    const mayTalk =
      this.#frames.take(connection, now) && (known.player === null || this.#frames.take(known.player, now));
    const fault = mayTalk ? (data === null ? "binary" : isLong(data) ? "tooLong" : null) : "tooMuch";
    if (fault) this.#turnAway(connection, fault);
    return fault === null;
  }

  /**
   * A frame from a connection. `speaksFor` is whom the key of a join speaks for, null for nobody any more, where the host
   * knows of players with several keys; left out, a key speaks for the player of its own hash.
   */
  receive(connection: string, data: string, speaksFor?: string | null): void {
    const known = this.#connections.get(connection);
    if (!known) return;
    if (known.heard !== null) this.#connections.set(connection, { ...known, heard: this.#host.now() });
    if (isDeep(data)) return this.#refuse(connection, "tooDeep");
    let message: unknown;
    try {
      message = JSON.parse(data);
    } catch {
      return this.#refuse(connection, "notJson");
    }
    // A passed deadline beats an arriving move.
    this.wake();
    const named = z.safeParse(NamedMove, message);
    if (!named.success) return this.#refuse(connection, "malformed");
    if (!tableActions.has(named.data.action)) return this.#move(connection, named.data);
    const parsed = z.safeParse(TableMessage, message);
    const refused = parsed.success ? this.#obey(connection, parsed.data, speaksFor) : "malformed";
    if (refused) this.#refuse(connection, refused);
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
    const instants = [...this.#silences(), ...this.#instants()].filter((instant) => instant !== null);
    return instants.length > 0 ? Math.min(...instants) : null;
  }

  // Time

  /** The record as a server finds it that has just started: nobody is connected yet, and late clocks are given grace. */
  #woken(record: TableRecord<State, Options>): TableRecord<State, Options> {
    const now = this.#host.now();
    const { match } = record;
    const wasAttended = record.seats.some((holder) => isHuman(holder) && holder.leftAt === null);
    return {
      // Tables of before there was talk, locks or removing.
      ...{ locked: false, chat: "on", removed: [] },
      ...record,
      emptySince: record.emptySince ?? now,
      seats: record.seats.map((holder) =>
        holder && isHuman(holder) ? { ...holder, leftAt: holder.leftAt ?? now } : holder,
      ),
      // Where somebody was here, the server went away from them, not they from it.
      match: match?.clock && wasAttended ? { ...match, clock: clockAfterOutage(match.clock, now) } : match,
    };
  }

  /** Every instant at which a connection has been silent for too long. */
  *#silences(): Generator<number> {
    for (const heard of this.#heard().values()) yield heard + SILENCE_MS;
    for (const { player, came } of this.#connections.values()) if (player === null) yield came + JOIN_MS;
  }

  /** Every instant at which something may come due at the table. */
  *#instants(): Generator<number | null> {
    const record = this.#record;
    if (!record) return;
    const now = this.#host.now();
    yield forgottenAt(record);
    if (this.#isUnsaved) yield now;
    const end = standsStillAt(record) ?? Number.POSITIVE_INFINITY;
    if (now >= end) return;
    for (const instant of plans(this.#place, record, now)) if (instant !== null && instant < end) yield instant;
  }

  /** When each connection that is to be heard was last; none is to be where no game runs, and so none need speak. */
  #heard(): ReadonlyMap<string, number> {
    const heard = new Map<string, number>();
    const record = this.#record;
    if (record?.status !== "playing" || !record.match) return heard;
    for (const [connection, known] of this.#connections)
      if (known.heard !== null) heard.set(connection, Math.max(known.heard, record.match.began));
    return heard;
  }

  /** The record after the first thing that is due, null if nothing is. */
  #due(): TableRecord<State, Options> | null {
    const now = this.#host.now();
    for (const [connection, heard] of this.#heard()) {
      if (now - heard < SILENCE_MS) continue;
      this.#host.close(connection, 4000, "silent");
      this.#lost(connection, heard);
    }
    for (const [connection, { player, came }] of [...this.#connections])
      if (player === null && now - came >= JOIN_MS) this.#turnAway(connection, "notJoined");
    const record = this.#record;
    if (!record) return null;
    if (this.#isUnsaved) return { ...record };
    if (now >= (forgottenAt(record) ?? Number.POSITIVE_INFINITY)) return this.#forget();
    if (now >= (standsStillAt(record) ?? Number.POSITIVE_INFINITY)) return null;
    const next = afterDue(this.#place, record, now);
    if (next !== record) return next;
    // Fifteen seconds of silence change no record, only what is seen of it.
    if (!sameJson(this.#tableView(record), this.#told?.table)) this.#tell(record);
    return null;
  }

  // Moves

  #move(connection: string, { turn, n, ...rest }: z.infer<typeof NamedMove>): void {
    const refuse = (refused: Refused) => this.#refuse(connection, refused, { turn, n });
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
      return sameJson(moves.done[n], action) ? this.#show(connection) : refuse("alreadyMoved");
    }
    if (turn !== undefined && turn < record.turn) return refuse("tooLate");
    if (record.status !== "playing") return refuse("notPlaying");
    if ((turn !== undefined && turn > record.turn) || (n !== undefined && n > done.length)) return refuse("tooEarly");
    if (n !== undefined && n < done.length) return refuse("alreadyMoved");
    if (record.seats[seat]?.standIn) return refuse("botPlays");
    const refusal = this.#game.check(record.match.state, seat, action);
    if (refusal) return refuse(refusal);

    const remembered = record.match.moves.with(seat, { turn: record.turn, done: [...done, action] });
    const match = { ...record.match, moves: remembered };
    this.#commit(
      moved(this.#place, { ...record, seats: changed(record.seats, seat, { missed: 0 }), match }, seat, action),
    );
  }

  // Seats and rounds

  #obey(connection: string, message: TableMessage, speaksFor?: string | null): Refused | null {
    const known = this.#connections.get(connection);
    if (!known) return null;
    if (message.action === "join") return this.#join(connection, known, message, speaksFor);
    if (message.action === "ping") {
      if (!this.#record && message.mustExist) return "noSuchTable";
      this.#connections.set(connection, { ...known, heard: this.#host.now() });
      this.#send(connection, { type: "pong", sent: message.sent });
      return null;
    }
    const record = this.#record;
    const { player } = known;
    if (!record || player === null) return "joinFirst";
    if (message.action === "chat" || message.action === "phrase" || message.action === "react")
      return this.#hear(record, player, message);
    const next = this.#rearranged(record, player, known, message);
    if (typeof next === "string" || "code" in next) return next;
    this.#commit(agreed(this.#place, next));
    const gone = next.removed.at(-1);
    if (gone !== undefined && gone !== record.removed.at(-1))
      for (const [other, { player: whose }] of this.#connections) if (whose === gone) this.#notice(other, "removed");
    return null;
  }

  #rearranged(
    record: TableRecord<State, Options>,
    player: string,
    known: Connection,
    message: Exclude<TableMessage, Said | { action: "join" | "ping" }>,
  ): TableRecord<State, Options> | Refused {
    const seat = seatOf(record.seats, player);
    const place = this.#place;
    const isHost = record.host === player;
    const now = this.#host.now();
    switch (message.action) {
      case "sit":
        return sat(reopened(place, record), newHolder(player, known.name, known.avatar, now), message.seat);
      case "addBot":
        return isHost ? withBot(record, message.seat, message.level ?? "good", now) : "notHost";
      case "removeSeat":
        return isHost ? removed(place, record, message.seat) : "notHost";
      case "setOptions":
        return isHost ? withOptions(place, record, message.options) : "notHost";
      case "setTable":
        return isHost ? withSettings(place, record, message) : "notHost";
      case "letBack":
        return isHost ? { ...record, removed: [] } : "notHost";
      case "startGame":
        return isHost ? started(place, record, message.fill ?? false) : "notHost";
      case "lobby":
        return isHost ? waitingAgain(place, record) : "notHost";
    }
    if (seat === null) return "notSeated";
    switch (message.action) {
      case "profile": {
        const { name, avatar = known.avatar } = message;
        for (const [connection, other] of this.#connections)
          if (other.player === player) this.#connections.set(connection, { ...other, name, avatar });
        return { ...record, seats: changed(record.seats, seat, { name, avatar }) };
      }
      case "stand":
        return stood(place, record, seat);
      case "ready":
        if (record.status === "playing") return "gameRunning";
        return { ...record, seats: changed(record.seats, seat, { ready: message.ready }) };
      case "rematch":
        return rematched(record, seat);
      case "back":
        return record.seats[seat]?.standIn ? returned(place, record, seat) : record;
    }
  }

  #join(
    connection: string,
    known: Connection,
    message: Extract<TableMessage, { action: "join" }>,
    speaksFor: string | null = bytesToHex(sha256(utf8ToBytes(message.key))),
  ): Refused | null {
    if (speaksFor === null) return "signedOut";
    const player = speaksFor;
    if (known.player !== null && known.player !== player) return "alreadyJoined";
    if (!this.#record && message.mustExist) return "noSuchTable";
    if (!this.#record && this.#host.mayOpen?.(player) === false) return this.#turnAway(connection, "tooManyTables");
    const { name, avatar = DEFAULT_AVATAR } = message;
    const record = this.#record ? attended(this.#record, this.#host.now()) : this.#opened();
    const next = this.#welcomed(record, player, name, avatar, message.watch ?? false);
    const looksOn = seatOf(next.seats, player) === null && known.player === null;
    if (looksOn && this.#lookingOn(record).length >= this.#limits.watchers)
      return this.#turnAway(connection, "tooManyWatchers");
    const tabs = [...this.#connections].filter(([, other]) => other.player === player);
    const [oldest] = tabs.length >= TABS && known.player === null ? (tabs[0] ?? []) : [];
    this.#connections.set(connection, { ...known, player, name, avatar, compact: message.wire === WIRE, told: false });
    if (oldest !== undefined) this.#turnAway(oldest, "tooManyTabs");
    if (this.#lines.length > 0) this.#send(connection, { type: "chatLog", lines: [...this.#lines] });
    this.#commit(next);
    if (seatOf(next.seats, player) === null && !message.watch) this.#notice(connection, whyLookingOn(next, player));
    return null;
  }

  /** Says something on to everybody. What is kept of it is kept beside the record, so that no move carries it. */
  #hear(record: TableRecord<State, Options>, player: string, message: Said): Refused | null {
    const holder = record.seats[seatOf(record.seats, player) ?? -1];
    if (!holder) return "notSeated";
    if (record.chat === "off") return "chatOff";
    const now = this.#host.now();
    if (!this.#breaths.take(player, now)) return "tooFast";
    const { id, name, avatar } = holder;
    if (message.action === "react") {
      this.#sendAll({ type: "reaction", id, reaction: message.reaction });
      return null;
    }
    const said =
      message.action === "chat" ? { text: message.text } : { text: phrases[message.phrase], phrase: message.phrase };
    this.#lines = withLine(this.#lines, { id, name, avatar, ...said });
    this.#host.commit({ put: { [CHAT]: this.#lines }, remove: [], wakeAt: this.nextWake() });
    for (const line of this.#lines.slice(-1)) this.#sendAll({ type: "chat", ...line });
    return null;
  }

  /** The record once a player has come in: back on their seat, on a free one, or looking on. */
  #welcomed(
    record: TableRecord<State, Options>,
    player: string,
    name: string,
    avatar: string,
    watch: boolean,
  ): TableRecord<State, Options> {
    const held = seatOf(record.seats, player);
    if (held !== null) {
      const holder = record.seats[held];
      const seats = changed(record.seats, held, { name, avatar, leftAt: null });
      const here = { ...record, seats, host: record.host ?? player };
      return holder?.standIn === "disconnected" ? returned(this.#place, here, held) : here;
    }
    if (watch) return record;
    const now = this.#host.now();
    const open = reopened(this.#place, record);
    const isOpen = open.status === "waiting" && !barredFrom(open, player);
    const free = isOpen ? freeSeat(open.seats, now) : null;
    if (free === null) return open;
    const seats = withSeat(open.seats, free, newHolder(player, name, avatar, now));
    return { ...open, seats, host: hostOf(seats, open.host) };
  }

  #opened(): TableRecord<State, Options> {
    const { id, version, defaults } = this.#game;
    const seats = Array<null>(sizeOf(this.#place, defaults)).fill(null);
    const open = { host: null, emptySince: null, locked: false, chat: "on", removed: [] } as const;
    const empty = { ...open, seats, turn: 0, round: 0, match: null };
    return { schema: 1, game: id, version, status: "waiting", visibility: "private", options: defaults, ...empty };
  }

  // Saving and telling

  #commit(next: TableRecord<State, Options>): void {
    if (next === this.#record) return this.#tell(next);
    const isStarted = this.#record !== null && next.round > this.#record.round;
    const [record, chunks] = this.#chunked(next.host === null ? unbarred(next) : next);
    this.#record = record;
    this.#isUnsaved = false;
    this.#host.commit({ put: { [RECORD]: record, ...chunks }, remove: [], wakeAt: this.nextWake() });
    if (isStarted) this.#announceStart(record);
    this.#tell(record);
    const listing = listingOf(this.#host.code, record);
    if (sameJson(listing, this.#listing)) return;
    this.#listing = listing;
    this.#host.announce?.(listing);
  }

  /** A table nobody comes back to is gone, as if it had never been. */
  #forget(): null {
    this.#record = null;
    this.#told = null;
    this.#lines = [];
    this.#host.forget();
    return null;
  }

  /** Moves the log's tail into a chunk of its own when it is long or the game over. */
  #chunked(record: TableRecord<State, Options>): [TableRecord<State, Options>, Record<string, unknown>] {
    const { match, round, options, version } = record;
    if (!match || match.tail.length === 0) return [record, {}];
    if (match.tail.length < TAIL_LENGTH && record.status === "playing") return [record, {}];
    const { players, seed, began, tail, chunks } = match;
    const head = chunks === 0 ? { game: this.#game.id, version, players, options, seed, began } : {};
    const emptied: Match<State> = { ...match, tail: [], chunks: chunks + 1 };
    return [{ ...record, match: emptied }, { [logKey(round, chunks)]: { ...head, entries: tail } }];
  }

  /** Who looks on, once for each connection. */
  #lookingOn(record: TableRecord<State, Options>): string[] {
    const here = [...this.#connections.values()].flatMap(({ player }) => player ?? []);
    return here.filter((player) => seatOf(record.seats, player) === null);
  }

  #tableView(record: TableRecord<State, Options>): TableView<Options> {
    return tableView(this.#host.code, record, new Set(this.#lookingOn(record)).size, this.#host.now());
  }

  /** Tells every connection what has changed since it was last told, or the whole state if it never was. */
  #tell(record: TableRecord<State, Options>): void {
    const before = this.#told;
    const fresh = this.#tableView(record);
    const table = before && sameJson(before.table, fresh) ? before.table : fresh;
    this.#told = { record, table };
    const patches = new Map<string, Patch>();
    const found: Found = new Map();
    for (const [connection, known] of this.#connections) {
      const { player } = known;
      if (player === null) continue;
      if (!known.told || !before) {
        this.#connections.set(connection, { ...known, told: true });
        this.#show(connection);
        continue;
      }
      const seat = seatOf(record.seats, player);
      if (!known.compact) {
        if (seat !== null) this.#tellSeat(connection, before.record, record, seat);
        this.#show(connection);
        continue;
      }
      const seatBefore = seatOf(before.record.seats, player);
      const audience = `${seatBefore} ${seat}`;
      const patch =
        patches.get(audience) ??
        patchBetween(
          this.#snapshot(before.record, before.table, seatBefore),
          this.#snapshot(record, table, seat),
          found,
        );
      patches.set(audience, patch);
      this.#send(connection, { type: "event", patch, ...this.#timing(record, seat) });
    }
  }

  #snapshot(
    record: TableRecord<State, Options>,
    table: TableView<Options>,
    seat: Seat | null,
  ): Snapshot<State, Options> {
    return { table, view: record.match && this.#game.view(record.match.state, seat), seat };
  }

  /** Which move would be next, and how long there is for it. */
  #timing(record: TableRecord<State, Options>, seat: Seat | null) {
    const { turn, match } = record;
    const moves = seat === null ? undefined : match?.moves[seat];
    const n = moves?.turn === turn ? moves.done.length : 0;
    return { turn, n, leftMs: match?.clock ? leftOf(match.clock, this.#host.now()) : null };
  }

  /** What a game's own wire says to one seat beside the state. */
  #tellSeat(
    connection: string,
    before: TableRecord<State, Options>,
    after: TableRecord<State, Options>,
    seat: Seat,
  ): void {
    if (!before.match || !after.match || before.round !== after.round || !this.#game.codec?.tell) return;
    const [then, now] = [before.match.state, after.match.state].map((state) => this.#game.view(state, seat));
    for (const message of this.#game.codec.tell(then as State, now as State, seat))
      this.#host.send(connection, JSON.stringify(message));
  }

  /** Sends one connection the whole state as its player sees it. */
  #show(connection: string): void {
    const player = this.#connections.get(connection)?.player ?? null;
    const told = this.#told;
    if (!told || player === null) return;
    const { record, table } = told;
    const { codec, id } = this.#game;
    const seat = seatOf(record.seats, player);
    const { view } = this.#snapshot(record, table, seat);
    const players = table.seats.slice(0, record.match?.players).filter((other) => other !== null);
    const gameState = view === null || !codec ? view : codec.encode(view, seat, players);
    const whose = { yourPlayerId: player, seat, table };
    this.#send(connection, { type: "state", v: WIRE, game: id, gameState, ...whose, ...this.#timing(record, seat) });
  }

  #send(connection: string, message: ServerMessage): void {
    this.#host.send(connection, JSON.stringify(message));
  }

  #sendAll(message: ServerMessage): void {
    for (const [connection, { player }] of this.#connections) if (player !== null) this.#send(connection, message);
  }

  #notice(connection: string, code: Notice): void {
    this.#send(connection, { type: "notice", code });
  }

  #announceStart(record: TableRecord<State, Options>): void {
    const by = record.seats.find((holder) => holder?.id === record.host)?.name ?? "";
    for (const [connection, { player }] of this.#connections)
      if (player !== null) this.#send(connection, { type: "gameStarted", message: `Game started by ${by}` });
  }

  #refuse(connection: string, refused: Refused, named: Partial<MoveName> = {}): void {
    const answer =
      typeof refused === "string"
        ? { code: refused, message: tableRefusals[refused] }
        : { code: refused.code, rule: refused.rule, message: `Not allowed by rule ${refused.rule}: ${refused.code}.` };
    this.#send(connection, { type: "error", ...answer, ...named });
  }

  /** Says why, and hangs up. */
  #turnAway(connection: string, code: Closing): null {
    this.#refuse(connection, code);
    this.#host.close(connection, closings[code], code);
    this.#lost(connection, this.#host.now());
    return null;
  }
}
