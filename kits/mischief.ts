import { eights } from "@/lib/rules/eights";
import { oracle } from "@/lib/rules/eights/oracle";
import { seedOf } from "@/lib/rules/laws";
import type { Random } from "@/lib/rules/random";
import { badFrame } from "@/lib/table/testing/abuse";
import { idOf } from "@/lib/table/testing/host";
import { keyOf } from "@/lib/table/testing/player";
import { UNREAD_LENGTH } from "@/lib/table/unread";
import { type Abuser, isState, machine } from "./abuser";

const pause = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms));

type Bring = (code: string, headers?: Record<string, string>, from?: string) => Abuser;
type Expect = (isSo: boolean, what: string) => void;

/** As many frames as a burst lets through. */
const BURST = 35;

/** So many random frames, from one line after another, each of which is given when it has heard all answers. */
export async function* randomFrames(bring: Bring, random: Random, moves: readonly unknown[], frames: number) {
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

/** Three at a table: waiting, playing, and when the game is over. */
async function seatedAt(bring: Bring, code: string, names: readonly string[]): Promise<Abuser[]> {
  const all: Abuser[] = [];
  for (const name of names) {
    const one = bring(code);
    await one.line.opened;
    one.join(name);
    await one.until(isState);
    all.push(one);
  }
  return all;
}

const last = ({ heard }: Abuser) =>
  heard.filter(isState).at(-1) as { turn: number; n: number; gameState: Shown | null };
interface Shown {
  readonly currentPlayerId: string;
  readonly players: readonly { readonly id: string; readonly cardCount: number }[];
}

/** Moves of all kinds from everybody, in every phase: those of others, of before, twice, and in place of one made. */
export async function wrongMoves(bring: Bring, random: Random, expect: Expect): Promise<string[]> {
  const names = ["Ann", "Ben", "Cem"];
  const all = await seatedAt(bring, "WRONG1", names);
  const [ann, ben, cem] = all as [Abuser, Abuser, Abuser];
  const everyMove = () => random.pick(oracle.attempts(eights.setup(3, eights.defaults, seedOf(3)), 0));
  const tryAll = async () => {
    for (const one of all) one.line.say(everyMove());
    await pause(200);
  };
  await tryAll();
  ann.line.say({ action: "setOptions", options: { ...eights.defaults, clock: 0, maxPlayers: 3 } });
  ann.line.say({ action: "startGame" });
  await ann.until(({ type }) => type === "gameStarted");
  await pause(100);
  const before = last(ann);
  const mover = names.findIndex((name) => before.gameState?.currentPlayerId === idOf(keyOf(name)));
  for (const [index, one] of all.entries())
    if (index !== mover) one.line.say({ action: "draw", turn: before.turn, n: 0 });
  await pause(300);
  expect(last(ann).turn === before.turn, "somebody moved out of turn");
  const own = all[mover] as Abuser;
  const move = { action: "draw", turn: before.turn, n: 0 };
  for (let again = 0; again < 4; again++) own.line.say(move);
  own.line.say({ action: "play", cardIndex: 0, turn: before.turn, n: 0 });
  own.line.say({ ...move, turn: before.turn - 1 });
  own.line.say({ ...move, turn: before.turn + 7 });
  await pause(400);
  const cards = last(own).gameState?.players.find(({ id }) => id === before.gameState?.currentPlayerId)?.cardCount;
  expect(cards === 8, `a move said five times made ${cards} cards`);
  for (const one of [ben, cem]) one.line.say({ action: "stand" });
  await pause(200);
  await tryAll();
  return all.flatMap(({ codes }) => codes);
}

/** Somebody says they are somebody else, and does what only the host may. */
export async function stolenSeats(bring: Bring, expect: Expect): Promise<string[]> {
  const victim = idOf(keyOf("Witness0"));
  const thief = bring("WITNESS");
  await thief.line.opened;
  // Says whom it would be, with a key that does not speak for them.
  thief.line.say({ action: "join", name: "Witness0", key: keyOf("thief"), player: victim });
  await pause(300);
  thief.line.say({ action: "join", name: "Witness0", key: victim });
  await thief.until(isState);
  for (const seat of [0, 1, 2]) thief.line.say({ action: "sit", seat });
  for (const message of [
    { action: "stand" },
    { action: "removeSeat", seat: 0 },
    { action: "lobby" },
    { action: "startGame" },
  ])
    thief.line.say(message);
  thief.line.say({ action: "draw" });
  thief.line.say({ action: "join", name: "Witness0", key: keyOf("another") });
  await pause(500);
  expect(
    thief.heard.every((frame) => !isState(frame) || frame.seat === null),
    "a seat was stolen",
  );
  expect(thief.codes.includes("signedOut") && thief.codes.includes("alreadyJoined"), "a thief was not refused");
  return thief.codes;
}

/** Twenty want the last seat at once. */
export async function lastSeat(bring: Bring, expect: Expect): Promise<string[]> {
  const [host] = (await seatedAt(bring, "RACE1", ["Ann", "Ben"])) as [Abuser];
  host.line.say({ action: "setOptions", options: { ...eights.defaults, maxPlayers: 3 } });
  await pause(100);
  const racers = Array.from({ length: 20 }, () => bring("RACE1"));
  await Promise.all(racers.map(({ line }) => line.opened));
  for (const [index, racer] of racers.entries()) racer.join(`R${index}`);
  await Promise.all(racers.map((racer) => racer.until(isState)));
  for (const racer of racers) racer.line.say({ action: "sit", seat: 2 });
  await pause(500);
  const seated = racers.filter((racer) => (racer.heard.filter(isState).at(-1)?.seat ?? null) !== null).length;
  expect(seated === 1, `${seated} got the last seat`);
  return [`seated ${seated}`, ...racers.flatMap(({ codes }) => codes)];
}

/** Two tabs of one player move at once. */
export async function twoTabs(bring: Bring, expect: Expect): Promise<string[]> {
  const [one, other] = (await seatedAt(bring, "TABS1", ["Ann", "Ann"])) as [Abuser, Abuser];
  one.line.say({ action: "setOptions", options: { ...eights.defaults, clock: 0 } });
  one.line.say({ action: "startGame", fill: true });
  await one.until(({ type }) => type === "gameStarted");
  await pause(100);
  const isOwn = () => last(one).gameState?.currentPlayerId === idOf(keyOf("Ann"));
  for (let waited = 0; !isOwn() && waited < 10_000; waited += 50) await pause(50);
  const { turn } = last(one);
  const drawn = (tab: Abuser) => tab.heard.filter(({ type }) => type === "cardDrawn").length;
  const before = drawn(one);
  for (const tab of [one, other]) tab.line.say({ action: "draw", turn, n: 0 });
  other.line.say({ action: "play", cardIndex: 0, turn, n: 0 });
  await pause(500);
  expect(drawn(one) - before === 1, `two tabs drew ${drawn(one) - before} cards`);
  expect(other.codes.includes("alreadyMoved"), "another move under the same name was not refused");
  return [one, other].flatMap(({ codes }) => codes);
}

/** Characters told to everybody before it is looked at who was hung up on, and how long that may take. */
const TOLD = 1.2 * UNREAD_LENGTH;
const ROUNDS = 1_500;
const PACE_MS = 60;

/** Lines that stop reading at a table where much is said: they are hung up on, and nobody who reads is. */
export async function deafLines(bring: Bring, count: number, expect: Expect): Promise<string[]> {
  const talkers = await seatedAt(bring, "DEAF1", ["Ann", "Ben", "Cem"]);
  const [ann] = talkers as [Abuser];
  ann.line.say({ action: "setOptions", options: { ...eights.defaults, maxPlayers: 10 } });
  for (let seat = 3; seat < 10; seat++) ann.line.say({ action: "addBot", seat });
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
