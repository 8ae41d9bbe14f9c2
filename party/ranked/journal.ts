import type { JournalEntry } from "@/lib/ranked/admin-wire";
import type { Room } from "../platform";

/** `voids`: matches that did not count; `orders`: what whoever runs the house has had done. */
type JournalPile = "voids" | "orders";

/** So many of either are kept, and told at once. */
const MOST = 500;
const TOLD = 100;
/** As many as a room's storage forgets at once, and a few less. */
const FORGOTTEN = 100;

/** The newest comes first; what happens in one instant is told apart by what it is of. */
const keyOf = (pile: JournalPile, { at, what, match, players }: JournalEntry) =>
  `journal-${pile}/${String(1e15 - at).padStart(16, "0")}/${what}/${match ?? players.join("+")}`;

const rangeOf = (pile: JournalPile) => ({ start: `journal-${pile}/`, end: `journal-${pile}0` });

/** What has happened to a tier's season that whoever runs the house may want to read again. */
export class Journal {
  readonly #storage: Room["storage"];

  constructor(storage: Room["storage"]) {
    this.#storage = storage;
  }

  /** The rows that say so, to be written with whatever they are of. */
  readonly rows = (pile: JournalPile, entry: JournalEntry): Readonly<Record<string, unknown>> => ({
    [keyOf(pile, entry)]: entry,
  });

  async told(pile: JournalPile): Promise<readonly JournalEntry[]> {
    const rows = await this.#storage.list<JournalEntry>({ ...rangeOf(pile), limit: TOLD });
    return [...rows.values()];
  }

  /** Forgets the oldest, where there are too many. */
  async sweep(pile: JournalPile): Promise<void> {
    for (;;) {
      const all = await this.#storage.list({ ...rangeOf(pile), limit: MOST + FORGOTTEN });
      const old = [...all.keys()].slice(MOST);
      if (old.length === 0) return;
      await this.#storage.delete(old);
    }
  }
}
