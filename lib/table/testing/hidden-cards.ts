import type { Game, Seat } from "@/lib/rules/game";
import { seedOf } from "@/lib/rules/laws";
import type { Oracle, Path } from "@/lib/rules/oracle";
import { type Random, randomFrom } from "@/lib/rules/random";
import type { Commit, Host } from "@/lib/table/host";
import { RECORD, type StoredValues, type TableRecord } from "@/lib/table/storage/record";
import { restored } from "@/lib/table/storage/save-and-restore";
import { Table } from "@/lib/table/table";
import { sameJson } from "@/lib/table/wire/patch";
import { keyOf } from "./test-player";

type Kept = TableRecord<unknown, unknown>;

/** What a trial of swaps went through. */
interface Tally {
  swaps: number;
  events: number;
  /** Changes of which, by the oracle, that seat may know nothing: it was told nothing. */
  unseen: number;
  revealed: number;
  frames: number;
}

/** People at a table at least; bots are seated where a game wants more. */
const FEWEST = 3;
/** And at most, unless no fewer can play. */
const MOST = 4;
const EVENTS = 6;
/** Entries of a game after which it has shown enough. */
const LONGEST = 250;

/** A table with people at it that only writes down what it says to whom, and when. */
class Twin implements Host {
  readonly code = "SWAP";
  readonly said = new Map<string, string[]>();
  /** The connection that spoke last, null where time alone has passed since. */
  spoke: string | null = null;
  readonly #table: Table<unknown, unknown, unknown>;
  readonly #open = new Set<string>();
  readonly #game: Game;
  #stored: StoredValues;
  record: Kept | null;
  clock: number;
  seeds: number;
  /** Chance asked for at this instant: what is done unseen before it is not to change what is drawn at it. */
  #drawn = { at: 0, count: 0 };

  constructor(game: Game, record: Kept | null, clock: number, seeds: number) {
    this.record = record;
    this.clock = clock;
    this.seeds = seeds;
    this.#game = game;
    this.#stored = record ? { [RECORD]: record } : {};
    this.#table = new Table(game, this, this.#stored);
  }

  now(): number {
    return this.clock;
  }

  seed(): string {
    const { at, count } = this.#drawn;
    this.#drawn = { at: this.clock, count: at === this.clock ? count + 1 : 0 };
    return seedOf((this.seeds + this.clock) * 1_000 + this.#drawn.count);
  }

  id(): string {
    return this.seed().slice(32);
  }

  commit({ put }: Commit): void {
    this.#stored = { ...this.#stored, ...put };
    this.record = restored(this.#game, this.#stored)?.record ?? null;
  }

  forget(): void {
    this.record = null;
  }

  send(connection: string, message: string): void {
    this.said.get(connection)?.push(`${this.clock} ${message}`);
  }

  close(connection: string, code: number): void {
    this.#open.delete(connection);
    this.send(connection, `closed ${code}`);
  }

  say(connection: string, message: object): void {
    if (!this.#open.has(connection)) {
      this.said.set(connection, this.said.get(connection) ?? []);
      this.#open.add(connection);
      this.#table.connect(connection);
    }
    this.spoke = connection;
    const text = JSON.stringify(message);
    if (this.#table.hears(connection, text)) this.#table.receive(connection, text);
  }

  leave(connection: string): void {
    this.spoke = connection;
    if (this.#open.delete(connection)) this.#table.disconnect(connection);
  }

  nextWake(): number | null {
    return this.#table.nextWake();
  }

  wake(): void {
    this.spoke = null;
    this.clock = Math.max(this.clock, this.nextWake() ?? 0);
    this.#table.wake();
  }

  /** Lets time pass up to an instant. */
  pass(until: number): void {
    this.spoke = null;
    for (let next = this.nextWake(); next !== null && next <= until; next = this.nextWake()) this.wake();
    this.clock = Math.max(this.clock, until);
  }
}

const joinOf = (name: string, more: object = {}) => ({ action: "join", name, key: keyOf(name), ...more });
const nameOf = (seat: Seat) => `P${seat}`;

function veiled(value: unknown, paths: readonly Path[]): unknown {
  const copy = structuredClone(value);
  for (const path of paths) {
    let place = copy as Record<string | number, unknown>;
    for (const key of path.slice(0, -1)) place = place[key] as Record<string | number, unknown>;
    place[path.at(-1) ?? ""] = null;
  }
  return copy;
}

/** How many people sit at a table of this game: what it may be played with, or a bot or more beside them. */
function peopleAt(game: Game, random: Random): number {
  const [fewest = 0] = game.counts(game.defaults);
  const most = Math.max(MOST, fewest);
  return FEWEST + random.below(1 + most - FEWEST);
}

/** Plays a game at a table from a seed, and gives the records it went through. */
function moments(
  game: Game,
  oracle: Oracle,
  people: number,
  random: Random,
): { record: Kept; clock: number; seeds: number }[] {
  const twin = new Twin(game, null, 1_000_000, random.below(1_000_000) * 1_000);
  for (let seat = 0; seat < people; seat++)
    twin.say(nameOf(seat), joinOf(nameOf(seat), { wire: 1, rules: game.version }));
  twin.say(nameOf(0), { action: "setOptions", options: random.pick(oracle.options) });
  twin.say(nameOf(0), { action: "startGame", fill: true });
  const found = [];
  for (let step = 0; step < LONGEST && twin.record?.status === "playing" && twin.record.match; step++) {
    const { record, clock, seeds } = twin;
    const { state } = twin.record.match;
    found.push({ record, clock, seeds });
    const wait = game.wait(state);
    const mover = wait?.seats.find((seat) => !record.seats[seat]?.bot);
    twin.clock += random.below(900);
    if (mover === undefined || random.below(12) === 0) twin.wake();
    else {
      if (record.seats[mover]?.standIn) twin.say(nameOf(mover), { action: "back" });
      const legal = oracle.attempts(state, mover, random).filter((action) => oracle.isLegal(state, mover, action));
      if (legal.length > 0) twin.say(nameOf(mover), random.pick(legal) as object);
      else twin.wake();
    }
  }
  return found;
}

/** Something that may happen at a table, at both until the same instant. */
type Happening = (twin: Twin, until: number) => void;

/** Something that may happen at a table, the same at both. */
function eventOf(game: Game, oracle: Oracle, record: Kept, people: number, viewer: Seat | null, random: Random) {
  const { match, turn } = record;
  const state = match?.state;
  const anybody = random.below(people);
  const own = viewer === null ? "W" : nameOf(viewer);
  const attempt = (seat: Seat) => (state ? (random.pick(oracle.attempts(state, seat, random)) as object) : {});
  const legal = (seat: Seat): object => {
    const all = state ? oracle.attempts(state, seat, random).filter((action) => !game.check(state, seat, action)) : [];
    return all.length > 0 ? (random.pick(all) as object) : attempt(seat);
  };
  const named = { turn: turn - 1 + random.below(3), n: random.below(2) };
  const mine = attempt(viewer ?? 0);
  const mineLegal = legal(viewer ?? 0);
  const theirs = random.below(2) === 0 ? attempt(anybody) : legal(anybody);
  const wait = state ? game.wait(state) : null;
  const mover = wait?.seats[0] ?? anybody;
  const played = legal(mover);
  return random.pick<Happening>([
    (twin) => twin.say(own, mine),
    (twin) => twin.say(own, mineLegal),
    (twin) => twin.say(own, { ...mine, ...named }),
    (twin) => twin.say(own, { ...mineLegal, ...named, more: 1 }),
    (twin) => twin.say(nameOf(anybody), theirs),
    (twin) => twin.say(nameOf(anybody), { ...theirs, ...named }),
    (twin) => twin.say(nameOf(mover), played),
    (twin) => twin.say(nameOf(mover), played),
    (twin, until) => twin.pass(until),
    (twin, until) => twin.pass(until),
    (twin) => twin.leave(nameOf(anybody)),
    (twin) => twin.say(nameOf(anybody), { action: "stand" }),
    (twin) => twin.say(nameOf(0), { action: "removeSeat", seat: anybody }),
    (twin) => twin.say(own, joinOf(own)),
    (twin) => twin.say(`late ${own}`, joinOf(own, { wire: 1 })),
    (twin) => twin.say(own, { action: "back" }),
  ]);
}

/** Two tables that differ in what one seat, or a watcher, cannot see. */
interface Exchange {
  readonly oracle: Oracle;
  readonly viewer: Seat | null;
  readonly twins: readonly [Twin, Twin];
  /** Whose ears are those of that seat. */
  readonly isOwn: (connection: string) => boolean;
  readonly where: string;
  readonly tally: Tally;
}

/** Throws where the seat was told of what it may know nothing of. */
function hearsNothingUnseen({ oracle, viewer, isOwn, where, tally }: Exchange, twin: Twin, before: Kept | null): void {
  const { record: now, spoke } = twin;
  if (!before || !now || (spoke !== null && isOwn(spoke)) || !isHiddenChange(oracle, before, now, viewer)) return;
  tally.unseen++;
  const told = [...twin.said].flatMap(([connection, frames]) => (isOwn(connection) ? frames : []));
  if (told.length > 0) throw new Error(`told of what is not to be seen: ${where}:\n${told[0]}`);
}

/** Throws where the seat was told something else at one table than at the other. */
function hearsTheSame({ twins: [one, other], isOwn, where, tally }: Exchange): void {
  for (const [connection, frames] of one.said) {
    if (!isOwn(connection)) continue;
    tally.frames += frames.length;
    const others = other.said.get(connection) ?? [];
    const index = frames.findIndex((frame, at) => frame !== others[at]);
    if (index >= 0 || frames.length !== others.length)
      throw new Error(`${where}:\n${frames[index]}\nand with other hidden cards\n${others[index]}`);
  }
}

/** Lets the same thing happen at both; whether there is more to come, for nothing has been revealed. */
function happens(exchange: Exchange, event: Happening): boolean {
  const { oracle, viewer, twins, tally } = exchange;
  const [one, other] = twins;
  // What is done unseen may have the one wake before the other: what is told is to come at the same time.
  const until = Math.max(one.clock, one.nextWake() ?? 0, other.nextWake() ?? 0);
  const before = twins.map((twin) => twin.record);
  for (const twin of twins) event(twin, until);
  tally.events++;
  const states = twins.map((twin) => twin.record?.match?.state);
  if (!states.every(Boolean)) return false;
  const paths = oracle.secrets(states[0], viewer);
  if (!sameJson(paths, oracle.secrets(states[1], viewer)) || isRevealed(states, paths)) {
    tally.revealed++;
    return false;
  }
  for (const [index, twin] of twins.entries()) hearsNothingUnseen(exchange, twin, before[index] ?? null);
  hearsTheSame(exchange);
  for (const twin of twins) for (const frames of twin.said.values()) frames.length = 0;
  return true;
}

/**
 * Plays seeded games at a table, exchanges at some of their moments what one seat, or a watcher, cannot see, and lets the
 * same things happen at both tables: throws where one byte that reaches that seat differs while, by the oracle, nothing
 * has been revealed.
 */
function swapped(game: Game, oracle: Oracle, seed: number, most: number): Tally {
  const random = randomFrom(seedOf(seed));
  const tally = { swaps: 0, events: 0, unseen: 0, revealed: 0, frames: 0 };
  const people = peopleAt(game, random);
  const seats = [...Array(people).keys()];
  for (const { record, clock, seeds } of random.shuffled(moments(game, oracle, people, random)).slice(0, most)) {
    const { match } = record;
    if (!match) continue;
    const viewer = random.pick<Seat | null>([null, ...seats]);
    const disguised = oracle.disguised(match.state, viewer, random);
    const twin = (state: unknown) => new Twin(game, { ...record, match: { ...match, state } }, clock, seeds);
    const twins = [twin(match.state), twin(disguised)] as const;
    const own = viewer === null ? "W" : nameOf(viewer);
    const isOwn = (connection: string) => connection === own || connection.endsWith(` ${own}`);
    const where = `${game.id}, SWAP_SEED=${seed}, to ${own}`;
    const exchange = { oracle, viewer, twins, isOwn, where, tally };
    const arrivals: Happening[] = [
      ...seats.map(
        (seat): Happening =>
          (each) =>
            each.say(nameOf(seat), joinOf(nameOf(seat), { wire: 1, rules: game.version })),
      ),
      (each) => each.say(`plain ${own}`, joinOf(own, { watch: viewer === null })),
      (each) => each.say("W", joinOf("W", { wire: 1, rules: game.version, watch: true })),
    ];
    tally.swaps++;
    for (let count = 0; count < arrivals.length + EVENTS; count++) {
      const event = arrivals[count] ?? eventOf(game, oracle, twins[0].record ?? record, people, viewer, random);
      if (!happens(exchange, event)) break;
    }
  }
  return tally;
}

const A_GAME = 25;

/** The same over games from one seed on, until there were so many exchanges. */
export function exchanged(game: Game, oracle: Oracle, swaps: number, firstSeed = 1): Tally {
  const total = { swaps: 0, events: 0, unseen: 0, revealed: 0, frames: 0 };
  for (let seed = firstSeed; total.swaps < swaps; seed++) {
    const tally = swapped(game, oracle, seed, A_GAME);
    for (const what of ["swaps", "events", "unseen", "revealed", "frames"] as const) total[what] += tally[what];
  }
  return total;
}

const isRevealed = ([one, other]: readonly unknown[], paths: readonly Path[]) =>
  !sameJson(veiled(one, paths), veiled(other, paths));

/** Whether something has changed, of which by the oracle nobody at this seat, or who looks on, may know anything. */
function isHiddenChange(oracle: Oracle, before: Kept, after: Kept, viewer: Seat | null): boolean {
  const [then, now] = [before.match, after.match];
  if (!then || !now || then.state === now.state) return false;
  const outside = ({ match, ...rest }: Kept) => ({ ...rest, clock: match?.clock });
  if (!sameJson(outside(before), outside(after))) return false;
  const paths = oracle.secrets(then.state, viewer);
  return sameJson(paths, oracle.secrets(now.state, viewer)) && !isRevealed([then.state, now.state], paths);
}
