import { FRAME_BYTES, frameRate, type Limits } from "@/lib/table/door/limits";
import { isKnown, type Networks, SHARES } from "@/lib/table/door/networks";
import { RateLimit, rateOf } from "@/lib/table/door/rate-limit";
import { type Closing, SILENT } from "@/lib/table/wire/refusals";
import type { Connection } from "../platform";
import { hangUp } from "../table-room/sockets";

const OPEN = 1;
/** Whoever has connected says who they are by then. */
const SAY_MS = 10_000;
/** Pages speak every few seconds (`PING_MS`), and where nobody looks at them every minute; a line silent for longer is none. */
const SILENT_MS = 150_000;
/** Questions about who somebody is, from one line. */
const ASKING = rateOf(6, 10_000);
/** Lines one queue has room for. */
const MOST = 20_000;

/** A line to a queue, and who speaks through it. */
export interface QueueLine {
  readonly connection: Connection;
  readonly from: Networks;
  readonly came: number;
  player: string | null;
  heard: number;
}

/** The lines to a queue: what they may say, and whose they are. */
export class QueueLines {
  readonly #lines = new Map<Connection, QueueLine>();
  readonly #of = new Map<string, Set<QueueLine>>();
  readonly #frames: RateLimit;
  readonly #asking = new RateLimit(ASKING);
  readonly #names = new WeakMap<Connection, string>();
  readonly #limits: Limits;
  /** How many come from each network, the wider ones too. */
  readonly #near = new Map<string, number>();
  #count = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#frames = new RateLimit(frameRate(limits));
  }

  get size(): number {
    return this.#lines.size;
  }

  /** One more; null, and it is told why, where there is no room. */
  add(connection: Connection, from: Networks, now: number): QueueLine | null {
    if (this.#isFull(from) || this.#lines.size >= MOST) {
      hangUp(connection, "tooManyLines");
      return null;
    }
    const line: QueueLine = { connection, from, came: now, player: null, heard: now };
    this.#names.set(connection, `line ${this.#count++}`);
    this.#lines.set(connection, line);
    this.#countNear(line, 1);
    return line;
  }

  get(connection: Connection): QueueLine | undefined {
    return this.#lines.get(connection);
  }

  remove(connection: Connection): QueueLine | undefined {
    const line = this.#lines.get(connection);
    if (!line) return undefined;
    this.#lines.delete(connection);
    this.#countNear(line, -1);
    this.#forgetRates(connection);
    this.#leave(line);
    return line;
  }

  /** Whether as many have come from one of these networks as may: from a home more than a flat, and so on. */
  #isFull(from: Networks): boolean {
    const most = (width: number) => this.#limits.linesAnAddress * (SHARES[width] ?? 1);
    return isKnown(from) && from.some((network, width) => (this.#near.get(network) ?? 0) >= most(width));
  }

  #countNear({ from }: QueueLine, by: 1 | -1): void {
    for (const network of from) {
      const near = (this.#near.get(network) ?? 0) + by;
      if (near > 0) this.#near.set(network, near);
      else this.#near.delete(network);
    }
  }

  #forgetRates(connection: Connection): void {
    const name = this.#names.get(connection);
    if (name === undefined) return;
    this.#frames.forget(name);
    this.#asking.forget(name);
  }

  /** This line speaks for that player from now on. */
  speaksFor(line: QueueLine, player: string): void {
    if (!this.#lines.has(line.connection)) return;
    this.#leave(line);
    line.player = player;
    const lines = this.#of.get(player) ?? new Set();
    this.#of.set(player, lines.add(line));
  }

  #leave(line: QueueLine): void {
    if (line.player === null) return;
    const lines = this.#of.get(line.player);
    lines?.delete(line);
    if (lines?.size === 0) this.#of.delete(line.player);
    line.player = null;
  }

  /** The lines of a player. */
  of(player: string): readonly QueueLine[] {
    return [...(this.#of.get(player) ?? [])];
  }

  /** Everybody who has said who they are. */
  players(): readonly string[] {
    return [...this.#of.keys()];
  }

  /** Whether a frame may be taken up; whoever sends what may not be is hung up on. */
  hears(connection: Connection, frame: unknown, now: number): frame is string {
    const name = this.#names.get(connection);
    const line = this.#lines.get(connection);
    if (name === undefined || !line) return false;
    line.heard = now;
    const fault =
      typeof frame !== "string"
        ? "binary"
        : frame.length > FRAME_BYTES
          ? "tooLong"
          : this.#frames.take(name, now)
            ? null
            : "tooMuch";
    if (fault) this.end(connection, fault);
    return fault === null;
  }

  /** Whether this line may have it asked once more who somebody is. */
  mayAsk(connection: Connection, now: number): boolean {
    return this.#asking.take(this.#names.get(connection) ?? "", now);
  }

  send(line: QueueLine, message: object): void {
    if (line.connection.readyState === OPEN) line.connection.send(JSON.stringify(message));
  }

  end(connection: Connection, code: Closing): void {
    this.remove(connection);
    hangUp(connection, code);
  }

  /** Hangs up on whoever has not said for too long who they are, or anything. */
  endSilent(now: number): void {
    for (const { connection, player, came, heard } of [...this.#lines.values()]) {
      if (player === null && now - came >= SAY_MS) this.end(connection, "notJoined");
      else if (Math.abs(now - heard) >= SILENT_MS) {
        this.remove(connection);
        connection.close(SILENT, "silent");
      }
    }
  }

  endAll(code: Closing): void {
    for (const connection of [...this.#lines.keys()]) this.end(connection, code);
  }
}
