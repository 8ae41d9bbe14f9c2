import type { ChatLog } from "../chat/chat-log";
import { type Lister, type Listing, listerOf, listingOf } from "../directory/listing";
import type { Lines } from "../door/lines";
import type { Host } from "../host";
import type { Authority } from "../match/authority";
import { outdated } from "../match/back-to-lobby";
import { heldOn } from "../match/holding";
import { type Decided, decidedIn, Outbox, voidIn } from "../match/results";
import { toldApart } from "../seats/lookalike-names";
import { picturedApart } from "../seats/lookalike-pictures";
import { unbarred } from "../seats/who-may-sit";
import { type Due, duesOf } from "../time/comes-due";
import { beatOf } from "../time/heartbeat";
import { forgottenAt, standsStillAt } from "../time/left-alone";
import { type Broadcast, unchanged } from "../wire/broadcast";
import { sameJson } from "../wire/patch";
import { DECIDED, type StoredValues, type TableRecord } from "./record";
import { changeBetween, RecordWriter, type Restored, woken } from "./save-and-restore";

/** What a table's commits need of it. */
interface Parts<State, Action, Options> {
  readonly authority: Authority<State, Action, Options>;
  readonly host: Pick<Host, "code" | "house" | "commit" | "forget" | "announce" | "decided" | "keepsResults">;
  readonly lines: Lines;
  readonly broadcast: Broadcast<State, Action, Options>;
  readonly chat: ChatLog;
  /** When something is next due, in the host's milliseconds. */
  readonly wakeAt: () => number | null;
}

/**
 * A table's record, what may come due of it, and what goes with each change of it: it is written, then everybody is told,
 * and then whoever lists tables; a match it decides is handed on until somebody has it.
 */
export class Commits<State, Action, Options> {
  readonly #parts: Parts<State, Action, Options>;
  readonly #keeping = new RecordWriter<State, Options>();
  /** Matches decided here that nobody has acknowledged. */
  readonly #outbox: Outbox;
  #record: TableRecord<State, Options> | null = null;
  /** The start of this process changed the record, which is kept as soon as there is time. */
  #isUnsaved = false;
  /** The outbox is another than is kept: it goes with the next commit. */
  #isOutboxUnsaved = false;
  /** How the table is listed, as far as it has said. */
  #listing: Listing | null = null;

  constructor(parts: Parts<State, Action, Options>, found: Restored<State, Options> | null, stored: StoredValues) {
    this.#parts = parts;
    const { host, authority } = parts;
    const now = authority.host.now();
    // Where nobody is to have them any more they keep no table from being forgotten.
    this.#outbox = new Outbox(host.decided ? ((stored[DECIDED] ?? []) as readonly Decided[]) : [], now);
    if (!found) return;
    // What was played by other rules ends: only its players and its log go on.
    if (found.isOutdated) this.#keeping.end(found.record);
    const awake = woken(found.record, host.house, now);
    this.#record = found.isOutdated ? outdated(authority, awake) : awake;
    const cut = found.isOutdated && this.#areKept(awake) ? voidIn(authority.game, host.code, awake, now) : null;
    if (cut) this.#outbox.put(cut, now);
    this.#isOutboxUnsaved = cut !== null;
    this.#isUnsaved = !sameJson(found.record, this.#record);
  }

  get record(): TableRecord<State, Options> | null {
    return this.#record;
  }

  /** Makes this the record, and tells of it; whoever has asked for it is answered though they see nothing of it. */
  commit(next: TableRecord<State, Options>, asking: string | null): void {
    const { authority, host, lines, broadcast, chat, wakeAt } = this.#parts;
    const before = this.#record;
    if (next === before) return broadcast.tell(next, unchanged, asking);
    // No move changes them, and they were told apart when they came.
    const isSeatedAnew = next.seats !== before?.seats;
    const seats = isSeatedAnew ? picturedApart(toldApart(before?.seats ?? [], next.seats, chat.lines)) : next.seats;
    const named = seats === next.seats ? next : { ...next, seats };
    const ranked = named.visibility === "ranked" ? this.#ranked(before, named) : named;
    const fresh = ranked.host === null ? unbarred(ranked) : ranked;
    const change = changeBetween(before, fresh);
    const [record, put] = this.#keeping.kept(fresh, change);
    this.#record = record;
    this.#isUnsaved = false;
    const now = authority.host.now();
    lines.setBeat(beatOf(record), now);
    const decided = this.#areKept(record) ? decidedIn(authority.game, host.code, before, record, now) : null;
    if (decided) this.#outbox.put(decided, now);
    const results = (decided || this.#isOutboxUnsaved) && { [DECIDED]: this.#outbox.held };
    this.#isOutboxUnsaved = false;
    host.commit({ put: results ? { ...put, ...results } : put, wakeAt: wakeAt() });
    if (before !== null && next.round > before.round) broadcast.announceStart(record);
    broadcast.tell(record, change, asking);
    this.#list(record, now);
  }

  /** The record of a ranked table: nobody decides anything there, and it is counted how the seats are held. */
  #ranked(before: TableRecord<State, Options> | null, next: TableRecord<State, Options>): TableRecord<State, Options> {
    const hostless = { ...next, host: null };
    const { game, host } = this.#parts.authority;
    return heldOn(game, before, hostless, changeBetween(before, hostless).happened, host.now());
  }

  /** All that can come due at the table, but for the ends of lines; null for what is done and changes no record. */
  dues(now: number): readonly Due<TableRecord<State, Options> | null>[] {
    const dues: Due<TableRecord<State, Options> | null>[] = [];
    const record = this.#record;
    const hasResults = this.#outbox.held.length > 0;
    if (hasResults) dues.push({ at: this.#outbox.at, act: () => this.#handOn(now) });
    if (!record) return dues;
    if (this.#isUnsaved) return [...dues, { at: now, act: () => ({ ...record }) }];
    const forgotten = forgottenAt(record);
    // Never while somebody is to have its results.
    if (forgotten !== null && !hasResults) dues.push({ at: forgotten, act: () => this.#forget() });
    const end = standsStillAt(record) ?? Number.POSITIVE_INFINITY;
    if (now < end) for (const due of duesOf(this.#parts.authority, record, now)) if (due.at < end) dues.push(due);
    return dues;
  }

  #handOn(now: number): null {
    for (const match of this.#outbox.due(now)) this.#parts.host.decided?.(match);
    return null;
  }

  /** Says what time alone has changed: nothing of the record, only what is seen of it, and whose seat is to be had. */
  tellOfTime(now: number): void {
    const record = this.#record;
    if (!record) return;
    if (this.#parts.broadcast.isNews(record)) this.#parts.broadcast.tell(record);
    if (this.#listing) this.#list(record, now);
  }

  /** Says how the table is listed, where that has changed. */
  #list(record: TableRecord<State, Options>, now: number): void {
    const { host, authority } = this.#parts;
    const listing = listingOf(host.code, record, now, authority.game.admits !== undefined);
    if (sameJson(listing, this.#listing)) return;
    this.#listing = listing;
    host.announce?.(listing, listing && this.#listedBy(record));
  }

  #listedBy(record: TableRecord<State, Options>): Lister | null {
    const player = listerOf(record)?.id;
    const [line] = player === undefined ? [] : this.#parts.lines.of(player);
    return player === undefined || line === undefined ? null : { player, line };
  }

  /** Whether somebody keeps the results of a table of this kind. */
  #areKept({ visibility }: TableRecord<State, Options>): boolean {
    const { host } = this.#parts;
    return host.decided !== undefined && (host.keepsResults?.(visibility) ?? true);
  }

  /** Whoever keeps results has this match, and says this of it: it is handed on no more. */
  acknowledged(match: string, settled?: unknown): void {
    if (!this.#outbox.take(match)) return;
    const { host, wakeAt } = this.#parts;
    const record = this.#record;
    if (settled === undefined || !record)
      return host.commit({ put: { [DECIDED]: this.#outbox.held }, wakeAt: wakeAt() });
    this.#isOutboxUnsaved = true;
    this.commit({ ...record, settled }, null);
  }

  /** A table nobody comes back to is gone, as if it had never been. */
  #forget(): null {
    const { broadcast, chat, host } = this.#parts;
    this.#record = null;
    broadcast.forget();
    chat.forget();
    this.#keeping.forget();
    host.forget();
    return null;
  }
}
