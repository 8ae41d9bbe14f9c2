import { readdir, readFile } from "node:fs/promises";
import { games } from "@/lib/rules";
import { eights } from "@/lib/rules/eights";
import { oracle } from "@/lib/rules/eights/oracle";
import type { Game } from "@/lib/rules/game";
import { seedOf } from "@/lib/rules/laws";
import type { Oracle } from "@/lib/rules/oracle";
import { type Random, randomFrom, seedFrom } from "@/lib/rules/random";
import { closings } from "@/lib/table/refusals";
import { abusedThrough, badFrame } from "@/lib/table/testing/abuse";
import { eightsCensor } from "@/lib/table/testing/eights";
import { idOf } from "@/lib/table/testing/host";
import { keyOf } from "@/lib/table/testing/player";
import { exchanged } from "@/lib/table/testing/swap";
import { Server } from "../e2e/server";
import { type Ending, Line } from "./line";
import { witnessTable } from "./witness";

const FRAMES = 1_000_000;
const SWAPS = 10_000;
const game: Game = eights as Game;
const secretsOf = (oracle as Oracle).secrets;

/** How much of everything: as a script, or as a test. */
export interface Size {
  readonly frames: number;
  readonly floodMs: number;
  readonly joins: number;
  readonly deaf: number;
  readonly waves: number;
  /** Milliseconds the witness is watched during each part, at least. */
  readonly windowMs: number;
  readonly say: (line: string) => void;
}

const whole: Size = {
  frames: 20_000,
  floodMs: 5_000,
  joins: 1_000,
  deaf: 20,
  waves: 4,
  windowMs: 6_000,
  say: console.log,
};
export const short: Size = { frames: 1_000, floodMs: 300, joins: 120, deaf: 3, waves: 1, windowMs: 0, say: () => {} };

export interface Part {
  readonly part: string;
  readonly answers: string;
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
  readonly memory: number;
}

export interface Findings {
  readonly parts: readonly Part[];
  /** What should not have happened. */
  readonly faults: readonly string[];
}

/** On Linux a machine has sixteen million addresses to itself, each of which the door counts for itself. */
const isManyAddresses = process.platform === "linux";
const machine = (number: number) => (isManyAddresses ? `127.0.1.${number}` : undefined);
const MACHINES = 20;

const pause = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms));

/** One line of somebody up to no good, with all it was told. */
class Abuser {
  readonly line: Line;
  readonly heard: Record<string, unknown>[] = [];
  ending: Ending | null = null;

  constructor(address: string, headers: Record<string, string> = {}, from?: string) {
    this.line = new Line(address, headers, from);
    this.line.onText = (text) => this.heard.push(JSON.parse(text));
    this.line.closed.then((ending) => {
      this.ending = ending;
    });
  }

  join(name: string, more: object = {}): void {
    this.line.say({ action: "join", name, key: keyOf(name), ...more });
  }

  /** The codes it was refused with, and how it was hung up on. */
  get codes(): string[] {
    const refused = this.heard.flatMap(({ type, code }) => (type === "error" ? [String(code)] : []));
    return this.ending === null ? refused : [...refused, `closed ${this.ending}`];
  }

  async until(isIt: (frame: Record<string, unknown>) => boolean): Promise<Record<string, unknown> | null> {
    for (let waited = 0; waited < 10_000; waited += 5) {
      const found = this.heard.find(isIt);
      if (found) return found;
      await pause(5);
    }
    return null;
  }
}

const isState = ({ type }: Record<string, unknown>) => type === "state";

function counted(codes: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

/** Megabytes the server and everything below it hold. */
async function memoryOf(group: number): Promise<number> {
  let pages = 0;
  for (const pid of await readdir("/proc").catch(() => [])) {
    if (!/^\d+$/.test(pid)) continue;
    const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (Number(fields[2]) === group) pages += Number(fields[21]);
  }
  return Math.round((pages * 4_096) / 2 ** 20);
}

/** What somebody on this seat should not have been told, null where nothing. */
function secretIn(frame: Record<string, unknown>): string | null {
  if (frame.type !== "state" || frame.gameState === null) return null;
  const view = game.codec?.decode(frame.gameState);
  for (const path of secretsOf(view, frame.seat as number | null)) {
    const value = path.reduce((inner: unknown, key) => (inner as Record<string | number, unknown>)[key], view);
    if (value !== null) return path.join(".");
  }
  return null;
}

/** Does to a house what somebody might who wishes it ill, next to a table where people go on playing. */
export async function abuse(size: Size, seed = 1): Promise<Findings> {
  const random = randomFrom(seedOf(seed));
  const many = 1_000_000;
  // Where the machine is many addresses to itself, the limits are those the house comes with.
  const limits: Record<string, number> = isManyAddresses
    ? {}
    : { MAJLIS_JOINS_A_MINUTE: many, MAJLIS_LINES_AN_ADDRESS: many };
  const server = await Server.open("workerd.capnp", limits);
  const witness = await witnessTable(server.room("WITNESS"), seed);
  const faults: string[] = [];
  const parts: Part[] = [];
  const abusers: Abuser[] = [];
  const abuser = (code: string, headers?: Record<string, string>, from = machine(1)) => {
    const one = new Abuser(server.room(code), headers, from);
    abusers.push(one);
    return one;
  };
  const expect = (isSo: boolean, what: string) => {
    if (!isSo) faults.push(what);
  };

  /** Runs one part while the witness plays. */
  const during = async (part: string, run: () => Promise<readonly string[]>) => {
    await witness.testify();
    const began = performance.now();
    const codes = await run();
    await pause(Math.max(300, size.windowMs - (performance.now() - began)));
    const { trips, complaints, falls } = await witness.testify();
    trips.sort((a, b) => a - b);
    const at = (part: number) => Math.round(10 * (trips[Math.floor(part * (trips.length - 1))] ?? 0)) / 10;
    for (const one of abusers.splice(0)) {
      for (const frame of one.heard) {
        const secret = secretIn(frame);
        expect(secret === null, `${part}: told of ${secret}`);
      }
      one.line.drop();
    }
    const answers = Object.entries(counted(codes)).map(([code, count]) => `${code} ${count}`);
    const memory = await memoryOf(server.pid ?? 0);
    parts.push({ part, answers: answers.join(", "), moves: trips.length, p50: at(0.5), p99: at(0.99), memory });
    size.say(`${part}: ${answers.join(", ")}`);
    expect(complaints.length === 0, `${part}: the witness saw ${complaints[0]}`);
    expect(falls === 0 && trips.length > 0, `${part}: the witness could not go on`);
    return counted(codes);
  };

  try {
    await pause(size.windowMs / 3);
    await during("quiet", async () => {
      await pause(2 * size.windowMs);
      return [];
    });

    const bad = await during("random frames", async () => {
      const moves = oracle.attempts(eights.setup(3, eights.defaults, seedFrom(random)), 0);
      const codes: string[] = [];
      // As many as a burst lets through, from one line after another.
      const each = 35;
      for (let sent = 0; sent < size.frames; sent += each) {
        const one = abuser(`BAD${(sent / each) % 40}`, {}, machine(150 + (sent % 60)));
        if (!(await one.line.opened)) faults.push("random frames: not let in");
        if (random.below(3) > 0) one.join(`P${random.below(4)}`);
        for (let frame = 0; frame < each; frame++) one.line.say(badFrame(random, moves, random.below(40)));
        one.line.say({ action: "ping", sent: sent + 0.5 });
        await Promise.race([one.line.closed, one.until(({ sent: echoed }) => echoed === sent + 0.5)]);
        codes.push(...one.codes);
        one.line.drop();
        if (secretsIn(one).length > 0) faults.push("random frames: told a secret");
        abusers.length = 0;
      }
      return codes;
    });
    expect(
      (bad.malformed ?? 0) > 0 && (bad.notJson ?? 0) > 0 && (bad.tooDeep ?? 0) > 0,
      "random frames: not all refused",
    );
    expect(!bad["closed refused"], "random frames: somebody was not let in");

    const odd = await during("what is no frame", async () => {
      const kinds: ((line: Line) => void)[] = [
        (line) => line.sayBinary(Buffer.alloc(64)),
        (line) => line.say("x".repeat(5_000)),
        (line) => line.say("x".repeat(900_000)),
        (line) => line.say(`{"action":"setOptions","options":${"[".repeat(4_000)}`),
        (line) => line.say('{"action":"join","__proto__":{"polluted":true}}'),
        (line) => line.sayRaw(Buffer.from("GET / HTTP/1.1\r\n\r\n")),
        (line) => line.sayRaw(Buffer.alloc(4_000, 0xff)),
        (line) => line.sayRaw(Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0])),
      ];
      const all = kinds.map((kind) => {
        const one = abuser("ODD1");
        one.line.opened.then(() => kind(one.line));
        return one;
      });
      await pause(1_500);
      return all.flatMap(({ codes }) => codes);
    });
    expect(odd[`closed ${closings.binary}`] === 1, "a binary frame was not hung up on");
    expect((odd[`closed ${closings.tooLong}`] ?? 0) >= 1, "a long frame was not hung up on");
    expect(odd.tooDeep === 1 && odd.malformed === 1, "a bomb or __proto__ was not refused");

    const flood = await during("10,000 messages a second from one seat", async () => {
      const one = abuser("FLOOD1");
      await one.line.opened;
      one.join("Flooder");
      await one.until(isState);
      let sent = 0;
      const began = performance.now();
      for (let now = began; now - began < size.floodMs; now = performance.now()) {
        for (; sent < (now - began) * 10; sent++) one.line.say({ action: "ping" });
        await pause(2);
      }
      await pause(200);
      const answered = one.heard.filter(({ type }) => type === "pong").length;
      expect(answered < 200, `flood: ${answered} were answered`);
      return [...one.codes, `answered ${answered}`];
    });
    expect(flood[`closed ${closings.tooMuch}`] === 1, "a flood was not hung up on");

    const crowd = (code: string, from: (index: number) => string | undefined) => async () => {
      const all = Array.from({ length: size.joins }, (_, index) => {
        const one = abuser(code, {}, from(index));
        one.line.opened.then(() => one.join(`C${index}`, { watch: true }));
        return one;
      });
      await Promise.all(all.map((one) => Promise.race([one.line.closed, one.until(isState)])));
      await pause(500);
      return all.flatMap((one) => (one.ending === null ? ["let in"] : [String(one.codes[0])]));
    };
    const crowds: Record<string, ReturnType<typeof crowd>> = {
      [`${size.joins} joins at once`]: crowd("CROWD", () => machine(2)),
    };
    // Again and again: what one wave leaves behind, the next must find room beside.
    for (let wave = 1; wave <= size.waves; wave++)
      crowds[`${size.joins} joins at once from ${MACHINES} addresses, wave ${wave}`] = crowd(`CROWD${wave}`, (index) =>
        machine(MACHINES * wave + (index % MACHINES)),
      );
    for (const [part, come] of Object.entries(crowds)) {
      const {
        "let in": within = 0,
        tooManyWatchers = 0,
        tooManyLines = 0,
        tooManyJoins = 0,
        "closed refused": curtly = 0,
      } = await during(part, come);
      expect(within > 0 && within <= 50, `${part}: ${within} were let in`);
      expect(
        within + tooManyWatchers + tooManyLines + tooManyJoins + curtly === size.joins,
        `${part}: not all were answered`,
      );
    }

    const foreign = await during("foreign origins", async () => {
      const origins = ["https://evil.test", "null", "http://localhost:1", "http://localhost.evil.test", "file://"];
      const all = origins.map((Origin) => abuser("WITNESS", { Origin }));
      return (await Promise.all(all.map((one) => one.line.closed))).map((ending) => `closed ${ending}`);
    });
    expect(foreign["closed refused"] === 5, "a foreign page was let in");

    await during("moves of others, of before and out of turn", async () => wrongMoves(abuser, random, expect));
    await during("stealing seats", async () => stolenSeats(abuser, expect));
    await during("a race for the last seat", async () => lastSeat(abuser, expect));
    await during("two tabs moving at once", async () => twoTabs(abuser, expect));

    const before = await memoryOf(server.pid ?? 0);
    await during("lines that stop reading", async () => {
      for (let index = 0; index < size.deaf; index++) {
        const one = abuser("WITNESS", {}, machine(3));
        await one.line.opened;
        one.join(`Deaf${index}`, { watch: true });
        one.line.stopReading();
      }
      await pause(3 * size.windowMs);
      return [`${before} MB before`];
    });
    await during("afterwards", async () => {
      await pause(2 * size.windowMs);
      return [];
    });
    expect((await fetch(server.url)).status === 200, "the house is not open any more");
    return { parts, faults };
  } finally {
    await witness.end();
    for (const { line } of abusers) line.drop();
    await server.close();
  }
}

const secretsIn = ({ heard }: Abuser) => heard.flatMap((frame) => secretIn(frame) ?? []);

type Bring = (code: string) => Abuser;
type Expect = (isSo: boolean, what: string) => void;

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

async function wrongMoves(bring: Bring, random: Random, expect: Expect): Promise<string[]> {
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

async function stolenSeats(bring: Bring, expect: Expect): Promise<string[]> {
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

async function lastSeat(bring: Bring, expect: Expect): Promise<string[]> {
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

async function twoTabs(bring: Bring, expect: Expect): Promise<string[]> {
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

/** `npm run abuse [seed] [frames | exchanges | sockets]` */
export async function run(seed = "1", only?: string): Promise<void> {
  const isWanted = (part: string) => only === undefined || only === part;
  if (isWanted("frames")) {
    console.log(`${FRAMES} bad frames, said to tables in this process:`);
    console.log(abusedThrough(eights, oracle, eightsCensor, FRAMES, Number(seed)));
  }
  for (const [id, each] of isWanted("exchanges") ? Object.entries(games) : []) {
    const { oracle: opinion }: { oracle: Oracle } = await import(`../lib/rules/${id}/oracle.ts`);
    const tally = exchanged(each as Game, opinion, SWAPS, Number(seed));
    console.log(`${SWAPS} exchanges of what a seat cannot see, ${id}:`, tally);
  }
  if (isWanted("sockets")) await overSockets(Number(seed));
}

async function overSockets(seed: number): Promise<void> {
  const { parts, faults } = await abuse(whole, seed);
  const quiet = parts[0]?.p99 ?? 0;
  console.table(
    parts.map(({ part, moves, p50, p99, memory }) => {
      const times = Math.round((100 * p99) / quiet) / 100;
      return { part, moves, "p50 ms": p50, "p99 ms": p99, "times quiet": times, "≤ 1.5": times <= 1.5, MB: memory };
    }),
  );
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) throw new Error(`${faults.length} things should not have happened.`);
}
