import { type ChildProcess, spawn } from "node:child_process";
import { connect } from "node:net";
import { createInterface } from "node:readline";
import type { Rooms } from "./line";

/** Rooms that stood so long did not fall over their own start. */
const STOOD_MS = 10_000;
/** Between one start and the next, when one after another fails: twice as long each time. */
const AGAIN_MS = 250;
const LONGEST_MS = 10_000;
/** How long whoever comes is kept waiting for rooms that start. */
const PATIENCE_MS = 5_000;
const LOOK_MS = 20;
const LOOKING_MS = 2_000;
/** How long they may take to open, also where forty others want the processor: then they are ended, and begun anew. */
const OPENING_MS = 40_000;

const pause = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms));

/** Whether somebody listens there. */
const answers = (rooms: Rooms) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(rooms).setTimeout(LOOKING_MS);
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("timeout", () => resolve(false));
    for (const end of ["connect", "timeout"]) socket.once(end, () => socket.destroy());
  });

export interface Starting {
  readonly rooms: Rooms;
  readonly program: string;
  readonly words: readonly string[];
  readonly cwd: string;
  /** How long they may take to open, where not as long as usual. */
  readonly openingMs?: number;
  /** Makes what is needed before each start; what is broken goes out of the way where the one before has failed. */
  prepare(hasFailed: boolean): Promise<void>;
  /** Hears of every time they are open. */
  onOpen(): unknown;
  /** Hears every line the rooms say. */
  onLine(line: string): void;
  say(sentence: string): void;
}

/** The process of the rooms, which is started again whenever it ends by itself: tables go on from what they kept. */
export class RoomProcess {
  readonly #starting: Starting;
  #child: ChildProcess | null = null;
  #isOpen = false;
  #isEnding = false;
  #starts = 0;
  #opening: Promise<boolean> = Promise.resolve(false);

  constructor(starting: Starting) {
    this.#starting = starting;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Starts them; false where they fell before they were open, twice. */
  async start(): Promise<boolean> {
    return (await this.#begin(false)) || (await this.#begin(true));
  }

  /** Whether they are open, or come to be before whoever waits has waited long enough. */
  async open(): Promise<boolean> {
    return this.#isOpen || Promise.race([this.#opening, pause(PATIENCE_MS).then(() => false)]);
  }

  /** How often they were opened. */
  get starts(): number {
    return this.#starts;
  }

  /** They are not opened again. */
  leave(): void {
    this.#isEnding = true;
  }

  /** They end with this process, at once: what was told is on the disk. */
  end(): void {
    this.#isEnding = true;
    this.#child?.kill("SIGKILL");
  }

  async #begin(hasFailed: boolean): Promise<boolean> {
    const { rooms, program, words, cwd, openingMs = OPENING_MS, prepare, onLine } = this.#starting;
    await prepare(hasFailed);
    const child = spawn(program, words, { cwd, stdio: ["ignore", "pipe", "pipe"] });
    for (const input of [child.stdout, child.stderr]) createInterface({ input }).on("line", (line) => onLine(line));
    this.#child = child;
    let hasEnded = false;
    const begun = performance.now();
    child.once("error", () => {
      hasEnded = true;
    });
    child.once("exit", (code, signal) => {
      hasEnded = true;
      const wasOpen = this.#isOpen;
      this.#isOpen = false;
      if (!wasOpen || this.#isEnding) return;
      this.#starting.say(`The rooms stopped by themselves (${signal ?? code}), and are opened again.`);
      this.#opening = this.#again(performance.now() - begun);
    });
    const tooLong = setTimeout(() => child.kill("SIGKILL"), openingMs);
    while (!hasEnded && !(await answers(rooms))) await pause(LOOK_MS);
    clearTimeout(tooLong);
    this.#isOpen = !hasEnded;
    if (!this.#isOpen) return false;
    this.#starts++;
    this.#opening = Promise.resolve(true);
    this.#starting.onOpen();
    return true;
  }

  async #again(stoodMs: number): Promise<boolean> {
    let wait = stoodMs > STOOD_MS ? 0 : AGAIN_MS;
    for (let tries = 0; !this.#isEnding; tries++) {
      await pause(wait);
      if (await this.#begin(tries > 0)) {
        this.#starting.say("The rooms are open again.");
        return true;
      }
      wait = Math.min(LONGEST_MS, Math.max(AGAIN_MS, wait * 2));
    }
    return false;
  }
}
