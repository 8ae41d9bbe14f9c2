import * as z from "zod/mini";
import { type BotLevel, FILLING, type Game, LONGEST_THOUGHT_MS, PACE, type Seat, type Wait } from "./game";
import type { Oracle, Path } from "./oracle";
import { type Random, randomFrom, seedFrom } from "./random";
import { follow, type GameRecord, type LogEntry, replay, unseeded } from "./replay";

/** Who plays in a tried game: bots of a level, anybody's legal attempts, or those with time-outs and removals between. */
type Style = BotLevel | "anything" | "mischief";

/** Every way a game may be tried, its best bots first. */
export const stylesOf = ({ levels }: Pick<Game, "levels">): readonly Style[] => [
  ...levels.toReversed(),
  "anything",
  "mischief",
];

const isLevel = (style: Style, { levels }: Game): style is BotLevel => levels.some((level) => level === style);

const ENDLESS = 10_000;
/** The laws look at every moment of a young game, and at one in so many of a long one's. */
const LOOKS = 2;
/** Whoever may break in does so once in so many moves. */
const INTRUSIONS = 30;
/** After so many moves in one turn whoever plays at random comes to its end: between a draft and its undoing one may wander for ever. */
const WANDERED = 12;
/** No bot makes as many moves in a turn. */
const ENDLESS_TURN = 200;
/** How many of a seat's attempts one look follows to their ends. */
const FOLLOWED = 12;

/** A seed that is the same for the same number. */
export const seedOf = (number: number): string => number.toString(16).padStart(64, "0");

const isContainer = (value: unknown): value is object => typeof value === "object" && value !== null;
const isRecord = (value: unknown): value is Readonly<Record<string | number, unknown>> => isContainer(value);

/** Where two values differ, null when they are the same JSON; a null in what is `veiled` may hide anything. */
function difference(left: unknown, right: unknown, veiled = false): string | null {
  if (Object.is(left, right) || (veiled && left === null)) return null;
  if (!isRecord(left) || !isRecord(right) || Array.isArray(left) !== Array.isArray(right)) return "/";
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return "/";
  // A loop and no more: nothing else is asked as often.
  for (const key of keys) {
    const found = Object.hasOwn(right, key) ? difference(left[key], right[key], veiled) : "/";
    if (found !== null) return `/${key}${found}`;
  }
  return null;
}

/** As many of them as a look follows, in any order. */
function some<Item>(items: readonly Item[], random: Random): Item[] {
  const left = [...items];
  const few = Math.min(left.length, FOLLOWED);
  for (let place = 0; place < few; place++) {
    const other = place + random.below(left.length - place);
    [left[place], left[other]] = [left[other] as Item, left[place] as Item];
  }
  return left.slice(0, few);
}

function notJson(value: unknown): string | null {
  if (value === null || typeof value === "boolean" || typeof value === "string") return null;
  if (typeof value === "number") return Number.isFinite(value) && !Object.is(value, -0) ? null : "/";
  if (!isRecord(value)) return "/";
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype) return "/";
  return within(Object.keys(value), (key) => notJson(value[key]));
}

function firstOf<Item>(items: Iterable<Item>, complaint: (item: Item) => string | null): string | null {
  for (const item of items) {
    const found = complaint(item);
    if (found) return found;
  }
  return null;
}

/** The first complaint about a key, with the path to it. */
const within = (keys: readonly string[], complaint: (key: string) => string | null) =>
  firstOf(keys, (key) => {
    const found = complaint(key);
    return found && `/${key}${found}`;
  });

function frozen<Value>(value: Value): Value {
  if (!isContainer(value) || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const item of Object.values(value)) frozen(item);
  return value;
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce((inner: unknown, key) => (isRecord(inner) ? inner[key] : undefined), value);

/** What a seat, or a watcher, sees at a moment. */
interface Seen {
  readonly seat: Seat | null;
  readonly view: unknown;
}

/** And everything it might try. */
interface Sight extends Seen {
  readonly attempts: readonly unknown[];
}

/** A moment of a tried game, which the laws look at. */
interface Moment {
  readonly game: Game;
  readonly oracle: Oracle;
  readonly players: number;
  readonly state: unknown;
  readonly wait: Wait | null;
  readonly sights: readonly Sight[];
  readonly random: Random;
}

type Complaint<Of> = (view: unknown, seat: Of, attempts: readonly unknown[]) => string | null;

const ofViews = (moment: Moment, complaint: Complaint<Seat | null>) =>
  firstOf(moment.sights, ({ view, seat, attempts }) => {
    const found = complaint(view, seat, attempts);
    return found && `${seat === null ? "a watcher" : `seat ${seat}`}: ${found}`;
  });

const ofSeats = (moment: Moment, complaint: Complaint<Seat>) =>
  ofViews(moment, (view, seat, attempts) => (seat === null ? null : complaint(view, seat, attempts)));

/** Whoever is waited for, and whoever may break in. */
const mayMove = ({ seats, aside = [] }: Wait): readonly Seat[] => [...seats, ...aside];

/** May one question follow another: is it the same, a new one, or the one that had been interrupted? */
const isLater = (next: Wait, { turn, interrupts }: Wait): boolean => next.turn >= turn || next.turn === interrupts;

const said = (action: unknown): string => JSON.stringify(action);

/** What must hold at every moment of every game, each answering with what is wrong or null. */
const laws: Readonly<Record<string, (moment: Moment) => string | null>> = {
  "state is plain JSON": ({ state }) => notJson(state),

  "the game's own invariant holds": ({ oracle, state }) => oracle.fault(state),

  "a view is its state with some of it face down": (moment) =>
    ofViews(moment, (view) => difference(view, moment.state, true)),

  "a view holds no secret": (moment) =>
    ofViews(moment, (view, seat) =>
      firstOf(moment.oracle.secrets(moment.state, seat), (path) =>
        (at(view, path) ?? null) === null ? null : path.join("."),
      ),
    ),

  "what a seat cannot see leaves its view unchanged": (moment) =>
    ofViews(moment, (view, seat) => {
      const { game, oracle, state, random } = moment;
      return difference(game.view(frozen(oracle.disguised(state, seat, random)), seat), view);
    }),

  "a view of a view is itself": (moment) =>
    ofViews(moment, (view, seat) => difference(moment.game.view(view, seat), view)),

  "a watcher learns nothing more from a player's view": (moment) =>
    ofSeats(moment, (view) => difference(moment.game.view(view, null), moment.game.view(moment.state, null))),

  "everybody sees whom the table waits for": (moment) =>
    ofViews(moment, (view) => difference(moment.game.wait(view), moment.wait)),

  "an unfinished game waits, a finished one does not": ({ game, state, wait, players }) => {
    const outcome = game.outcome(state);
    if (!outcome) return wait ? null : "waits for nobody";
    if (wait) return "is over and waits";
    const placed = outcome.places.flat().sort((a, b) => a - b);
    return difference(placed, [...Array(players).keys()]) ?? (outcome.scores.length === players ? null : "scores");
  },

  "a wait names seats of the table once each, or is the table's own short pause": ({ wait, players }) => {
    if (!wait) return null;
    if (new Set(wait.seats).size !== wait.seats.length) return "a seat twice";
    if (wait.seats.some((seat) => !Number.isInteger(seat) || seat < 0 || seat >= players)) return "no such seat";
    return wait.ms === null && wait.seats.length === 0 ? "waits for nothing" : null;
  },

  "the rulebook, the state and the mover's view agree on what is legal": (moment) =>
    ofSeats(moment, (view, seat, attempts) => {
      const { game, oracle, state } = moment;
      return firstOf(attempts, (action) => {
        const allowed = oracle.isLegal(state, seat, action);
        const refusal = game.check(state, seat, action);
        if ((refusal === null) !== allowed) return `${said(action)} ${refusal?.code ?? "let pass"}`;
        return difference(game.check(view, seat, action), refusal) && `${said(action)} otherwise in the view`;
      });
    }),

  "only a seat the table waits for may move": (moment) =>
    ofSeats(moment, (_, seat, attempts) => {
      const { game, state, wait } = moment;
      if (wait && mayMove(wait).includes(seat)) return null;
      return firstOf(attempts, (action) => (game.check(state, seat, action) ? null : said(action)));
    }),

  "a prediction never contradicts the table": (moment) =>
    ofSeats(moment, (view, seat, attempts) => {
      const { game, state, random } = moment;
      const legal = attempts.filter((action) => !game.check(state, seat, action));
      return firstOf(some(legal, random), (action) => {
        const told = game.view(frozen(game.apply(state, seat, action)), seat);
        const found = difference(game.apply(view, seat, action), told, true);
        return found && `${said(action)} ${found}`;
      });
    }),

  "an action crosses the wire unchanged": (moment) =>
    ofSeats(moment, (_view, _seat, attempts) =>
      firstOf(some(attempts, moment.random), (action) =>
        difference(z.parse(moment.game.action, JSON.parse(JSON.stringify(action))), action),
      ),
    ),

  "its bots know a level every game has, and take no longer than a person waits": ({ game }) => {
    const { levels, pace = PACE } = game;
    if (new Set(levels).size !== levels.length || !levels.includes(FILLING)) return levels.join();
    const spans = [pace.move, pace.turn ?? pace.move];
    const isWithin = ([least, most]: readonly [number, number]) =>
      0 <= least && least < most && most <= LONGEST_THOUGHT_MS;
    return spans.every(isWithin) ? null : said(pace);
  },

  "a timeout ends the turn": ({ game, state, wait, random }) => {
    if (!wait) return difference(game.timeout(state, seedFrom(random)), state);
    const next = game.wait(game.timeout(state, wait.deals ? seedFrom(random) : undefined));
    if (!next || wait.seats.length === 0) return difference(next, wait) ? null : "waits on";
    return next.turn !== wait.turn && isLater(next, wait) ? null : `turn ${next.turn} after ${wait.turn}`;
  },

  "a bot's moves are legal, and end the turn it is asked in wherever a player left it": (moment) =>
    firstOf(moment.wait?.seats ?? [], (seat) => firstOf(moment.game.levels, (level) => botAstray(moment, seat, level))),

  "a seat taken out is never waited for": ({ game, state, players }) =>
    firstOf(game.remove ? Array(players).keys() : [], (seat) => {
      const next = game.remove?.(state, seat);
      return game.wait(next)?.seats.includes(seat) ? `seat ${seat}` : null;
    }),

  "what the codec says is what was seen": ({ game: { codec }, players, sights, random }) => {
    if (!codec) return null;
    const { view, seat } = random.pick(sights);
    const names = Array.from({ length: players }, (_, index) => ({ id: `p${index}`, name: `Player ${index}` }));
    const found = difference(codec.decode(JSON.parse(JSON.stringify(codec.encode(view, seat, names)))), view);
    if (found || seat === null || !codec.tell) return found;
    return codec.tell(view, view, seat).length === 0 ? null : "tells of what did not happen";
  },
};

/** What is wrong with how a bot goes on from a moment to the end of the turn, null when nothing is. */
function botAstray({ game, state, wait, random }: Moment, seat: Seat, level: BotLevel): string | null {
  let so = state;
  let now = wait;
  for (let moves = 0; now && now.turn === wait?.turn; moves++) {
    if (moves === ENDLESS_TURN) return `${level} goes on for ${ENDLESS_TURN} moves`;
    if (now.ms === 0) so = game.timeout(so, now.deals ? seedFrom(random) : undefined);
    else {
      if (!now.seats.includes(seat)) return null;
      const action = game.bot(frozen(game.view(so, seat)), seat, random, level);
      const refusal = game.check(so, seat, action);
      if (refusal) return `${level} ${said(action)} ${refusal.code}`;
      so = frozen(game.apply(so, seat, action));
    }
    now = game.wait(so);
  }
  return null;
}

/** What somebody saw before something happened, and what they see after it: all of it is told at once. */
interface Happened {
  readonly known: unknown;
  readonly entries: readonly LogEntry[];
  readonly sight: unknown;
}

/** What is wrong with how a game tells of it, null where everybody hears just what they see. */
function misheard({ shorthand, pace }: Game, { known, entries, sight }: Happened, seat: Seat | null): string | null {
  const told = shorthand?.tell(entries.map(unseeded), sight, seat) ?? null;
  if (told === null && pace?.turn) return null;
  const isUnseen = difference(known, sight) === null;
  const isMove = entries.some((entry) => "action" in entry);
  if (isMove && isUnseen && !pace?.turn) return "bots of a game with unseen moves pace whole turns";
  if (told === null || !shorthand) return null;
  if (isUnseen !== (told === "unseen")) return `seat ${seat} ${isUnseen ? "is told" : "is not told"} by ${said(told)}`;
  if (told === "unseen") return null;
  const found = difference(shorthand.hear(known, JSON.parse(JSON.stringify(told))), sight);
  return found && `seat ${seat} by ${said(told)}: ${found}`;
}

/** The same of all of them. */
const firstMisheard = (game: Game, before: readonly Seen[], entries: readonly LogEntry[], after: readonly Seen[]) =>
  firstOf(after.entries(), ([place, { seat, view }]) =>
    misheard(game, { known: before[place]?.view, entries, sight: view }, seat),
  );

/** A game to be tried: at which table, and who plays. */
export interface Trial {
  readonly players: number;
  readonly options: unknown;
  readonly seed: string;
  readonly style: Style;
}

function nextEntry(moment: Moment, wait: Wait, style: Style, wandered: number, random: Random): LogEntry {
  const { game, oracle, state, players } = moment;
  const timeout = (): LogEntry => (wait.deals ? { timeout: true, seed: seedFrom(random) } : { timeout: true });
  const breaksIn = wait.aside && !isLevel(style, game) && random.below(INTRUSIONS) === 0;
  if (wait.seats.length === 0 && !breaksIn) return timeout();
  if (style === "mischief") {
    const chance = random.below(40);
    if (chance === 0 && game.remove) return { remove: random.below(players) };
    if (chance < 5) return timeout();
  }
  const seat = random.pick((breaksIn && wait.aside) || wait.seats);
  const botMove = (level: BotLevel) => ({ seat, action: game.bot(game.view(state, seat), seat, random, level) });
  if (isLevel(style, game)) return botMove(style);
  // Any of those that hold is the first of them in a shuffled row; whether the others do is not asked.
  const tries = random.shuffled(oracle.attempts(state, seat, random));
  const isLegal = (action: unknown) => oracle.isLegal(state, seat, action);
  const ends = (action: unknown) => game.wait(game.apply(state, seat, action))?.turn !== wait.turn;
  if (wandered >= WANDERED) {
    const action = tries.find((one) => isLegal(one) && ends(one));
    return action === undefined ? botMove(FILLING) : { seat, action };
  }
  const action = tries.find(isLegal);
  if (action === undefined) throw new Error(`seat ${seat} is waited for and nothing is legal`);
  return { seat, action };
}

/** What every seat sees, and whoever looks on. */
const seenIn = (game: Game, state: unknown, players: number): Seen[] =>
  [...Array(players).keys(), null].map((seat) => ({ seat, view: frozen(game.view(state, seat)) }));

const sightOf = (seen: Seen, oracle: Oracle, state: unknown, random: Random): Sight => ({
  ...seen,
  attempts: seen.seat === null ? [] : frozen(oracle.attempts(state, seen.seat, random)),
});

/** Sets a game up, which comes out the same again. */
function begun(game: Game, { players, options, seed }: Trial, broken: Broken): unknown {
  const state = frozen(game.setup(players, options, seed));
  const again = difference(game.setup(players, options, seed), state);
  if (again) throw broken("setup is a function of its arguments", again);
  return state;
}

/** A law that was broken, and how. */
type Broken = (law: string, found: string) => Error;

/** Holds a moment to the laws of one. */
function hold(moment: Moment, broken: Broken): void {
  for (const [law, complaint] of Object.entries(laws)) {
    const found = complaint(moment);
    if (found) throw broken(law, found);
  }
}

/** Plays a game to its end under the laws; returns its record, or throws with the law that was broken. */
export function tried(game: Game, oracle: Oracle, trial: Trial): GameRecord {
  const { players, options, seed, style } = trial;
  const random = randomFrom(seedFrom(randomFrom(seed)));
  const lawsOwn = randomFrom(seedFrom(random));
  const entries: LogEntry[] = [];
  const record = { game: game.id, version: game.version, players, options, seed, entries };
  const broken: Broken = (law, found) =>
    new Error(`${law}: ${found} (${said({ ...trial, moment: entries.length })}, last ${said(entries.at(-1))})`);

  let state = begun(game, trial, broken);
  let told = { entries: 0, seen: seenIn(game, state, players) };
  let before: Wait | null = null;
  let look = 0;
  let wandered = 0;
  for (;;) {
    const wait = game.wait(state);
    const isLooked = entries.length === look || wait === null;
    if (isLooked) look += 1 + lawsOwn.below(1 + Math.ceil(entries.length / LOOKS));
    const seen = seenIn(game, state, players);
    const sights = isLooked ? seen.map((one) => sightOf(one, oracle, state, lawsOwn)) : [];
    const moment: Moment = { game, oracle, players, state, wait, sights, random: lawsOwn };
    if (isLooked) hold(moment, broken);
    if (wait?.ms !== 0 && entries.length > told.entries) {
      const found = firstMisheard(game, told.seen, entries.slice(told.entries), seen);
      if (found) throw broken("what is heard is what is seen", found);
      told = { entries: entries.length, seen };
    }
    if (!wait) break;
    if (before && !isLater(wait, before))
      throw broken("a turn's number only grows", `${wait.turn} after ${before.turn}`);
    wandered = before?.turn === wait.turn ? wandered + 1 : 0;
    before = wait;
    if (entries.length === ENDLESS) throw broken("the game ends", `${ENDLESS} entries`);
    const entry = nextEntry(moment, wait, style, wandered, random);
    state = frozen(follow(game, state, entry));
    entries.push(entry);
  }
  const found = difference(replay(game, JSON.parse(JSON.stringify(record))), state);
  if (found) throw broken("a replay of its log ends in the same state", found);
  return record;
}
