import type { Commit } from "@/lib/table/host";
import { CODE_KEY, type Room } from "../platform";
import { LargeValues } from "./large-values";
import { dropOldLogs, roundIn } from "./old-logs";
import { tableCounters } from "./table-counters";

/** Writing that takes longer has failed. */
const STALLED_MS = 5_000;
/** An alarm that is set anew rings so much later at most. */
const ANEW_MS = 1_000;

/** What a room's writes need of it. */
interface Around {
  readonly storage: Room["storage"];
  /** A table's instant in the machine's time. */
  readonly instant: (at: number) => number;
  /** Something could not be written. */
  readonly failed: (error: unknown) => void;
}

/**
 * What a room writes, and what is said and done after it. A write once accepted holds back what is sent after it until it
 * is durable; one that is not accepted would not, so what is sent waits for that here.
 */
export class Writes {
  readonly #around: Around;
  readonly #values: LargeValues;
  #codeIsStored = false;
  /** When something was written last, and what looks after it. */
  #wroteAt = 0;
  #stalling: ReturnType<typeof setTimeout> | undefined;
  /** When the alarm stands, as far as is known. It may ring too early, and never too late. */
  #armed: number | null = null;
  /** The writes under way, and what is to be said and done once they are accepted. */
  #written: Promise<unknown> | null = null;
  #waiting: (() => void)[] = [];

  constructor(around: Around) {
    this.#around = around;
    this.#values = new LargeValues(around.storage);
  }

  /** The code of the table that is kept here, null where none is. */
  async storedCode(): Promise<string | null> {
    const code = await this.#around.storage.get(CODE_KEY);
    this.#codeIsStored = typeof code === "string";
    return typeof code === "string" ? code : null;
  }

  read(keys: readonly string[]): Promise<Record<string, unknown>> {
    return this.#values.read(keys);
  }

  /** Writes with no pause between the parts, which makes them one. */
  commit(code: string, { put, wakeAt }: Commit): void {
    const named = this.#codeIsStored ? null : this.#around.storage.put(CODE_KEY, code);
    this.#codeIsStored = true;
    const written = this.#values.write(put);
    const armed = this.arm(wakeAt);
    // A promise for all of one would be one more to wait for.
    this.#wait(named || armed ? Promise.all([named, written, armed]) : written);
    const round = roundIn(put);
    // Nothing is told of it, so nobody waits.
    if (round !== null) dropOldLogs(this.#around.storage, round).catch(() => undefined);
  }

  /** Deletes everything. */
  clear(): void {
    this.#codeIsStored = false;
    this.#armed = null;
    this.#wait(Promise.all([this.#values.clear(), this.#around.storage.deleteAlarm()]));
  }

  /** Does this when all that was written is accepted. */
  after(act: () => void): void {
    if (this.#written) this.#waiting.push(act);
    else act();
  }

  /** The alarm has rung, or is not known: it is set again when there is something to wake for. */
  disarm(): void {
    this.#armed = null;
  }

  /** Sets the alarm, unless it rings early enough as it stands: it is then set again when it has rung. */
  arm(at: number | null): Promise<void> | null {
    if (at === null) return null;
    const instant = this.#around.instant(at);
    if (this.#armed !== null && this.#armed <= instant) return null;
    this.#armed = instant;
    return this.#around.storage.setAlarm(instant);
  }

  /**
   * Sets the alarm for whoever is to ring it and may not know of it any more. The instant at which it stands already, as
   * far as is known here, would be no news to them: a little later is.
   */
  async armAnew(at: number | null): Promise<void> {
    if (at === null) return;
    this.#armed = this.#around.instant(at) + 1 + (Date.now() % ANEW_MS);
    await this.#around.storage.setAlarm(this.#armed);
  }

  /** Forgets what was under way: it is not known what of it is kept. */
  reset(): void {
    clearTimeout(this.#stalling);
    this.#stalling = undefined;
    this.#written = null;
    this.#waiting = [];
    this.#codeIsStored = false;
  }

  #wait(write: Promise<unknown>): void {
    const begun = Date.now();
    const written = this.#written ? Promise.all([this.#written, write]) : write;
    this.#written = written;
    this.#wroteAt = Date.now();
    this.#stalling ??= setTimeout(() => this.#lookAfter(), STALLED_MS);
    written.then(
      () => {
        tableCounters.kept(Date.now() - begun);
        if (this.#written === written) this.#flush();
      },
      (error: unknown) => {
        if (this.#written === written) this.#around.failed(error);
      },
    );
  }

  #flush(): void {
    this.#written = null;
    for (const act of this.#waiting.splice(0)) act();
  }

  /** One timer for all writes: setting one for each would cost as much as the move. */
  #lookAfter(): void {
    this.#stalling = undefined;
    if (!this.#written) return;
    const now = Date.now();
    // No later than now, though the clock was set back.
    this.#wroteAt = Math.min(this.#wroteAt, now);
    const left = this.#wroteAt + STALLED_MS - now;
    if (left <= 0) return this.#around.failed("it takes too long");
    this.#stalling = setTimeout(() => this.#lookAfter(), left);
  }
}
