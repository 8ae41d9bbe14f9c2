import type { Room } from "./platform";

interface Range {
  readonly start?: string;
  /** The first key that is beyond it. */
  readonly end: string;
}

/** Looks through some rows of a range whenever it is asked to, others each time, and forgets those of which nothing is to be known. */
export class Sweep<Row> {
  readonly #storage: Pick<Room["storage"], "list" | "delete">;
  readonly #range: Range;
  readonly #isGone: (key: string, row: Row) => boolean;
  /** How far it has looked. */
  #after: string | null = null;

  constructor(
    storage: Pick<Room["storage"], "list" | "delete">,
    range: Range,
    isGone: (key: string, row: Row) => boolean,
  ) {
    this.#storage = storage;
    this.#range = range;
    this.#isGone = isGone;
  }

  /** Looks through so many more; whether it has come to the end of the range, and begins again. */
  async on(rows: number): Promise<boolean> {
    const { start, end } = this.#range;
    const from = this.#after !== null ? { startAfter: this.#after } : start !== undefined ? { start } : {};
    const some = await this.#storage.list<Row>({ ...from, end, limit: rows });
    this.#after = some.size < rows ? null : ([...some.keys()].at(-1) ?? null);
    const gone = [...some].filter(([key, row]) => this.#isGone(key, row)).map(([key]) => key);
    if (gone.length > 0) await this.#storage.delete(gone);
    return this.#after === null;
  }
}
