import type { Game } from "@/lib/rules/game";
import { seedOf } from "@/lib/rules/laws";
import { oracles } from "@/lib/rules/oracles";
import { type Random, randomFrom, seedFrom } from "@/lib/rules/random";
import { type GameId, games } from "@/lib/rules/registry";
import type { StoredValues } from "@/lib/table/storage/record";
import { sameJson } from "@/lib/table/wire/patch";
import { Server, storedAt } from "../e2e/server";
import { crashLoop } from "./crash-loop";
import type { Remembered } from "./device";
import { historyOf, type Move, printOf, type ShownView, untrue } from "./history";
import { Person } from "./person";

interface Chaos {
  readonly tables: number;
  readonly rounds: number;
  readonly seed: number;
  readonly game?: GameId;
  readonly say?: (line: string) => void;
}

/** What became of everything that was told. */
export interface Report {
  readonly tables: number;
  readonly kills: number;
  /** What people were shown of their games, every bit of which has to have been so. */
  readonly views: number;
  /** Moves that were shown as done, and those of them that are not there. */
  readonly told: number;
  readonly lost: number;
  /** Moves that are there and were never made, or twice. */
  readonly doubled: number;
  /** Moves on their way when the power went: taken all the same, or not. */
  readonly onTheirWay: number;
  /** Tables that did not go on after the last start. */
  readonly stuck: number;
  /** Tables nobody came back to for a while that waited for a bot, and those of them that went on by themselves. */
  readonly alone: number;
  readonly wentOnAlone: number;
  /** Tables nobody came back to that waited for a player with a clock, and those of them whose time ran out all the same. */
  readonly timed: number;
  readonly ranOut: number;
  readonly complaints: readonly string[];
}

const PEOPLE = 2;
const ALONE = 5;
/** One table in so many is of the kind that waits by a clock. */
const TIMED = 8;
/** One round in so many the power goes again while people are still coming back. */
const HASTY = 4;
const PATIENCE_MS = 60_000;
/** No game's shortest clock runs as long, with what an outage gives back. */
const LONGEST_TURN_MS = 100_000;
const TRIES = 3;

const pause = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms));

/** A house with everybody in it, and what was counted so far. */
interface Setting {
  readonly server: Server;
  readonly random: Random;
  readonly game: Game;
  readonly id: GameId;
  readonly house: readonly Table[];
  readonly timed: readonly Table[];
  /** What everybody was shown of their games. */
  readonly shown: ReadonlyMap<Person, ShownView[]>;
  readonly say: (line: string) => void;
  readonly counts: { kills: number; alone: number; wentOnAlone: number };
}

const peopleAt = (tables: readonly Table[]) => tables.flatMap(({ people }) => people);
const dropAll = (tables: readonly Table[]) => {
  for (const person of peopleAt(tables)) person.drop();
};
const stopPlaying = (tables: readonly Table[]) => {
  for (const person of peopleAt(tables)) person.isPlaying = false;
};

/** Plays at many tables, cuts the power of the whole house at random instants, and compares. */
export async function chaos({ tables, rounds, seed, game: id = "eights", say = () => {} }: Chaos): Promise<Report> {
  const server = await Server.open("workerd.capnp", {
    MAJLIS_JOINS_A_MINUTE: 1_000_000,
    MAJLIS_TABLES_AN_HOUR: 1_000_000,
    MAJLIS_LINES_AN_ADDRESS: 1_000_000,
    MAJLIS_TABLES_AN_ADDRESS: 1_000_000,
  });
  const setting = settingOf(server, { tables, rounds, seed, game: id, say });
  const { house, timed, counts } = setting;
  try {
    for (const table of house) await open(table, oracles[id].clocks.none);
    await until(() => peopleAt(house).every(({ told }) => told?.view != null));
    say(`${tables} tables under play`);
    for (let round = 1; round <= rounds; round++) {
      await pause(300 + setting.random.below(1_500));
      await cutPower(setting);
      if (round % 10 === 0) say(`${round} of ${rounds}`);
    }
    const ranOut = await leftWithClocks(setting);
    const stuck = await stuckTables(setting);
    stopPlaying(house);
    await pause(1_500);
    dropAll(house);
    const kept = await keptAt(setting);
    const found = await compared(setting, kept);
    return { tables, ...counts, ...found, stuck, timed: timed.length, ranOut };
  } finally {
    dropAll([...house, ...timed]);
    await server.close();
  }
}

/** Tables for everybody, where nobody has come yet. */
function settingOf(server: Server, { tables, seed, game: id = "eights", say = () => {} }: Chaos): Setting {
  const random = randomFrom(seedOf(seed));
  const tableOf = (name: string, index: number): Table => {
    const code = `${name}${String(index).padStart(3, "0")}`;
    const people = Array.from(
      { length: PEOPLE },
      (_, person) =>
        new Person({
          game: id,
          address: server.room(code, id),
          name: `${name[0]}${index}x${person}`,
          random: randomFrom(seedFrom(random)),
          isPlain: (index + person) % 4 === 3,
          thinks: { least: 100, spread: 700 },
        }),
    );
    return { code, people };
  };
  const house = Array.from({ length: tables }, (_, index) => tableOf("CHAOS", index));
  const timed = Array.from({ length: Math.ceil(tables / TIMED) }, (_, index) => tableOf("TIMED", index));
  const shown = new Map<Person, ShownView[]>();
  for (const person of peopleAt([...house, ...timed])) {
    const all: ShownView[] = [];
    shown.set(person, all);
    person.device.onView = (round, seat, view) => all.push({ round, seat, print: printOf(view) });
  }
  const counts = { kills: 0, alone: 0, wentOnAlone: 0 };
  return { server, random, game: games[id] as Game, id, house, timed, shown, say, counts };
}

async function open({ people }: Table, options: unknown): Promise<void> {
  const [host] = people;
  for (const person of people) {
    person.connect();
    await until(() => person.told !== null);
  }
  host?.say({ action: "setOptions", options });
  host?.say({ action: "startGame", fill: true });
}

async function powerGoes({ server, house, counts }: Setting): Promise<void> {
  await server.kill9();
  counts.kills++;
  dropAll(house);
}

/** The power goes and comes back, and everybody with it but for a few tables that go on by themselves first. */
async function cutPower(setting: Setting): Promise<void> {
  const { server, random, house, say, counts } = setting;
  await powerGoes(setting);
  const left = await waitingForBots(server, random.shuffled(house));
  const others = house.filter((table) => !left.some(({ code }) => code === table.code));
  if (random.below(HASTY) === 0) {
    await server.restart();
    for (const person of peopleAt(others)) person.connect();
    await pause(random.below(400));
    await powerGoes(setting);
  }
  await server.restart();
  await comeBack(others);
  counts.alone += left.length;
  // Nobody looked in, so whatever was written was written by a room that its alarm woke.
  const awake = left.map(({ code, writtenAt }) => until(async () => (await server.writtenAt(code)) > writtenAt));
  for (const one of await Promise.allSettled(awake))
    if (one.status === "rejected") say(String(one.reason));
    else counts.wentOnAlone++;
  await comeBack(left);
  await until(() => left.every(({ people, turn }) => people.every(({ told }) => told && told.turn > turn)));
}

/** Tables with clocks, which everybody leaves while the power is gone: of how many a turn ran out all the same. */
async function leftWithClocks(setting: Setting): Promise<number> {
  const { server, house, timed, id } = setting;
  stopPlaying(timed);
  for (const table of timed) await open(table, oracles[id].clocks.short);
  await until(() => timed.every(({ people }) => people.every((person) => person.isForPerson)));
  await powerGoes(setting);
  dropAll(timed);
  const waiting = await Promise.all(timed.map(({ code }) => server.turnKept(code)));
  await server.restart();
  await comeBack(house);
  const spent = timed.map(({ code }, index) =>
    until(async () => (await server.turnKept(code)) > (waiting[index] ?? 0), LONGEST_TURN_MS),
  );
  return (await Promise.allSettled(spent)).filter(({ status }) => status === "fulfilled").length;
}

/** How many tables do not go on. */
async function stuckTables({ house }: Setting): Promise<number> {
  const turnAt = ({ people }: Table) => people[0]?.told?.turn ?? 0;
  const turns = house.map(turnAt);
  const goesOn = (table: Table, index: number) => turnAt(table) > (turns[index] ?? 0);
  await until(() => house.every(goesOn)).catch(() => {});
  return house.filter((table, index) => !goesOn(table, index)).length;
}

/**
 * Everything that is stored of every table: the same data, in rooms that show what they keep. All are asked at once, for
 * bots soon play on for people who are gone; and a development server that has much to do, or never answers, is begun anew.
 */
async function keptAt({ server, id, house, timed, say }: Setting): Promise<ReadonlyMap<string, StoredValues>> {
  for (let tries = 1; ; tries++) {
    await server.kill9();
    try {
      await server.restart("e2e/partykit.json");
      const codes = [...house, ...timed].map(({ code }) => code);
      return new Map(await Promise.all(codes.map(async (code) => [code, await storedAt(server, code, id)] as const)));
    } catch (error) {
      say(`What is kept could not be read: ${error instanceof Error ? (error.cause ?? error.message) : error}`);
      if (tries === TRIES) throw error;
    }
  }
}

/** What everybody was told, beside what is kept. */
async function compared({ game, house, timed, shown }: Setting, kept: ReadonlyMap<string, StoredValues>) {
  const found = { views: 0, told: 0, lost: 0, doubled: 0, onTheirWay: 0 };
  const complaints: string[] = [];
  for (const table of [...house, ...timed]) {
    const history = await historyOf(game, table.code, kept.get(table.code) ?? {});
    const logged = history.moves;
    for (const person of table.people) {
      const { sent, taken, replica } = person.device;
      const complain = (what: string) => complaints.push(`${table.code} ${person.who.name} ${what}`);
      for (const complaint of person.device.complaints) complain(complaint);
      const views = shown.get(person) ?? [];
      for (const { round } of untrue(game, history, views)) complain(`was shown what was not so in game ${round}`);
      found.views += views.length;
      // Nobody moved there, and bots may have.
      if (timed.includes(table)) continue;
      const seat = replica.confirmed?.seat;
      const lost = taken.filter((move) => !isIn(move, logged));
      const doubled = logged.filter(
        (move, at) => move.seat === seat && (!isIn(move, sent) || isIn(move, logged.slice(at + 1))),
      );
      for (const move of lost) complain(`lost ${story(move, sent, logged)}`);
      for (const move of doubled) complain(`doubled ${story(move, sent, logged)}`);
      found.told += taken.length;
      found.lost += lost.length;
      found.doubled += doubled.length;
      found.onTheirWay += sent.filter((move) => !taken.includes(move)).length;
    }
  }
  return { ...found, complaints };
}

const isGame = (name: string): name is GameId => Object.hasOwn(games, name);

interface Table {
  readonly code: string;
  readonly people: readonly Person[];
}

const sameMove = (one: Move, other: Move) =>
  one.round === other.round &&
  one.question === other.question &&
  one.seat === other.seat &&
  sameJson(one.action, other.action);

const isIn = (move: Move, moves: readonly Move[]) => moves.some((other) => sameMove(move, other));

/** A move with all that was sent and all that is there about the same question. */
function story(move: Move, sent: readonly Remembered[], logged: readonly Move[]): string {
  const isAbout = (other: Move) => other.round === move.round && other.question === move.question;
  return JSON.stringify({ move, sent: sent.filter(isAbout), there: logged.filter(isAbout) });
}

/** A table that nobody is to look in at for a while, and how it was when the power went. */
interface Lonely extends Table {
  readonly turn: number;
  readonly writtenAt: number;
}

/** Some tables that wait for a bot by what is on the disk, and not only by what their people were told last. */
async function waitingForBots(server: Server, house: readonly Table[]): Promise<Lonely[]> {
  const left: Lonely[] = [];
  for (const table of house.filter(({ people }) => people.every((person) => person.isForBot))) {
    if (left.length === ALONE) break;
    const { code, people } = table;
    const turn = await server.turnKept(code);
    const writtenAt = await server.writtenAt(code);
    if (people.every(({ told }) => told?.turn === turn)) left.push({ ...table, turn, writtenAt });
  }
  return left;
}

async function comeBack(tables: readonly Table[]): Promise<void> {
  const people = tables.flatMap((table) => table.people);
  let back = 0;
  for (const person of people) {
    let isBack = false;
    person.onState = () => {
      if (!isBack) back++;
      isBack = true;
    };
    person.connect();
  }
  await until(() => back === people.length);
}

async function until(isSo: () => boolean | Promise<boolean>, patience = PATIENCE_MS): Promise<void> {
  const began = Date.now();
  while (!(await isSo())) {
    if (Date.now() - began > patience) throw new Error(`not so after ${patience} ms: ${isSo}`);
    await pause(20);
  }
}

/** `npm run chaos [tables] [rounds] [seed] [game]` */
export async function run(tables = "60", rounds = "100", seed = "1", game = "eights"): Promise<void> {
  if (!isGame(game)) throw new Error(`There is no game ${game}.`);
  const began = Date.now();
  const report = await chaos({
    tables: Number(tables),
    rounds: Number(rounds),
    seed: Number(seed),
    game,
    say: console.log,
  });
  const { complaints, ...numbers } = report;
  console.table({ ...numbers, complaints: complaints.length, seconds: Math.round((Date.now() - began) / 1_000) });
  for (const complaint of complaints.slice(0, 20)) console.log(complaint);
  const taken = await crashLoop(game);
  for (const seat of taken) console.log(seat);
  if (taken.length > 0) throw new Error("Seats were taken for the time the house was away.");
  if (!isWhole(report)) throw new Error("Something was lost.");
  // A short try may find none that waits for a bot; a long one that finds none tries nothing.
  if (report.alone === 0) throw new Error("No table was left alone.");
}

/** Whether nothing was lost, doubled or stuck, of what was told and of turns that run out. */
export const isWhole = ({ lost, doubled, stuck, alone, wentOnAlone, timed, ranOut, complaints, views, told }: Report) =>
  Math.min(views, told, timed) > 0 &&
  lost + doubled + stuck + complaints.length === 0 &&
  alone === wentOnAlone &&
  timed === ranOut;
