import * as z from "zod/mini";
import type { Game } from "@/lib/rules/game";
import { CHAT, type ChatLine } from "./chat/chat";
import { ChatLog, isTalk, type Talk } from "./chat/chat-log";
import { defaultLimits, isDeep } from "./door/limits";
import { type LineState, Lines } from "./door/lines";
import type { Networks } from "./door/networks";
import { TableDoor } from "./door/table-door";
import type { Host } from "./host";
import type { Authority } from "./match/authority";
import { moveMade } from "./match/make-move";
import { agreed } from "./match/rematch";
import { seatedByTicket } from "./match/seated-by-ticket";
import type { TableTicket } from "./match/table-ticket";
import { afterCommand } from "./seats/commands";
import { seatOf } from "./seats/holders";
import { Commits } from "./storage/commits";
import type { Holder, StoredValues, TableRecord } from "./storage/record";
import { restored } from "./storage/save-and-restore";
import { dueBy, firstAt } from "./time/comes-due";
import { lastKnown } from "./time/left-alone";
import { SteadyTime } from "./time/steady-time";
import { Broadcast } from "./wire/broadcast";
import { jsonOf } from "./wire/json";
import { isMoveMessage, type MoveMessage, TableMessage, tableActions } from "./wire/protocol";
import { type Closing, isRefused, type Refused } from "./wire/refusals";

/** Due things done in one waking; more than this means something never gets done. */
const DUE_STEPS = 1_000;

/**
 * Seats, turns, time and bots for one game of any kind; knows no rule and no socket. Every event ends in at most one
 * commit, and nothing is told before it is committed.
 */
export class Table<State, Action, Options> {
  readonly code: string;
  readonly #authority: Authority<State, Action, Options>;
  readonly #host: Pick<Host, "now" | "commit">;
  readonly #time: SteadyTime;
  readonly #lines: Lines;
  readonly #chat: ChatLog;
  readonly #broadcast: Broadcast<State, Action, Options>;
  readonly #commits: Commits<State, Action, Options>;
  readonly #door: TableDoor<State, Action, Options>;
  /** The table's own time at the event under way, which goes on whatever becomes of the host's clock. */
  #now: number;
  /** When something is next due, null where that may have changed since it was known. Lines that speak only put it off. */
  #dueAt: number | null = null;

  constructor(game: Game<State, Action, Options>, host: Host, stored: StoredValues) {
    const found = restored(game, stored);
    const { code, limits = defaultLimits } = host;
    this.code = code;
    this.#host = host;
    this.#time = new SteadyTime(found ? lastKnown(found.record) : undefined);
    this.#now = this.#read();
    const now = () => this.#now;
    const authority = { game, host: { now, seed: () => host.seed(), id: () => host.id() } };
    const lines = new Lines(limits);
    const chat = new ChatLog((stored[CHAT] ?? []) as readonly ChatLine[]);
    const broadcast = new Broadcast(game, { code, now, send: (line, text) => host.send(line, text) }, lines);
    const wakeAt = () => this.#wakeAt();
    const commits = new Commits({ authority, host, lines, broadcast, chat, wakeAt }, found, stored);
    const onLines = () => this.#reconsider();
    this.#door = new TableDoor({ authority, host, limits, lines, broadcast, commits, chat, onLines });
    this.#authority = authority;
    this.#lines = lines;
    this.#chat = chat;
    this.#broadcast = broadcast;
    this.#commits = commits;
  }

  // Who comes and goes

  connect(line: string, from: Networks = []): void {
    this.#read();
    this.#door.connect(line, from);
  }

  disconnect(line: string): void {
    this.#door.lost(line, this.#read());
  }

  /** Whether a frame, null for one that is no text, may be taken up; whoever sends what may not be is hung up on. */
  hears(line: string, data: string | null): data is string {
    this.#read();
    return this.#door.hears(line, data);
  }

  /** Whether it is worth asking if somebody is this player, while so many others are. */
  mayCome(line: string, player: string, others: number): boolean {
    this.#read();
    return this.#door.mayCome(line, player, others);
  }

  /** Who sits here, in the order of the seats. */
  people(): readonly Pick<Holder, "id" | "name">[] {
    return (this.#commits.record?.seats ?? []).flatMap((holder) =>
      holder ? [{ id: holder.id, name: holder.name }] : [],
    );
  }

  hasSeat(player: string): boolean {
    return this.#door.hasSeat(player);
  }

  /** Makes room for one more line among these, oldest first, if there is one through which nobody has joined. */
  makeRoom(among: readonly string[]): boolean {
    this.#read();
    return this.#door.makeRoom(among);
  }

  /** Says why, and hangs up. */
  turnAway(line: string, code: Closing): void {
    this.#read();
    this.#door.turnAway(line, code);
  }

  // What is said

  /**
   * A frame from a line. `speaksFor` is whom the key of a join speaks for, null for nobody any more, where the host knows
   * of players with several keys; left out, a key speaks for the player of its own hash.
   */
  receive(line: string, data: string, speaksFor?: string | null): void {
    if (!this.#lines.get(line)) return;
    this.#lines.heard(line, this.#read());
    if (isDeep(data)) return this.#broadcast.refuse(line, "tooDeep");
    const message = jsonOf(data);
    if (message === undefined) return this.#broadcast.refuse(line, "notJson");
    // A passed deadline beats an arriving move, and whoever was hung up on by it says nothing more.
    this.#doDue();
    const known = this.#lines.get(line);
    if (!known) return;
    if (!isMoveMessage(message)) return this.#broadcast.refuse(line, "malformed");
    if (!tableActions.has(message.action)) return this.#move(line, known, message);
    this.#reconsider();
    const parsed = z.safeParse(TableMessage, message);
    const refused = parsed.success ? this.#obey(line, known, parsed.data, speaksFor) : "malformed";
    if (refused) this.#broadcast.refuse(line, refused);
  }

  /** A move of the game. */
  #move(line: string, { player }: LineState, { turn, n, ...said }: MoveMessage): void {
    const refuse = (refused: Refused) => this.#broadcast.refuse(line, refused, { turn, n });
    const { success, data: action } = z.safeParse(this.#authority.game.action, said);
    if (!success) return refuse("malformed");
    if (player === null) return refuse("joinFirst");
    const { record } = this.#commits;
    const seat = record && seatOf(record.seats, player);
    if (!record || seat === null) return refuse("notSeated");
    const next = moveMade(this.#authority, record, seat, action, { turn, n });
    if (next === null) return this.#broadcast.show(line);
    if (isRefused(next)) return refuse(next);
    // Whoever moves has read what they move on.
    this.#lines.unread.read(line);
    this.#commits.commit(next, line);
  }

  /** What is said to the table itself: why it is not done, null where it is. */
  #obey(line: string, known: LineState, message: TableMessage, speaksFor?: string | null): Refused | null {
    const { player } = known;
    // Either has the record written, and everybody told.
    const isAnew = player !== null && (message.action === "join" || message.action === "profile");
    if (isAnew && !this.#chat.hasBreath(player, this.#now)) return "tooFast";
    if (message.action === "join") return this.#door.join(line, known, message, speaksFor);
    if (message.action === "ping") return this.#door.ping(line, known, message);
    const { record } = this.#commits;
    if (!record || player === null) return "joinFirst";
    if (isTalk(message)) return this.#talk(record, player, message);
    if (message.action === "show") {
      this.#broadcast.show(line);
      return null;
    }
    const next = afterCommand(this.#authority, record, known, message);
    if (isRefused(next)) return next;
    if (message.action === "profile") this.#lines.rename(player, message.name, message.avatar ?? known.avatar);
    this.#commits.commit(agreed(this.#authority, next), line);
    const gone = next.removed.at(-1);
    if (gone !== undefined && gone !== record.removed.at(-1))
      for (const each of this.#lines.of(gone)) this.#broadcast.notice(each, "removed");
    return null;
  }

  /** Says something on to everybody. What is kept of it is kept beside the record, so that no move carries it. */
  #talk(record: TableRecord<State, Options>, player: string, message: Talk): Refused | null {
    const said = this.#chat.say(record, player, message, this.#now);
    if (typeof said === "string") return said;
    if (said.type === "chat") this.#host.commit({ put: { [CHAT]: this.#chat.lines }, wakeAt: this.#wakeAt() });
    this.#broadcast.sendAll(said);
    return null;
  }

  /** Whoever keeps results has this match, and says this of it: it is handed on no more. */
  acknowledged(match: string, settled?: unknown): void {
    this.#read();
    this.#commits.acknowledged(match, settled);
  }

  /** Has those play whom a queue has drawn; whether they do, now or since before: at any other table nobody does by its ticket. */
  begin(ticket: TableTicket): boolean {
    this.#read();
    const { record } = this.#commits;
    if (record) return record.ticket?.drawing === ticket.drawing;
    const begun = seatedByTicket(this.#authority, ticket);
    if (begun) this.#commits.commit(begun, null);
    return begun !== null;
  }

  // Time

  /** Does whatever has come due; safe to call early, late or twice. */
  wake(): void {
    this.#read();
    this.#doDue();
  }

  /** When `wake` next has something to do, in the host's milliseconds. */
  nextWake(): number | null {
    this.#read();
    const next = this.#nextDue();
    return next === Number.POSITIVE_INFINITY ? null : this.#time.reading(next);
  }

  /** Reads the host's clock: once an event. */
  #read(): number {
    this.#now = this.#time.of(this.#host.now());
    return this.#now;
  }

  /** What comes due next may be something else now. */
  #reconsider(): void {
    this.#dueAt = null;
  }

  #wakeAt(): number | null {
    this.#reconsider();
    return this.nextWake();
  }

  #nextDue(): number {
    if (this.#lines.unread.deaf.size > 0) return this.#now;
    this.#dueAt ??= Math.min(this.#lines.nextEnd(), firstAt(this.#commits.dues(this.#now)));
    return this.#dueAt;
  }

  #doDue(): void {
    const now = this.#now;
    if (now < this.#nextDue()) return;
    for (let step = 0; step < DUE_STEPS; step++) {
      this.#endLines(now);
      const act = dueBy(this.#commits.dues(now), now);
      this.#reconsider();
      if (act) {
        const next = act();
        if (next) this.#commits.commit(next, null);
        continue;
      }
      this.#commits.tellOfTime(now);
      // What was told may have been too much for a line that does not read.
      if (this.#lines.unread.deaf.size === 0) return;
    }
  }

  /** Hangs up on lines that are dead, or through which nobody joins. */
  #endLines(now: number): void {
    for (const { line, why, since } of this.#lines.ended(now)) {
      if (!this.#lines.get(line)) continue;
      if (why === "silent") this.#door.hangUp(line, since);
      else this.#door.turnAway(line, why);
    }
  }
}
