import { createHash } from "node:crypto";
import type { Game, Seat } from "@/lib/rules/game";
import { follow, type LogEntry } from "@/lib/rules/replay";
import { keysToLoad, logKey, type StoredValues } from "@/lib/table/storage/record";
import { restored } from "@/lib/table/storage/save-and-restore";
import { sameJson } from "@/lib/table/wire/patch";
import { valuesOf } from "../e2e/server";

/** A move as somebody made it: which question of which of a table's games it answered. */
export interface Move {
  readonly round: number;
  readonly question: number;
  readonly seat: Seat;
  readonly action: unknown;
}

/** What a seat was shown of one of a table's games, in few letters. */
export interface ShownView {
  readonly round: number;
  readonly seat: Seat;
  readonly print: string;
}

/** Every game that was played at a table. */
export interface History {
  readonly moves: readonly Move[];
  /** The states of each round, from its first on. */
  readonly states: ReadonlyMap<number, readonly unknown[]>;
}

interface Chunk {
  readonly entries: readonly LogEntry[];
  readonly players?: number;
  readonly options?: unknown;
  readonly seed?: string;
}

/** The same letters for the same view, whatever the order of its fields. */
export function printOf(view: unknown): string {
  const inOrder = (_: string, value: unknown) =>
    value && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value;
  return createHash("sha1").update(JSON.stringify(view, inOrder)).digest("base64");
}

/** Every move and state of every game at a table, as its log tells them when it is played again. */
export async function historyOf(game: Game, code: string, stored: StoredValues): Promise<History> {
  const kept = valuesOf(stored);
  const record = restored(game, await kept.read(keysToLoad))?.record;
  if (!record) throw new Error(`${code} is not kept`);
  const moves: Move[] = [];
  const states = new Map<number, unknown[]>();
  for (let round = 1; round <= record.round; round++) {
    const keys = Object.keys(stored).filter(
      (key) => /^log\/\d+\/\d+$/.test(key) && key.startsWith(logKey(round, 0).slice(0, 10)),
    );
    const chunks = (await kept.read(keys.sort())) as Record<string, Chunk>;
    const [first, ...more] = keys.map((key) => chunks[key] as Chunk);
    const isLast = round === record.round && record.match;
    const tail = isLast ? record.match.tail : [];
    const head =
      first ?? (isLast ? { players: record.match.players, options: record.options, seed: record.match.seed } : null);
    if (!head?.seed) throw new Error(`${code} has no log of its game ${round}`);
    const entries = [...(first?.entries ?? []), ...more.flatMap((chunk) => chunk.entries), ...tail];
    let state = game.setup(head.players ?? 0, head.options, head.seed);
    const played = [state];
    for (const entry of entries) {
      if ("action" in entry) {
        const question = game.wait(state)?.turn ?? -1;
        moves.push({ round, question, seat: entry.seat, action: entry.action });
      }
      state = follow(game, state, entry);
      played.push(state);
    }
    states.set(round, played);
    if (isLast && !sameJson(state, record.match.state)) throw new Error(`${code}: the log does not lead to the state`);
  }
  return { moves, states };
}

/** What was shown to somebody and was not so then: neither at that time nor later than what they were shown before. */
export function untrue(game: Game, { states }: History, shown: readonly ShownView[]): readonly ShownView[] {
  const prints = new Map<string, readonly string[]>();
  const printsOf = (round: number, seat: Seat) => {
    const key = `${round}/${seat}`;
    const known = prints.get(key) ?? (states.get(round) ?? []).map((state) => printOf(asTold(game, state, seat)));
    prints.set(key, known);
    return known;
  };
  const wrong: ShownView[] = [];
  let [last, at] = [0, 0];
  for (const one of shown) {
    if (one.round !== last) [last, at] = [one.round, 0];
    const found = printsOf(one.round, one.seat).indexOf(one.print, at);
    if (found < 0) wrong.push(one);
    else at = found;
  }
  return wrong;
}

/** A wire may tell seats by their holders. */
const anybody = Array.from({ length: 10 }, (_, seat) => ({ id: `${seat}`, name: "" }));

/** A view as it comes out of the wire. */
function asTold(game: Game, state: unknown, seat: Seat): unknown {
  const view = game.view(state, seat);
  return game.codec ? game.codec.decode(game.codec.encode(view, seat, anybody)) : view;
}
