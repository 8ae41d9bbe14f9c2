import { FILLING, type Game, PACE, type Seat, type Span, type Wait } from "@/lib/rules/game";
import { randomFrom } from "@/lib/rules/random";
import type { LogEntry } from "@/lib/rules/replay";
import type { Host } from "../host";
import { changed, isBotPlayed, nextHost, seated } from "../seats/seats";
import type { Match, TableRecord } from "../storage/record";
import { isSilent, MISSED_TURNS } from "../time/absence";
import { clockFor, deadlineOf } from "../time/turn-clock";

/** The game a table plays and the host it takes time and chance from. */
export interface Authority<State, Action, Options> {
  readonly game: Game<State, Action, Options>;
  readonly host: Pick<Host, "now" | "seed" | "id">;
}

/** What happened in the game, and how the log names it. */
interface Happening<State> {
  readonly state: State;
  readonly entry: LogEntry;
}

/** No chain of a game's own steps is this long. */
const STEPS = 1_000;

/** Whom the running game waits for. */
export function waitOf<S, A, O>({ game }: Authority<S, A, O>, record: TableRecord<S, O>): Wait | null {
  return record.status === "playing" && record.match ? game.wait(record.match.state) : null;
}

/** How many seats a table with these options has. */
export function sizeOf<S, A, O>({ game }: Authority<S, A, O>, options: O): number {
  return Math.max(...game.counts(options));
}

/** The authority's own step, with fresh randomness where it deals. */
function step<S, A, O>({ game, host }: Authority<S, A, O>, state: S, wait: Wait): Happening<S> {
  if (!wait.deals) return { state: game.timeout(state), entry: { timeout: true } };
  const seed = host.seed();
  return { state: game.timeout(state, seed), entry: { timeout: true, seed } };
}

/** The record after something happened in its game, with every step of 0 ms that follows from it. */
function advanced<S, A, O>(
  authority: Authority<S, A, O>,
  record: TableRecord<S, O>,
  happened: S,
  entries: readonly LogEntry[],
): TableRecord<S, O> {
  const before = record.match;
  if (!before) return record;
  const { game, host } = authority;
  let state = happened;
  let wait = game.wait(state);
  const tail = [...before.tail, ...entries];
  for (let steps = 0; wait?.ms === 0; steps++) {
    if (steps >= STEPS) throw new Error(`${game.id} never stops to wait for anyone`);
    const next = step(authority, state, wait);
    state = next.state;
    tail.push(next.entry);
    wait = game.wait(state);
  }
  const match = { ...before, state, tail };
  if (!wait) return finished({ ...record, match: { ...match, clock: null, botAt: null, botEnds: null } });
  const clock = clockFor(wait, before.clock, host.now());
  const turned = clock.turn !== before.clock?.turn;
  const waiting = { ...record, turn: record.turn + (turned ? 1 : 0), match: { ...match, clock } };
  return botScheduled(authority, handedOver(authority, waiting, turned));
}

const finished = <S, O>(record: TableRecord<S, O>): TableRecord<S, O> => ({
  ...record,
  status: "finished",
  // A question that nobody answered names no move any more.
  turn: record.turn + 1,
  seats: record.seats.map((holder) => holder && { ...holder, ready: holder.bot !== null, missed: 0 }),
});

/** A move that `check` let pass. */
export function afterMove<S, A, O>(
  authority: Authority<S, A, O>,
  record: TableRecord<S, O>,
  seat: Seat,
  action: A,
): TableRecord<S, O> {
  if (!record.match) return record;
  return advanced(authority, record, authority.game.apply(record.match.state, seat, action), [{ seat, action }]);
}

/** A wait nobody answered in time: the seats it was for have missed it, and the rules say what it comes to. */
export function timedOut<S, A, O>(
  authority: Authority<S, A, O>,
  record: TableRecord<S, O>,
  wait: Wait,
): TableRecord<S, O> {
  if (!record.match) return record;
  const now = authority.host.now();
  const seats = record.seats.map((holder, seat) => {
    if (wait.silent || !wait.seats.includes(seat) || !holder || isBotPlayed(holder)) return holder;
    const missed = holder.missed + 1;
    if (missed >= MISSED_TURNS) return { ...holder, missed: 0, standIn: "away" as const, returning: false };
    if (isSilent(holder, now)) return { ...holder, missed, standIn: "disconnected" as const, returning: false };
    return { ...holder, missed };
  });
  const { state, entry } = step(authority, record.match.state, wait);
  return advanced(authority, { ...record, seats }, state, [entry]);
}

/** The move of the bot whose turn it is. */
export function botMoved<S, A, O>(
  authority: Authority<S, A, O>,
  record: TableRecord<S, O>,
  wait: Wait,
): TableRecord<S, O> {
  const { game, host } = authority;
  const seat = wait.seats.find((candidate) => isBotPlayed(record.seats[candidate]));
  const { match } = record;
  if (seat === undefined || !match) return botScheduled(authority, record);
  const { state, botEnds } = match;
  const level = record.seats[seat]?.bot ?? FILLING;
  const action = game.bot(game.view(state, seat), seat, randomFrom(host.seed()), level);
  // A bot that errs must not stop the table: its turn runs out instead.
  if (game.check(state, seat, action)) return timedOut(authority, record, wait);
  // What ends a turn waits for the turn's end, which tells nothing of how much there was to do.
  const isEarly = botEnds?.turn === wait.turn && host.now() < botEnds.at;
  if (isEarly && game.wait(game.apply(state, seat, action))?.turn !== wait.turn)
    return { ...record, match: { ...match, botAt: botEnds.at } };
  return afterMove(authority, record, seat, action);
}

/** Says when a bot moves next, if one is waited for. */
export function botScheduled<S, A, O>(authority: Authority<S, A, O>, record: TableRecord<S, O>): TableRecord<S, O> {
  const { match } = record;
  if (!match) return record;
  const wait = record.seats.some(isBotPlayed) ? waitOf(authority, record) : null;
  const awaited = wait?.seats.some((seat) => isBotPlayed(record.seats[seat])) ?? false;
  if (awaited) return { ...record, match: { ...match, ...botTimes(authority, match) } };
  if (match.botAt === null && match.botEnds === null) return record;
  return { ...record, match: { ...match, botAt: null, botEnds: null } };
}

/** When the bot that is waited for moves next, and when its whole turn is to end where the game paces turns. */
function botTimes<S, A, O>(
  { game, host }: Authority<S, A, O>,
  { clock, botEnds }: Match<S>,
): Pick<Match<S>, "botAt" | "botEnds"> {
  const { move, turn } = game.pace ?? PACE;
  const now = host.now();
  const random = randomFrom(host.seed());
  const drawn = ([least, most]: Span) => least + random.below(most - least);
  const soon = now + drawn(move);
  if (!turn || !clock) return { botAt: soon, botEnds: null };
  const at = Math.min(now + drawn(turn), deadlineOf(clock) ?? Number.POSITIVE_INFINITY);
  const ends = botEnds?.turn === clock.turn ? botEnds : { turn: clock.turn, at };
  // Halves of what is left of the turn, so that however many moves it has they all fit into it.
  return { botAt: Math.max(now, Math.min(soon, Math.floor((now + ends.at) / 2))), botEnds: ends };
}

/** Gives seats whose players are back from their bots to them, where the game is at a boundary. */
function handedOver<S, A, O>(
  authority: Authority<S, A, O>,
  record: TableRecord<S, O>,
  turned: boolean,
): TableRecord<S, O> {
  const { match } = record;
  if (!match || !record.seats.some((holder) => holder?.returning)) return record;
  const wait = waitOf(authority, record);
  if (!wait) return record;
  const seats = record.seats.map((holder, seat) => {
    if (!holder?.returning) return holder;
    const boundary = authority.game.handover?.(match.state, seat) ?? (turned || !wait.seats.includes(seat));
    return boundary ? { ...holder, standIn: null, returning: false, missed: 0 } : holder;
  });
  return { ...record, seats };
}

/** The record once a seat's player is back: theirs again now if the game allows, else at the next boundary. */
export function returned<S, A, O>(
  authority: Authority<S, A, O>,
  record: TableRecord<S, O>,
  seat: Seat,
): TableRecord<S, O> {
  const back = { ...record, seats: changed(record.seats, seat, { returning: true, missed: 0 }) };
  const handed = handedOver(authority, back, false);
  return handed.seats[seat]?.standIn ? handed : botScheduled(authority, handed);
}

/** The record after a seat's player left the running game for good. */
export function quitted<S, A, O>(
  authority: Authority<S, A, O>,
  record: TableRecord<S, O>,
  seat: Seat,
): TableRecord<S, O> {
  const leaver = record.seats[seat];
  const seats = changed(record.seats, seat, { quit: true, standIn: null, returning: false });
  const left = { ...record, seats, host: record.host === leaver?.id ? nextHost(seats) : record.host };
  if (!record.match || !authority.game.remove) return botScheduled(authority, left);
  return advanced(authority, left, authority.game.remove(record.match.state, seat), [{ remove: seat }]);
}

/** A new game for these seats, dealt. */
export function begun<S, A, O>(authority: Authority<S, A, O>, record: TableRecord<S, O>): TableRecord<S, O> {
  const { game, host } = authority;
  const holders = record.seats.filter((holder) => holder !== null);
  const players = holders.length;
  const fresh = holders.map((holder) => ({ ...holder, ready: false, missed: 0, standIn: null, returning: false }));
  const seed = host.seed();
  const match: Match<S> = {
    id: host.id(),
    state: game.setup(players, record.options, seed),
    players,
    seed,
    began: host.now(),
    clock: null,
    botAt: null,
    botEnds: null,
    moves: Array.from({ length: players }, () => ({ turn: -1, done: [] })),
    tail: [],
    chunks: 0,
  };
  const dealt = {
    ...record,
    version: game.version,
    status: "playing" as const,
    round: record.round + 1,
    seats: seated(fresh, sizeOf(authority, record.options)),
    match,
    ended: null,
  };
  return advanced(authority, dealt, match.state, []);
}
