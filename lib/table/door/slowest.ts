/** Something that took long. */
interface Slow {
  readonly ms: number;
  readonly at: string;
}

const MOST = 10;

/** The ten of many that took longest, and when. */
export class Slowest {
  #all: readonly Slow[] = [];

  took(ms: number, at: string): void {
    if (this.#all.length === MOST && ms <= (this.#all.at(-1)?.ms ?? 0)) return;
    const one = { ms: Math.round(10 * ms) / 10, at };
    this.#all = [...this.#all, one].sort((a, b) => b.ms - a.ms).slice(0, MOST);
  }

  all(): readonly Slow[] {
    return this.#all;
  }
}
