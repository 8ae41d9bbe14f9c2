import { spawnSync } from "node:child_process";
import { readdir } from "node:fs/promises";

/** What a process holds that is nobody's: its own program, the bundle, the folders, the listening socket. */
const OWN = 64;
/** Of the rooms' files so many may be in use before nobody else is let in: those who are in need more of them. */
const MOST = 0.8;
/** A line is one file, and the room it leads to may open three more. */
const OF_A_ROOM = 3;
const OF_A_LINE = OF_A_ROOM + 1;
/** Rooms that nobody has come to are woken as long as no more than so many are in use: whoever comes finds place all the same. */
const MOST_TO_WAKE = 0.5;
/** A line through the front is a file at either end of it. */
const OF_A_CONNECTION = 2;
/** Between so many counts and the files it opens a line may wait. */
const WAITED = 4;
/** Below this the house says at its start how few it may open. */
export const FEW = 4_096;

/** How many files a process here may have open; Node has raised it as far as it may, and what it starts has the same. */
export function fileLimit(): number {
  const { stdout } = spawnSync("sh", ["-c", "ulimit -n"], { encoding: "utf8" });
  // No shell, or no limit.
  return Number(stdout) || Number.POSITIVE_INFINITY;
}

/** How many connections the front may have, where so many files may be open. */
export const connectionsWith = (files: number): number => Math.max(8, Math.floor((files - OWN) / OF_A_CONNECTION));

/** The files the rooms have open: counted, where the system tells, and what may have been opened since then. */
export class RoomFiles {
  readonly #limit: number;
  #counted = OWN;
  /** Lines let in since the last count, and before each of those before it: the door may let them wait. */
  #lines: readonly number[] = [0];

  constructor(limit: number) {
    this.#limit = limit;
  }

  get counted(): number {
    return this.#counted;
  }

  /** Whether one more line may come, which may open another room. */
  get hasRoom(): boolean {
    return this.#hasRoom(MOST);
  }

  /** Whether one more room may be woken. */
  get hasRoomToWake(): boolean {
    return this.#hasRoom(MOST_TO_WAKE);
  }

  /** Whether so many rooms may not all open at once. */
  areTooMany(rooms: number): boolean {
    return OWN + OF_A_ROOM * rooms > MOST * this.#limit;
  }

  #hasRoom(most: number): boolean {
    const opening = this.#lines.reduce((sum, lines) => sum + lines, 1);
    return this.#counted + OF_A_LINE * opening <= most * this.#limit;
  }

  /** A line was let in, or a room was woken. */
  onLine(): void {
    const [now = 0, ...before] = this.#lines;
    this.#lines = [now + 1, ...before];
  }

  /** Counts what a process has open now, as Linux tells; elsewhere `lines` are what is known. */
  async count(pid: number, lines: number): Promise<void> {
    const open = await readdir(`/proc/${pid}/fd`).catch(() => null);
    this.#counted = open === null ? OWN + OF_A_LINE * lines : open.length;
    this.#lines = [0, ...this.#lines].slice(0, WAITED);
  }
}
