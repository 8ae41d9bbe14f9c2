import { emblems } from "../seats/emblems";
import { seatOf } from "../seats/holders";
import type { TableRecord } from "../storage/record";
import type { Beat } from "../time/heartbeat";
import { frameRate, JOIN_MS, type Limits } from "./limits";
import type { Networks } from "./networks";
import { RateLimit } from "./rate-limit";
import { UnreadFrames } from "./unread-frames";

/** One socket at a table, and who speaks through it. */
export interface LineState {
  readonly player: string | null;
  readonly name: string;
  readonly avatar: string;
  /** What it takes: whole states, changes to one, or where they will do the game's own words. */
  readonly takes: "states" | "changes" | "shorthand";
  readonly came: number;
  /** Where it comes from, as far as that is known. */
  readonly from: Networks;
  /** Keys it brought that speak for nobody. */
  readonly failed: number;
  /** Has been told the state of things. */
  readonly isInformed: boolean;
}

/** A line that is to be hung up on, why, and since when it has been silent. */
interface Ended {
  readonly line: string;
  readonly why: "silent" | "notJoined";
  readonly since: number;
}

/** The lines to one table: who speaks through each, what it may still say, and whether it is still alive. */
export class Lines {
  readonly #states = new Map<string, LineState>();
  /** When each last spoke, counted only once it has pinged. */
  readonly #heard = new Map<string, number>();
  /** What lines, and all tabs of a player together, may still send just now. */
  readonly #frames: RateLimit;
  readonly unread = new UnreadFrames();
  /** How often those who are here say so, and since when. */
  #beat: { readonly is: Beat | null; readonly since: number } = { is: null, since: 0 };

  constructor(limits: Limits) {
    this.#frames = new RateLimit(frameRate(limits));
  }

  open(line: string, from: Networks, now: number): void {
    const stranger = { player: null, name: "", avatar: emblems[0], takes: "states", failed: 0 } as const;
    this.#states.set(line, { ...stranger, from, came: now, isInformed: false });
  }

  close(line: string): void {
    this.#states.delete(line);
    this.#heard.delete(line);
    this.#frames.forget(line);
    this.unread.forget(line);
  }

  get(line: string): LineState | undefined {
    return this.#states.get(line);
  }

  [Symbol.iterator](): MapIterator<[string, LineState]> {
    return this.#states.entries();
  }

  change(line: string, change: Partial<LineState>): void {
    const known = this.#states.get(line);
    if (known) this.#states.set(line, { ...known, ...change });
  }

  /** A player goes by another name and picture, on all their lines. */
  rename(player: string, name: string, avatar: string): void {
    for (const line of this.of(player)) this.change(line, { name, avatar });
  }

  /** The lines of a player, the oldest first. */
  of(player: string): readonly string[] {
    return [...this.#states].flatMap(([line, known]) => (known.player === player ? [line] : []));
  }

  /** Whether anybody has joined. */
  get areAnyJoined(): boolean {
    return [...this.#states.values()].some(({ player }) => player !== null);
  }

  /** Who looks on, once for each line. */
  lookingOn(seats: TableRecord["seats"]): readonly string[] {
    const here = [...this.#states.values()].flatMap(({ player }) => player ?? []);
    return here.filter((player) => seatOf(seats, player) === null);
  }

  /** Whether one more frame may be taken from a line, and from all of whoever speaks through it. */
  mayTalk(line: string, { player }: LineState, now: number): boolean {
    return this.#frames.take(line, now) && (player === null || this.#frames.take(player, now));
  }

  /** A line spoke; one that pings is missed when it does not. */
  heard(line: string, now: number, isPing = false): void {
    if (isPing || this.#heard.has(line)) this.#heard.set(line, now);
  }

  /** How often lines are to speak from now on; none is to where nobody would be missed. */
  setBeat(beat: Beat | null, now: number): void {
    if (beat !== this.#beat.is) this.#beat = { is: beat, since: now };
  }

  /** When the first of them is to be hung up on, unless it speaks before. */
  nextEnd(): number {
    let next = Number.POSITIVE_INFINITY;
    for (const [line, known] of this.#states) next = Math.min(next, this.#silentAt(line), joinsBy(known));
    return next;
  }

  /** Those that are to be hung up on: silent for too long, not joined, or told far more than they have shown to have read. */
  ended(now: number): readonly Ended[] {
    const silent = [...this.#states].flatMap(([line, known]): readonly Ended[] => {
      if (now >= this.#silentAt(line)) return [{ line, why: "silent", since: this.#lastHeard(line) }];
      return now >= joinsBy(known) ? [{ line, why: "notJoined", since: now }] : [];
    });
    return [...silent, ...[...this.unread.deaf].map((line) => ({ line, why: "silent", since: now }) as const)];
  }

  #lastHeard(line: string): number {
    return Math.max(this.#heard.get(line) ?? Number.POSITIVE_INFINITY, this.#beat.since);
  }

  #silentAt(line: string): number {
    return this.#beat.is ? this.#lastHeard(line) + this.#beat.is.silenceMs : Number.POSITIVE_INFINITY;
  }
}

const joinsBy = ({ player, came }: LineState): number => (player === null ? came + JOIN_MS : Number.POSITIVE_INFINITY);
