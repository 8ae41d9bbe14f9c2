import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { ChatLog } from "../chat/chat-log";
import type { Host } from "../host";
import { type Authority, sizeOf } from "../match/authority";
import { freeFace } from "../seats/free-face";
import { gathered } from "../seats/gathered";
import { changed, seatOf } from "../seats/holders";
import { newTable, welcomed } from "../seats/join";
import { whyLookingOn } from "../seats/who-may-sit";
import type { Commits } from "../storage/commits";
import type { TableRecord } from "../storage/record";
import { attended } from "../time/left-alone";
import type { Broadcast } from "../wire/broadcast";
import { type TableMessage, WIRE } from "../wire/protocol";
import { type Closing, closings, type Refused, SILENT } from "../wire/refusals";
import { faultIn, type Limits, TABS } from "./limits";
import type { LineState, Lines } from "./lines";
import { crowding, type Networks } from "./networks";

/** Keys that speak for nobody, of which each was asked about, before a line is hung up on. */
const KEYS_TRIED = 3;

/** What a table's door needs of it. */
interface Parts<State, Action, Options> {
  readonly authority: Authority<State, Action, Options>;
  readonly host: Pick<Host, "close" | "mayOpen">;
  readonly limits: Limits;
  readonly lines: Lines;
  readonly broadcast: Broadcast<State, Action, Options>;
  readonly commits: Commits<State, Action, Options>;
  readonly chat: ChatLog;
  /** Some line has come or gone. */
  readonly onLines: () => void;
}

type Join = Extract<TableMessage, { action: "join" }>;

/** Who comes to a table and goes: lines that open and end, and players who join through them. */
export class TableDoor<State, Action, Options> {
  readonly #parts: Parts<State, Action, Options>;

  constructor(parts: Parts<State, Action, Options>) {
    this.#parts = parts;
  }

  get #now(): number {
    return this.#parts.authority.host.now();
  }

  connect(line: string, from: Networks): void {
    this.#parts.lines.open(line, from, this.#now);
    this.#parts.onLines();
  }

  /** The line is gone, and has been silent since then. */
  lost(line: string, since: number): void {
    const { lines, commits, onLines } = this.#parts;
    const player = lines.get(line)?.player ?? null;
    lines.close(line);
    onLines();
    const { record } = commits;
    if (!record || player === null) return;
    const seat = seatOf(record.seats, player);
    const left = lines.areAnyJoined ? record : { ...record, emptySince: since };
    const isGone = seat !== null && lines.of(player).length === 0;
    const seats = isGone ? changed(record.seats, seat, { leftAt: since, returning: false }) : record.seats;
    commits.commit(isGone ? { ...left, seats } : left, null);
  }

  /** Hangs up on whoever has not said for too long that they are here. */
  hangUp(line: string, since: number): void {
    this.#parts.host.close(line, SILENT, "silent");
    this.lost(line, since);
  }

  /** Says why, and hangs up. */
  turnAway(line: string, code: Closing): null {
    this.#parts.broadcast.refuse(line, code);
    this.#parts.host.close(line, closings[code], code);
    this.lost(line, this.#now);
    return null;
  }

  /** Whether a frame, null for one that is no text, may be taken up; whoever sends what may not be is hung up on. */
  hears(line: string, data: string | null): data is string {
    const { lines } = this.#parts;
    const known = lines.get(line);
    if (!known) return false;
    const fault = lines.mayTalk(line, known, this.#now) ? faultIn(data) : "tooMuch";
    if (fault) this.turnAway(line, fault);
    return fault === null;
  }

  /**
   * Whether it is worth asking if somebody is this player, while so many others are being asked about: always where the
   * player is here already, else while there may be a seat or a place to look on. Where it is not, they are told why.
   */
  mayCome(line: string, player: string, others: number): boolean {
    const { lines, broadcast, commits, authority, limits } = this.#parts;
    const joined = lines.get(line)?.player ?? null;
    if (joined !== null && joined !== player) {
      broadcast.refuse(line, "alreadyJoined");
      return false;
    }
    if (joined !== null || this.hasSeat(player)) return true;
    const { record } = commits;
    const seats = record ? record.seats.length : sizeOf(authority, authority.game.defaults);
    const most = limits.watchers + seats;
    const isPlace = (record ? lines.lookingOn(record.seats).length : 0) + others < most;
    const isRoom = isPlace || (record !== null && others < most && this.#crowdBefore(line, record).length > 0);
    if (!isRoom) this.turnAway(line, "tooManyWatchers");
    return isRoom;
  }

  hasSeat(player: string): boolean {
    const { record } = this.#parts.commits;
    return record !== null && seatOf(record.seats, player) !== null;
  }

  /** Makes room for one more line among these, oldest first: by one through which nobody has joined, if there is one. */
  makeRoom(among: readonly string[]): boolean {
    const idle = among.find((line) => this.#parts.lines.get(line)?.player === null);
    if (idle !== undefined) this.turnAway(idle, "tooManyLines");
    return idle !== undefined;
  }

  /** Lets a player in, whom the key speaks for: to a seat, or to look on. */
  join(
    line: string,
    known: LineState,
    message: Join,
    player: string | null = bytesToHex(sha256(utf8ToBytes(message.key))),
  ): Refused | null {
    const { authority, host, lines, commits } = this.#parts;
    if (player === null) return this.#signedOut(line, known);
    if (known.player !== null && known.player !== player) return "alreadyJoined";
    if (!commits.record && message.mustExist) return "noSuchTable";
    if (!commits.record && host.mayOpen?.(player, line) === false) return this.turnAway(line, "tooManyTables");
    const { name, watch = false } = message;
    const record = commits.record ? attended(commits.record, this.#now) : newTable(authority);
    const { avatar = freeFace(record.seats, player) } = message;
    const next = welcomed(authority, record, { player, name, avatar }, watch);
    const isNew = known.player === null;
    if (isNew && seatOf(next.seats, player) === null && !this.#placeToLook(line, record))
      return this.turnAway(line, "tooManyWatchers");
    const tabs = lines.of(player);
    lines.change(line, { player, name, avatar, takes: this.#takes(message), isInformed: false });
    const [oldest] = isNew && tabs.length >= TABS ? tabs : [];
    if (oldest !== undefined) this.turnAway(oldest, "tooManyTabs");
    this.#welcome(line, player, watch, record, next);
    return null;
  }

  /** Answers a line that says it is still there, or asks before joining whether there is a table at all. */
  ping(line: string, { player }: LineState, message: Extract<TableMessage, { action: "ping" }>): Refused | null {
    const { authority, lines, broadcast, commits } = this.#parts;
    if (!commits.record && message.mustExist) return "noSuchTable";
    lines.heard(line, this.#now, true);
    const { sent, mark } = message;
    const who = message.who && commits.record ? { who: gathered(authority, commits.record) } : {};
    const marked = mark === undefined ? {} : { mark: lines.unread.marked(line, mark) };
    const leftMs = player === null ? null : broadcast.leftMs(commits.record);
    broadcast.send(line, { type: "pong", sent, ...marked, ...(leftMs !== null && { leftMs }), ...who });
    return null;
  }

  /** Those who look on from where most do, of whom one makes room for this one, who is from elsewhere. */
  #crowdBefore(line: string, { seats }: TableRecord<State, Options>): readonly string[] {
    const { lines } = this.#parts;
    const lookers = [...lines].flatMap(([other, { player, from }]) =>
      player === null || seatOf(seats, player) !== null ? [] : [[other, from] as const],
    );
    return crowding(lines.get(line)?.from ?? [], lookers);
  }

  /** Whether one more may look on, be it that somebody goes who looks on from where most do. */
  #placeToLook(line: string, record: TableRecord<State, Options>): boolean {
    const { lines, limits } = this.#parts;
    if (lines.lookingOn(record.seats).length < limits.watchers) return true;
    const leaver = this.#crowdBefore(line, record).at(-1);
    if (leaver !== undefined) this.turnAway(leaver, "tooManyWatchers");
    return leaver !== undefined;
  }

  #signedOut(line: string, known: LineState): Refused | null {
    const failed = known.failed + 1;
    this.#parts.lines.change(line, { failed });
    return failed < KEYS_TRIED ? "signedOut" : this.turnAway(line, "signedOut");
  }

  #takes({ wire, rules }: Join): LineState["takes"] {
    if (wire !== WIRE) return "states";
    return rules === this.#parts.authority.game.version ? "shorthand" : "changes";
  }

  /** Keeps that somebody has come, and tells them where they are. */
  #welcome(
    line: string,
    player: string,
    watch: boolean,
    before: TableRecord<State, Options>,
    next: TableRecord<State, Options>,
  ): void {
    const { broadcast, commits, chat } = this.#parts;
    if (chat.lines.length > 0 && next.chat === "on") broadcast.send(line, { type: "chatLog", lines: [...chat.lines] });
    commits.commit(next, line);
    if (next.ended && seatOf(before.seats, player) !== null) broadcast.notice(line, next.ended);
    if (seatOf(next.seats, player) === null && !watch) broadcast.notice(line, whyLookingOn(next, player));
  }
}
