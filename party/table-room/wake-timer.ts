/** What is still due right after a wake is asked again, but never in a tight loop. */
const OVERDUE_MS = 50;
/** Further off than this the alarm alone wakes an empty table: a timer would keep the room in memory, as sockets do. */
const NEAR_MS = 60_000;
/** No timer runs longer. */
const LONGEST_MS = 2 ** 31 - 1;

/** The timer beside a room's alarm, which is exact, and ends with the process. Like the alarm it may ring too early, and is then set anew. */
export class WakeTimer {
  readonly #wake: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When it rings, in the table's time. */
  #rings: number | null = null;

  constructor(wake: () => void) {
    this.#wake = wake;
  }

  /** It has rung, or something else woke the table. */
  rung(): void {
    this.#rings = null;
  }

  /** Has it ring when the table next has something to do. */
  set(wakeAt: number | null, now: number, isEmpty: boolean): void {
    const next = wakeAt ?? Number.POSITIVE_INFINITY;
    const isFar = next - now > (isEmpty ? NEAR_MS : LONGEST_MS);
    if (this.#rings !== null && this.#rings > now && this.#rings <= next && !isFar) return;
    if (this.#rings !== null) clearTimeout(this.#timer);
    this.#rings = null;
    if (isFar) return;
    this.#rings = next > now ? next : now + OVERDUE_MS;
    this.#timer = setTimeout(this.#wake, this.#rings - now);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#rings = null;
  }
}
