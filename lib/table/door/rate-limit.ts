import { SteadyTime } from "../time/steady-time";

/** So many at once, and one more each time this long has passed. */
export interface Rate {
  readonly most: number;
  readonly ms: number;
}

/** The rate of so many a period, all of which may come at once. */
export const rateOf = (most: number, periodMs: number): Rate => ({ most, ms: periodMs / most });

interface Level {
  readonly left: number;
  readonly at: number;
}

const SWEEP = 64;
/** Nobody is remembered beyond so many, those first who have been quiet longest. */
const REMEMBERED = 4_096;

/** How much each of many may still do just now, by the clock of whoever asks; what is full again is forgotten. */
export class RateLimit {
  readonly #rate: Rate;
  readonly #levels = new Map<string, Level>();
  readonly #time = new SteadyTime();
  #sweepAt = SWEEP;

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** Takes one, unless there is none left. */
  take(key: string, reading: number): boolean {
    const now = this.#time.of(reading);
    const left = this.#left(this.#levels.get(key), now);
    if (left < 1) return false;
    this.#levels.delete(key);
    this.#levels.set(key, { left: left - 1, at: now });
    if (this.#levels.size > this.#sweepAt) this.#sweep(now);
    return true;
  }

  forget(key: string): void {
    this.#levels.delete(key);
  }

  get size(): number {
    return this.#levels.size;
  }

  #left(level: Level | undefined, now: number): number {
    const { most, ms } = this.#rate;
    return level ? Math.min(most, level.left + (now - level.at) / ms) : most;
  }

  #sweep(now: number): void {
    for (const [key, level] of this.#levels) if (this.#left(level, now) >= this.#rate.most) this.#levels.delete(key);
    for (const key of this.#levels.keys()) {
      if (this.#levels.size <= REMEMBERED) break;
      this.#levels.delete(key);
    }
    // Sweeping is paid for by as many who came since.
    this.#sweepAt = Math.max(SWEEP, 2 * this.#levels.size);
  }
}
