/** What this needs of a room's storage. */
interface Storage {
  get<T>(keys: string[]): Promise<Map<string, T>>;
  put(key: string, value: unknown): Promise<void>;
  put(entries: Record<string, unknown>): Promise<void>;
  delete(keys: string[]): Promise<number>;
  deleteAll(): Promise<void>;
}

/** A storage value may have 131,072 bytes; a character of text takes two at most. */
export const PART_LENGTH = 50_000;

const partKey = (key: string, part: number) => `${key}/part/${part}`;

/**
 * Keeps plain values under keys, however large they are: as JSON text, and what is too long for one value in parts. All
 * of one write is given to the storage with no pause in between, which makes it one.
 */
export class LargeValues {
  readonly #storage: Storage;
  /** How many parts each long value has beside the first. */
  readonly #parts = new Map<string, number>();

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** What is kept under these keys. */
  async read(keys: readonly string[]): Promise<Record<string, unknown>> {
    const found = await this.#storage.get<unknown>([...keys]);
    const entries = await Promise.all(
      [...found].map(async ([key, kept]) => [key, await this.#whole(key, kept)] as const),
    );
    return Object.fromEntries(entries);
  }

  /** Writes; settles once the storage has accepted all of it. */
  write(put: Readonly<Record<string, unknown>>): Promise<unknown> {
    const texts: Record<string, unknown> = {};
    const gone: string[] = [];
    for (const [key, value] of Object.entries(put)) {
      const text = JSON.stringify(value);
      const parts = Math.ceil(text.length / PART_LENGTH) - 1;
      texts[key] = parts === 0 ? text : [parts, text.slice(0, PART_LENGTH)];
      for (let part = 1; part <= parts; part++)
        texts[partKey(key, part)] = text.slice(part * PART_LENGTH, (part + 1) * PART_LENGTH);
      this.#shorten(key, parts, gone);
    }
    const keys = Object.keys(texts);
    const [key] = keys;
    // One value alone, as nearly every move writes, needs nothing around it to be one write.
    if (key !== undefined && keys.length + gone.length === 1) return this.#storage.put(key, texts[key]);
    const written = this.#storage.put(texts);
    return gone.length === 0 ? written : Promise.all([written, this.#storage.delete(gone)]);
  }

  /** Deletes everything. */
  clear(): Promise<unknown> {
    this.#parts.clear();
    return this.#storage.deleteAll();
  }

  #shorten(key: string, parts: number, gone: string[]) {
    for (let part = this.#parts.get(key) ?? 0; part > parts; part--) gone.push(partKey(key, part));
    if (parts > 0) this.#parts.set(key, parts);
    else this.#parts.delete(key);
  }

  async #whole(key: string, kept: unknown): Promise<unknown> {
    // Before it was kept as text, a value was kept as it is.
    if (typeof kept === "string") return JSON.parse(kept);
    if (!Array.isArray(kept) || typeof kept[0] !== "number") return kept;
    const [parts, first] = kept;
    this.#parts.set(key, parts);
    const keys = Array.from({ length: parts }, (_, index) => partKey(key, index + 1));
    const rest = await this.#storage.get<string>(keys);
    return JSON.parse([first, ...keys.map((part) => rest.get(part))].join(""));
  }
}
