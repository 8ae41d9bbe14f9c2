/** Readings that are this little behind the one before are a clock's own unrest, as of one asked from several rooms. */
const UNREST_MS = 1_000;

/**
 * Time that is never set back, made of a clock that may be: it goes on from where it was. What passed between the last
 * reading before and the first after that is lost.
 */
export class SteadyTime {
  /** The latest reading, and how far this is ahead of the clock. */
  #read: number;
  #ahead = 0;

  /** A time that does not begin before an instant known to have been. */
  constructor(notBefore = Number.NEGATIVE_INFINITY) {
    this.#read = notBefore;
  }

  /** The time when the clock reads this. */
  of(reading: number): number {
    const behind = this.#read - reading;
    if (behind > UNREST_MS) this.#ahead += behind;
    if (behind < 0 || behind > UNREST_MS) this.#read = reading;
    return this.#read + this.#ahead;
  }

  /** What the clock will read at an instant of this time. */
  reading(instant: number): number {
    return instant - this.#ahead;
  }
}
