// Not all the rules: accounts and odds come with what shows them.
import { dailySeed } from "@/lib/rules/tiles/daily";
import { type GameRecord, recordOf, replay, version } from "@/lib/rules/tiles/game-record";
import { scoreOf } from "@/lib/rules/tiles/play";
import type { Bet, State } from "@/lib/rules/tiles/state";
import {
  type DailyGame,
  dailyGame,
  type Entry,
  type KeptGame,
  keptGame,
  lastName,
  leaderboard,
} from "./kept-on-device";
import { placeOf, withEntry } from "./leaderboard";
import { afterwards, lasts, type Pace, type Showing, showing } from "./round-phases";

/** What a session needs of the world. */
interface World {
  now(): number;
  /** 32 fresh bytes in hex. */
  seed(): string;
  pace(): Pace;
}

/** The game on the table and how far its round has come. */
export interface Table {
  readonly game: KeptGame;
  readonly shown: Showing;
}

/** One player's game on this device; null is the landing page. */
interface Session {
  table(): Table | null;
  subscribe(listener: () => void): () => void;
  /** Starts a game, of a day's deck or of a fresh one. */
  begin(name: string, day: string | null): void;
  /** Bets, if a bet is being asked for. */
  bet(bet: Bet): void;
  /** Gives the game up, or closes a finished one. */
  leave(): void;
}

/** The leaderboard's line for a finished game. */
function entryOf({ name, end }: KeptGame, score: number): Entry | null {
  return end === null ? null : { name, score, ts: end };
}

/** The place a finished game took, null if it is not among the best. */
export function placeTaken(game: KeptGame, score: number, entries: readonly Entry[]): number | null {
  const entry = entryOf(game, score);
  return entry && placeOf(entries, entry);
}

/** Whether a finished game is the one that counts for its day's deck (8.2). */
export function countsForDay(game: KeptGame | null, daily: DailyGame | null): boolean {
  if (game === null || daily === null || game.day !== daily.day) return false;
  return game.record.bets.join() === daily.record.bets.join();
}

/** Opens the session of this device where it was left. */
export function openSession(world: World): Session {
  const listeners = new Set<() => void>();
  let table: Table | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = () => {};

  const tell = (next: Table | null) => {
    table = next;
    clearTimeout(timer);
    const ms = next && lasts(next.shown, world.pace());
    if (next && ms !== null) timer = setTimeout(() => move(next, afterwards(next.shown, "elapsed")), ms);
    for (const listener of listeners) listener();
  };
  const move = (from: Table, shown: Showing) => tell({ ...from, shown });

  /** Writes what is on the table before anybody hears of it; another tab's writing comes back through `adopt`. */
  const keep = (game: KeptGame, shown: Showing) => {
    table = { game, shown };
    keptGame.write(game);
    tell(table);
  };

  const begin = (name: string, day: string | null) => {
    lastName.write(name);
    const record: GameRecord = { version, seed: day === null ? world.seed() : dailySeed(day), bets: [] };
    keep({ name, day, record, end: null, saved: false }, showing(replay(record)));
  };

  const bet = (wanted: Bet) => {
    if (!table) return;
    const shown = afterwards(table.shown, { bet: wanted });
    if (shown === table.shown) return;
    const played = { ...table.game, record: recordOf(shown.after) };
    keep(shown.after.ending ? finished(played, shown.after) : played, shown);
  };

  /** The end is dated and written first, so that a reload in between saves the same line again, which adds nothing. */
  const finished = (game: KeptGame, state: State): KeptGame => {
    if (game.saved) return game;
    const ended = { ...game, end: game.end ?? world.now() };
    if (table) table = { ...table, game: ended };
    keptGame.write(ended);
    const entry = entryOf(ended, scoreOf(state));
    if (entry) leaderboard.write(withEntry(leaderboard.read(), entry));
    if (ended.day !== null && dailyGame.read()?.day !== ended.day) {
      const first: DailyGame = { day: ended.day, name: ended.name, record: ended.record };
      dailyGame.write(first);
    }
    return { ...ended, saved: true };
  };

  /** Takes up what is kept: at the start, and when another tab has moved it. */
  const adopt = () => {
    const game = keptGame.read();
    if (game === (table?.game ?? null)) return;
    const state = game && replayed(game.record);
    tell(game && state && { game, shown: showing(state) });
  };

  /** Hears what other tabs write, so that nothing they saved is written over. */
  const follow = () => {
    const ends = [keptGame.subscribe(adopt), leaderboard.subscribe(() => {}), dailyGame.subscribe(() => {})];
    return () => {
      for (const end of ends) end();
    };
  };

  const mend = ({ game, shown }: Table) => {
    if (shown.after.ending && !game.saved) keep(finished(game, shown.after), shown);
  };

  adopt();
  // A page closed between the last bet and its saving: only its own reload saves for it.
  if (table !== null) mend(table);

  return {
    table: () => table,
    subscribe(listener) {
      if (listeners.size === 0) stop = follow();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    begin,
    bet,
    leave: () => {
      table = null;
      keptGame.write(null);
      tell(null);
    },
  };
}

/** The state of a record, null if it bets on after its end. */
function replayed(record: GameRecord): State | null {
  try {
    return replay(record);
  } catch {
    return null;
  }
}
