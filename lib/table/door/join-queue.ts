import { SteadyTime } from "../time/steady-time";
import type { Rate } from "./rate-limit";

/** Lets one come after another: so many at once, then one each time a while has passed, and so many waiting at most. */
export class JoinQueue {
  readonly #rate: Rate;
  readonly #waiting: number;
  readonly #time = new SteadyTime();
  /** When the next would come. Where it has been quiet that lies behind, by as many as may come at once. */
  #next = Number.NEGATIVE_INFINITY;

  constructor(rate: Rate, waiting: number) {
    this.#rate = rate;
    this.#waiting = waiting;
  }

  /** How long whoever comes now waits for their turn, null where as many as may wait already do. */
  take(reading: number): number | null {
    const now = this.#time.of(reading);
    const { most, ms } = this.#rate;
    const at = Math.max(this.#next, now - (most - 1) * ms);
    const wait = Math.max(0, at - now);
    if (wait > this.#waiting * ms) return null;
    this.#next = at + ms;
    return wait;
  }
}
