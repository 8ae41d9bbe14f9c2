import type { AdminMessage, PairShown } from "@/lib/ranked/admin-wire";
import {
  type PairFigures,
  type PairRow,
  pairAfter,
  pairName,
  WORTH_A_LOOK,
  watchedFor,
  weighed,
  withPair,
} from "@/lib/ranked/pair-figures";
import type { RankedEnd } from "@/lib/ranked/wire";
import type { Room } from "../platform";
import { Sweep } from "../sweep";
import type { ResultLetter } from "./letters";

type Result = ResultLetter["result"];
type Changes = NonNullable<RankedEnd["changes"]>;

const PAIRS = "pair/";
const BEYOND_PAIRS = "pair0";
const pairKey = (name: string) => `${PAIRS}${name}`;
/** Pairs that somebody may want to look at, so that nobody reads all. */
const WATCHED = "watch/";
const BEYOND_WATCHED = "watch0";
const watchKey = (name: string) => `${WATCHED}${name}`;
/** The same figures of all pairs together. */
const EVERYBODY = "everybody";

/** So many of those watched are read at once, and so many of all of them shown. */
const READ = 100;
const SHOWN = 50;
/** And so many of either kind are forgotten at once. */
const FORGOTTEN = 100;

/** Of how many matches each of two was, in this tier and season. */
type Own = readonly [number, number];

/** As it is shown, but for what else its ladder knows. */
type Shown = Omit<PairShown, "people" | "voids">;

type Figure = Extract<AdminMessage, { action: "figures" }>["by"];

/** A pair that stands out, and by how much. */
interface StandingOut {
  readonly pair: Shown;
  readonly most: number;
}

interface Pair {
  readonly seats: readonly [number, number];
  readonly players: readonly [string, string];
  readonly row: PairRow | null;
  readonly figures: PairFigures;
  readonly isTogether: boolean;
}

/** What is known of two who were partners, and looks as if they were more: figures for whoever runs the house. */
export class SuspectPairs {
  readonly #storage: Room["storage"];
  readonly #sweeps: readonly Sweep<unknown>[];

  constructor(storage: Room["storage"]) {
    this.#storage = storage;
    const all = () => true;
    this.#sweeps = [
      new Sweep(storage, { start: PAIRS, end: BEYOND_PAIRS }, all),
      new Sweep(storage, { start: WATCHED, end: BEYOND_WATCHED }, all),
    ];
  }

  /** Forgets some of all pairs; whether those were the last. */
  async forget(): Promise<boolean> {
    const areLast = await Promise.all(this.#sweeps.map((sweep) => sweep.on(FORGOTTEN)));
    return areLast.every(Boolean);
  }

  /** What is read before a match is settled; what it gives says what is written with it. */
  async before({ match, ticket, seats, outcome, closeness, ended }: Result) {
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
        const after = pairAfter(row, { match, players, isWon, isTogether, gained, at: ended, figures });
        everybody = withPair(everybody, withPair(figures, { gain: [1, gained, gained * gained] }));
        const own = [1 + (played[both[0]] ?? 0), 1 + (played[both[1]] ?? 0)] as const;
        const name = pairName(...players);
        put[pairKey(name)] = after;
        if (weighed(after, everybody, own).isShown) put[watchKey(name)] = own;
      }
      return { ...put, [EVERYBODY]: everybody };
    };
  }

  /**
   * Those that stand out just now, those first that stand out most by any of their figures; whoever does no longer is not
   * watched any more. All who are watched are read, a page after the other. By one figure, only those whom that one shows.
   */
  async shown(by?: Figure): Promise<readonly Shown[]> {
    const everybody = (await this.#storage.get<PairFigures>(EVERYBODY)) ?? {};
    let first: readonly StandingOut[] = [];
    for (let start = WATCHED, more = true; more; ) {
      const watched = await this.#storage.list<Own>({ start, end: BEYOND_WATCHED, limit: READ });
      more = watched.size === READ;
      start = `${[...watched.keys()].at(-1)}\u0000`;
      const found = await this.#standingOut(watched, everybody, by);
      first = [...first, ...found].sort((one, other) => other.most - one.most).slice(0, SHOWN);
    }
    return first.map(({ pair }) => pair);
  }

  /** Has two shown for so many more matches, of whom each has played so many; or as their figures say. */
  async watch(players: readonly [string, string], matches: number, own: Own): Promise<void> {
    const name = pairName(...players);
    const row = (await this.row(players)) ?? { players, matches: 0, won: 0, together: 0, at: 0, figures: {} };
    const watched: PairRow = { ...row, watchedUntil: row.matches + matches };
    await this.#storage.put({ [pairKey(name)]: watched, [watchKey(name)]: own });
  }

  async row(players: readonly [string, string]): Promise<PairRow | null> {
    return (await this.#storage.get<PairRow>(pairKey(pairName(...players)))) ?? null;
  }

  async #standingOut(
    watched: ReadonlyMap<string, Own>,
    everybody: PairFigures,
    by: Figure,
  ): Promise<readonly StandingOut[]> {
    if (watched.size === 0) return [];
    const keyOf = (watch: string) => pairKey(watch.slice(WATCHED.length));
    const rows = await this.#storage.get<PairRow>([...watched.keys()].map(keyOf));
    const found: StandingOut[] = [];
    const gone: string[] = [];
    for (const [key, own] of watched) {
      const row = rows.get(keyOf(key));
      const said = row && weighed(row, everybody, own);
      if (!row || !said?.isShown) gone.push(key);
      else {
        const most = by === undefined ? said.most : (said.z[by] ?? 0);
        if (by === undefined || most >= WORTH_A_LOOK) found.push({ pair: shownPair(row, everybody, own, said), most });
      }
    }
    if (gone.length > 0) await this.#storage.delete(gone);
    return found;
  }
}

function shownPair(row: PairRow, everybody: PairFigures, own: Own, { z, all }: ReturnType<typeof weighed>): Shown {
  const { players, matches, won, together, at, figures: counted, names = [] } = row;
  const figures = Object.entries(counted).map(([figure, [count, sum]]) => {
    const [total, sumOfAll] = everybody[figure] ?? [0, 0];
    const usual = total === 0 ? 0 : sumOfAll / total;
    return { name: figure, count, mean: count === 0 ? 0 : sum / count, usual, z: z[figure] ?? 0 };
  });
  return {
    players: [...players],
    matches,
    won,
    together,
    at,
    of: [...own],
    meetings: z.meetings ?? 0,
    all,
    figures,
    watchedFor: watchedFor(row),
    voidable: names.length,
  };
}
