import { FILLING, type Game, type Seat } from "@/lib/rules/game";
import { seedOf } from "@/lib/rules/laws";
import type { Oracle } from "@/lib/rules/oracle";
import { oracles } from "@/lib/rules/oracles";
import type { Random } from "@/lib/rules/random";
import { type GameId, games } from "@/lib/rules/registry";
import { UNREAD_LENGTH } from "@/lib/table/door/unread-frames";
import { badFrame } from "@/lib/table/testing/abuse";
import { idOf } from "@/lib/table/testing/test-host";
import { keyOf } from "@/lib/table/testing/test-player";
import { sameJson } from "@/lib/table/wire/patch";
import { type Attacker, isState, machine } from "./attacker";

const pause = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms));

/** Until it holds, however long a busy machine takes for it; who asks finds out whether it ever did. */
async function soon(holds: () => boolean): Promise<void> {
  for (let waited = 0; !holds() && waited < 20_000; waited += 50) await pause(50);
}

/** What is played where somebody means ill, by as few as can, who have as long as they like. */
export interface Played {
  readonly game: Game;
  readonly oracle: Oracle;
  readonly fewest: number;
}

/** A game as it is played here. */
export function playedIn(id: GameId): Played {
  const [game, oracle] = [games[id] as Game, oracles[id]];
  return { game, oracle, fewest: game.counts(oracle.clocks.none)[0] ?? 0 };
}

export type Bring = (code: string, headers?: Record<string, string>, from?: string) => Attacker;
export type Expect = (isSo: boolean, what: string) => void;

/** As many frames as a burst lets through. */
const BURST = 35;

/** Everything somebody might try as a game begins. */
const attemptsIn = ({ game, oracle, fewest }: Played, random: Random) =>
  oracle.attempts(game.setup(fewest, oracle.clocks.none, seedOf(3)), 0, random) as readonly object[];

/** So many random frames, from one line after another, each of which is given when it has heard all answers. */
export async function* randomFrames(bring: Bring, random: Random, played: Played, frames: number) {
  const moves = attemptsIn(played, random);
  for (let sent = 0; sent < frames; sent += BURST) {
    const one = bring(`BAD${(sent / BURST) % 40}`, {}, machine(150 + (sent % 60)));
    await one.line.opened;
    if (random.below(3) > 0) one.join(`P${random.below(4)}`);
    for (let frame = 0; frame < BURST; frame++) one.line.say(badFrame(random, moves, random.below(40)));
    one.line.say({ action: "ping", sent: sent + 0.5 });
    await Promise.race([one.line.closed, one.until(({ sent: echoed }) => echoed === sent + 0.5)]);
    yield one;
    one.line.drop();
  }
}

/** People who came to a table one after another. */
async function seatedAt(bring: Bring, code: string, names: readonly string[]): Promise<Attacker[]> {
  const all: Attacker[] = [];
  for (const name of names) {
    const one = bring(code);
    await one.line.opened;
    one.join(name);
    await one.until(isState);
    all.push(one);
  }
  return all;
}

/** What somebody was told last, and before. */
interface Shown {
  readonly turn: number;
  readonly n: number;
  readonly seat: Seat | null;
  readonly gameState: unknown;
  readonly table: { readonly seats: readonly unknown[] };
}

const isShown = (frame: Attacker["heard"][number]): frame is typeof frame & Shown => isState(frame);
const shownTo = ({ heard }: Attacker): readonly Shown[] => heard.filter(isShown);

function last(one: Attacker): Shown {
  const shown = shownTo(one).at(-1);
  if (!shown) throw new Error("was never told of the table");
  return shown;
}

/** What they saw of their game, null before there was one. */
const viewIn = ({ game }: Played, { gameState }: Shown) =>
  gameState !== null && game.codec ? game.codec.decode(gameState) : gameState;

/** Whom the table waited for, by what they saw. */
function askedIn(played: Played, shown: Shown): readonly Seat[] {
  const view = viewIn(played, shown);
  return view === null ? [] : (played.game.wait(view)?.seats ?? []);
}

/** A move that somebody who is asked may make, and another. */
function movesOf(played: Played, one: Attacker, random: Random) {
  const { game, oracle } = played;
  const shown = last(one);
  const [view, seat] = [viewIn(played, shown), shown.seat ?? 0];
  const move = game.bot(view, seat, random, FILLING) as object;
  const other = oracle.attempts(view, seat, random).find((action) => !sameJson(action, move)) as object;
  const { turn, n } = shown;
  return { move: { ...move, turn, n }, other: { ...other, turn, n }, turn };
}

/** The first of them that a table comes to wait for, null where that takes too long. */
async function mover(played: Played, people: readonly Attacker[]): Promise<Attacker | null> {
  const asked = () => people.find((one) => askedIn(played, last(one)).includes(last(one).seat ?? -1)) ?? null;
  await soon(() => asked() !== null);
  return asked();
}

/** Moves of all kinds from everybody, in every phase: those of others, of before, twice, and in place of one made. */
export async function wrongMoves(bring: Bring, random: Random, played: Played, expect: Expect): Promise<string[]> {
  const names = Array.from({ length: played.fewest }, (_, index) => `Ann${index}`);
  const all = await seatedAt(bring, "WRONG1", names);
  const [host, ...others] = all as [Attacker, ...Attacker[]];
  const everyMove = attemptsIn(played, random);
  const tryAll = async () => {
    for (const one of all) one.line.say(random.pick(everyMove));
    await pause(200);
  };
  await tryAll();
  host.line.say({ action: "setOptions", options: played.oracle.clocks.none });
  host.line.say({ action: "startGame" });
  await host.until(({ type }) => type === "gameStarted");
  const own = await mover(played, all);
  expect(own !== null, "nobody was asked for a move");
  if (!own) return [];
  await pause(300);
  const { move, other, turn } = movesOf(played, own, random);
  const before = last(own);
  for (const one of all) if (one !== own) one.line.say({ ...move, n: last(one).n });
  await pause(300);
  expect(sameJson(last(own).gameState, before.gameState), "somebody moved out of turn");
  const seen = all.map((one) => shownTo(one).length);
  for (let again = 0; again < 4; again++) own.line.say(move);
  own.line.say(other);
  own.line.say({ ...move, turn: turn - 1 });
  own.line.say({ ...move, turn: turn + 7 });
  const isTaken = () => !sameJson(last(own).gameState, before.gameState);
  await soon(() => isTaken() && own.codes.includes("alreadyMoved"));
  await pause(400);
  expect(isTaken(), "a move was not taken");
  expect(own.codes.includes("alreadyMoved"), "another move under the same name was not refused");
  for (const [index, one] of all.entries()) {
    // What the table does by itself asks nobody.
    const asked = shownTo(one)
      .slice(seen[index])
      .filter((shown) => askedIn(played, shown).length > 0);
    const moves = one === own ? new Set(asked.map(({ gameState }) => JSON.stringify(gameState))).size : asked.length;
    expect(moves <= 1, `a move said five times was seen ${moves} times`);
  }
  for (const one of others) one.line.say({ action: "stand" });
  await pause(200);
  await tryAll();
  return all.flatMap(({ codes }) => codes);
}

/** Somebody says they are somebody else, and does what only the host may. */
export async function stolenSeats(bring: Bring, random: Random, played: Played, expect: Expect): Promise<string[]> {
  const victim = idOf(keyOf("Witness0"));
  const thief = bring("WITNESS");
  await thief.line.opened;
  // Says whom it would be, with a key that does not speak for them.
  thief.line.say({ action: "join", name: "Witness0", key: keyOf("thief"), player: victim });
  await pause(300);
  thief.line.say({ action: "join", name: "Witness0", key: victim });
  await thief.until(isState);
  for (let seat = 0; seat < played.fewest; seat++) thief.line.say({ action: "sit", seat });
  for (const message of [
    { action: "stand" },
    { action: "removeSeat", seat: 0 },
    { action: "lobby" },
    { action: "startGame" },
  ])
    thief.line.say(message);
  thief.line.say(random.pick(attemptsIn(played, random)));
  thief.line.say({ action: "join", name: "Witness0", key: keyOf("another") });
  await pause(500);
  expect(
    thief.heard.every((frame) => !isState(frame) || frame.seat === null),
    "a seat was stolen",
  );
  expect(thief.codes.includes("signedOut") && thief.codes.includes("alreadyJoined"), "a thief was not refused");
  return thief.codes;
}

/** Bots on all seats but the first ones and the last. */
function seatBots(host: Attacker, from: number, free = 0): number {
  const until = last(host).table.seats.length - free;
  for (let seat = from; seat < until; seat++) host.line.say({ action: "addBot", seat });
  return until;
}

/** Twenty want the last seat at once. */
export async function lastSeat(bring: Bring, expect: Expect): Promise<string[]> {
  const people = ["Ann", "Ben"];
  const [host] = (await seatedAt(bring, "RACE1", people)) as [Attacker];
  const seat = seatBots(host, people.length, 1);
  await pause(100);
  const racers = Array.from({ length: 20 }, () => bring("RACE1"));
  await Promise.all(racers.map(({ line }) => line.opened));
  for (const [index, racer] of racers.entries()) racer.join(`R${index}`);
  await Promise.all(racers.map((racer) => racer.until(isState)));
  for (const racer of racers) racer.line.say({ action: "sit", seat });
  const seatedOf = () => racers.filter((racer) => last(racer).seat !== null).length;
  await soon(() => seatedOf() > 0);
  await pause(500);
  const seated = seatedOf();
  expect(seated === 1, `${seated} got the last seat`);
  return [`seated ${seated}`, ...racers.flatMap(({ codes }) => codes)];
}

/** Two tabs of one player move at once. */
export async function twoTabs(bring: Bring, random: Random, played: Played, expect: Expect): Promise<string[]> {
  const [one, other] = (await seatedAt(bring, "TABS1", ["Ann", "Ann"])) as [Attacker, Attacker];
  one.line.say({ action: "setOptions", options: played.oracle.clocks.none });
  one.line.say({ action: "startGame", fill: true });
  await one.until(({ type }) => type === "gameStarted");
  expect((await mover(played, [one])) !== null, "nobody was asked for a move");
  const before = last(one);
  const moves = movesOf(played, one, random);
  for (const tab of [one, other]) tab.line.say(moves.move);
  other.line.say(moves.other);
  const codesOf = () => [one, other].flatMap((tab) => tab.codes);
  const isMoved = () => !sameJson(last(one).gameState, before.gameState);
  await soon(() => isMoved() && codesOf().length > 0);
  await pause(500);
  expect(isMoved(), "neither of two tabs moved");
  const codes = codesOf();
  // The same move said by the other tab is no other move, and one of another kind under its name is.
  expect(sameJson(codes, ["alreadyMoved"]), `two tabs were told ${codes}`);
  return codes;
}

/** Characters told to everybody before it is looked at who was hung up on, and how long that may take. */
const TOLD = 1.2 * UNREAD_LENGTH;
const ROUNDS = 1_500;
const PACE_MS = 60;

/** Lines that stop reading at a table where much is said: they are hung up on, and nobody who reads is. */
export async function deafLines(
  bring: Bring,
  count: number,
  { game, oracle }: Played,
  expect: Expect,
): Promise<string[]> {
  const talkers = await seatedAt(bring, "DEAF1", ["Ann", "Ben", "Cem"]);
  const [ann] = talkers as [Attacker];
  // The more sit there, the more is told.
  const seatsOf = (options: unknown) => game.counts(options).at(-1) ?? 0;
  const [options] = oracle.options.toSorted((one, other) => seatsOf(other) - seatsOf(one));
  ann.line.say({ action: "setOptions", options });
  await pause(300);
  seatBots(ann, talkers.length);
  const deaf = Array.from({ length: count }, () => bring("DEAF1"));
  for (const [index, one] of deaf.entries()) {
    await one.line.opened;
    one.join(`Deaf${index}`, { watch: true });
    await one.until(isState);
    one.line.stopReading();
  }
  let [told, weighed] = [0, ann.heard.length];
  for (let round = 0; told < TOLD && round < ROUNDS; round++) {
    for (const { line, heard } of talkers) {
      line.say({ action: "ready", ready: round % 2 === 0 });
      // Whoever reads can say again what they were answered.
      if (round % 20 === 0)
        line.say({ action: "ping", mark: heard.findLast(({ type }) => type === "pong")?.mark ?? "" });
    }
    await pause(PACE_MS);
    for (; weighed < ann.heard.length; weighed++) told += JSON.stringify(ann.heard[weighed]).length;
  }
  expect(told >= TOLD, `deaf: only ${told} characters were told`);
  for (const { line } of deaf) line.readAgain();
  await Promise.all(deaf.map((one) => one.until(() => false)));
  expect(
    deaf.every(({ ending }) => ending === 4000),
    `deaf: ended with ${deaf.map(({ ending }) => ending)}`,
  );
  expect(
    talkers.every(({ ending }) => ending === null),
    `deaf: who reads ended with ${talkers.map(({ ending }) => ending)}`,
  );
  return [...deaf, ...talkers].flatMap(({ codes }) => codes);
}
