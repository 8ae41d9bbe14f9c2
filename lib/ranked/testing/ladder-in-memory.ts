import type { KeyRange, LadderStorage } from "../ladder";

const isListed = (key: string) => key.startsWith("place/") || key.startsWith("name/");

/** Rows in memory under keys in order, copied in and out as a storage does. */
export class LadderInMemory implements LadderStorage {
  readonly rows: Map<string, unknown>;
  /** Those that are ever listed, in order. */
  readonly #keys: string[];
  /** Rows read and written so far, keys looked through among the former. */
  read = 0;
  written = 0;
  /** The next write fails where it is set. */
  isFull = false;

  constructor(rows: Readonly<Record<string, unknown>> = {}) {
    this.rows = new Map(Object.entries(rows));
    this.#keys = [...this.rows.keys()].filter(isListed).sort();
  }

  async get(keys: readonly string[]): Promise<ReadonlyMap<string, unknown>> {
    if (keys.length > 128) throw new RangeError("128 keys at most are read at once");
    this.read += keys.length;
    const found = keys.filter((key) => this.rows.has(key));
    return new Map(found.map((key) => [key, structuredClone(this.rows.get(key))]));
  }

  async keys({ start, end, limit, reverse = false }: KeyRange): Promise<readonly string[]> {
    const [first, beyond] = [this.#placeOf(start), this.#placeOf(end)];
    const keys = reverse
      ? this.#keys.slice(Math.max(first, beyond - limit), beyond).reverse()
      : this.#keys.slice(first, Math.min(beyond, first + limit));
    this.read += keys.length;
    return keys;
  }

  async write(put: Readonly<Record<string, unknown>>, remove: readonly string[]): Promise<void> {
    if (this.isFull) throw new Error("the disk is full");
    const entries = Object.entries(put);
    if (entries.length > 128) throw new RangeError("128 keys at most are written at once");
    for (const [key, value] of entries) {
      if (isListed(key) && !this.rows.has(key)) this.#keys.splice(this.#placeOf(key), 0, key);
      this.rows.set(key, structuredClone(value));
    }
    for (const key of remove) if (this.rows.delete(key) && isListed(key)) this.#keys.splice(this.#placeOf(key), 1);
    this.written += entries.length + remove.length;
  }

  /** Where a key is among the others, or would be. */
  #placeOf(key: string): number {
    let [low, high] = [0, this.#keys.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#keys[middle] ?? "") < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
