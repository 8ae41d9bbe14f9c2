import type { PairShown } from "@/lib/ranked/admin-wire";
import { type PairFigures, type PairRow, pairAfter, pairName, weighed, withPair } from "@/lib/ranked/pair-figures";
import type { RankedEnd } from "@/lib/ranked/wire";
import type { Room } from "../platform";
import type { ResultLetter } from "./letters";

type Result = ResultLetter["result"];
type Changes = NonNullable<RankedEnd["changes"]>;

const PAIRS = "pair/";
const pairKey = (name: string) => `${PAIRS}${name}`;
/** Pairs that somebody may want to look at, so that nobody reads all. */
const WATCHED = "watch/";
const BEYOND_WATCHED = "watch0";
const watchKey = (name: string) => `${WATCHED}${name}`;
/** The same figures of all pairs together. */
const EVERYBODY = "everybody";

/** So many of those watched are read, and so many of them shown. */
const READ = 100;
const SHOWN = 50;

interface Pair {
  readonly seats: readonly [number, number];
  readonly players: readonly [string, string];
  readonly row: PairRow | null;
  readonly figures: PairFigures;
  readonly isTogether: boolean;
}

/** What is known of two who were partners, and looks as if they were more: figures for whoever runs the house. */
export class Pairs {
  readonly #storage: Room["storage"];

  constructor(storage: Room["storage"]) {
    this.#storage = storage;
  }

  /** What is read before a match is settled; what it gives says what is written with it. */
  async before({ ticket, seats, outcome, closeness, ended }: Result) {
    const idAt = (seat: number) => ticket.seats[seat]?.id ?? "";
    const sides = [0, 1].map((side) => ({
      side,
      seats: [side, side + 2] as const,
      players: [idAt(side), idAt(side + 2)] as const,
    }));
    const keys = sides.map(({ players: [one, other] }) => pairKey(pairName(one, other)));
    const found = await this.#storage.get<PairRow | PairFigures>([...keys, EVERYBODY]);
    const all = (found.get(EVERYBODY) as PairFigures | undefined) ?? {};
    const pairs = sides.map(({ side, seats: [one, other], players }, index): Pair => {
      // Where a bot played, the choices were none of theirs.
      const isOwn = [one, other].every((seat) => seats[seat]?.isThere && seats[seat]?.botHands === 0);
      const [from, theirs] = [ticket.seats[one]?.from ?? null, ticket.seats[other]?.from ?? null];
      return {
        seats: [one, other],
        players,
        row: (found.get(keys[index] ?? "") as PairRow | undefined) ?? null,
        figures: (isOwn && closeness?.[side]) || {},
        isTogether: from !== null && from === theirs,
      };
    });
    return (changes: Changes, played: readonly number[]): Record<string, unknown> => {
      const winners = outcome?.places[0] ?? [];
      const put: Record<string, unknown> = {};
      let everybody = all;
      for (const { seats: both, players, row, figures, isTogether } of pairs) {
        const gained = both.reduce((sum, seat) => sum + ((changes[seat]?.to ?? 0) - (changes[seat]?.from ?? 0)), 0);
        const isWon = winners.includes(both[0]);
        const after = pairAfter(row, { players, isWon, isTogether, gained, at: ended, figures });
        everybody = withPair(everybody, withPair(figures, { gain: [1, gained, gained * gained] }));
        const own = [1 + (played[both[0]] ?? 0), 1 + (played[both[1]] ?? 0)] as const;
        const name = pairName(...players);
        put[pairKey(name)] = after;
        if (weighed(after, everybody, own).isShown) put[watchKey(name)] = own;
      }
      return { ...put, [EVERYBODY]: everybody };
    };
  }

  /** Those that stand out just now, those first that stand out most; whoever does no longer is not watched any more. */
  async shown(): Promise<readonly Omit<PairShown, "people">[]> {
    const watched = await this.#storage.list<readonly [number, number]>({
      start: WATCHED,
      end: BEYOND_WATCHED,
      limit: READ,
    });
    if (watched.size === 0) return [];
    const names = [...watched.keys()].map((key) => key.slice(WATCHED.length));
    const found = await this.#storage.get<PairRow | PairFigures>([...names.map(pairKey), EVERYBODY]);
    const everybody = (found.get(EVERYBODY) as PairFigures | undefined) ?? {};
    const pairs: Omit<PairShown, "people">[] = [];
    const gone: string[] = [];
    for (const name of names) {
      const row = found.get(pairKey(name)) as PairRow | undefined;
      const own = watched.get(watchKey(name)) ?? [0, 0];
      const said = row && weighed(row, everybody, own);
      if (!row || !said?.isShown) {
        gone.push(watchKey(name));
        continue;
      }
      const figures = Object.entries(row.figures).map(([figure, [count, sum]]) => {
        const [total, all] = everybody[figure] ?? [0, 0];
        const usual = total === 0 ? 0 : all / total;
        return { name: figure, count, mean: count === 0 ? 0 : sum / count, usual, z: said.z[figure] ?? 0 };
      });
      const { players, matches, won, together, at } = row;
      const meetings = said.z.meetings ?? 0;
      pairs.push({ players: [...players], matches, won, together, at, of: [...own], meetings, all: said.all, figures });
    }
    if (gone.length > 0) await this.#storage.delete(gone);
    return pairs.sort((one, other) => other.all - one.all).slice(0, SHOWN);
  }
}
