import { type GameId, games } from "@/lib/rules";
import type { Game } from "@/lib/rules/game";
import { seedOf } from "@/lib/rules/laws";
import { oracles } from "@/lib/rules/oracles";
import { randomFrom, seedFrom } from "@/lib/rules/random";
import { sameJson } from "@/lib/table/patch";
import { Server } from "../e2e/server";
import type { Remembered } from "./device";
import { historyOf, type Move, printOf, type Shown, untrue } from "./history";
import { Person } from "./person";

export interface Chaos {
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

const pause = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms));

/** Plays at many tables, cuts the power of the whole house at random instants, and compares. */
export async function chaos({ tables, rounds, seed, game: id = "eights", say = () => {} }: Chaos): Promise<Report> {
  const random = randomFrom(seedOf(seed));
  const game = games[id] as Game;
  const { clocks } = oracles[id];
  const server = await Server.open("workerd.capnp", {
    MAJLIS_JOINS_A_MINUTE: 1_000_000,
    MAJLIS_TABLES_AN_HOUR: 1_000_000,
    MAJLIS_LINES_AN_ADDRESS: 1_000_000,
    MAJLIS_TABLES_AN_ADDRESS: 1_000_000,
  });
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
  const shown = new Map<Person, Shown[]>();
  const timed = Array.from({ length: Math.ceil(tables / TIMED) }, (_, index) => tableOf("TIMED", index));
  for (const person of [...house, ...timed].flatMap(({ people }) => people)) {
    const all: Shown[] = [];
    shown.set(person, all);
    person.device.onView = (round, seat, view) => all.push({ round, seat, print: printOf(view) });
  }
  const open = async ({ people }: Table, options: unknown) => {
    const [host] = people;
    for (const person of people) {
      person.connect();
      await until(() => person.told !== null);
    }
    host?.say({ action: "setOptions", options });
    host?.say({ action: "startGame", fill: true });
  };
  let alone = 0;
  let wentOnAlone = 0;
  let kills = 0;
  let stuck = 0;
  const powerGoes = async () => {
    await server.kill9();
    kills++;
    for (const { people } of house) for (const person of people) person.drop();
  };
  try {
    for (const table of house) await open(table, clocks.none);
    await until(() => house.every(({ people }) => people.every(({ told }) => told?.view != null)));
    say(`${tables} tables under play`);
    for (let round = 1; round <= rounds; round++) {
      await pause(300 + random.below(1_500));
      await powerGoes();
      const left = await waitingForBots(server, random.shuffled(house));
      const others = house.filter((table) => !left.some(({ code }) => code === table.code));
      if (random.below(HASTY) === 0) {
        await server.restart();
        for (const { people } of others) for (const person of people) person.connect();
        await pause(random.below(400));
        await powerGoes();
      }
      await server.restart();
      await comeBack(others);
      alone += left.length;
      // Nobody looked in, so whatever was written was written by a room that its alarm woke.
      const awake = left.map(({ code, writtenAt }) => until(async () => (await server.writtenAt(code)) > writtenAt));
      for (const one of await Promise.allSettled(awake))
        if (one.status === "rejected") say(String(one.reason));
        else wentOnAlone++;
      await comeBack(left);
      await until(() => left.every(({ people, turn }) => people.every(({ told }) => told && told.turn > turn)));
      if (round % 10 === 0) say(`${round} of ${rounds}`);
    }
    for (const { people } of timed) for (const person of people) person.isPlaying = false;
    for (const table of timed) await open(table, clocks.short);
    await until(() => timed.every(({ people }) => people.every((person) => person.isForPerson)));
    await powerGoes();
    for (const { people } of timed) for (const person of people) person.drop();
    const waiting = await Promise.all(timed.map(({ code }) => server.turnKept(code)));
    await server.restart();
    await comeBack(house);
    const spent = timed.map(({ code }, index) =>
      until(async () => (await server.turnKept(code)) > (waiting[index] ?? 0)),
    );
    const ranOut = (await Promise.allSettled(spent)).filter(({ status }) => status === "fulfilled").length;
    const turns = house.map(({ people }) => people[0]?.told?.turn ?? 0);
    const goesOn = (table: (typeof house)[number], index: number) =>
      (table.people[0]?.told?.turn ?? 0) > (turns[index] ?? 0);
    await until(() => house.every(goesOn)).catch(() => {});
    stuck = house.filter((table, index) => !goesOn(table, index)).length;
    for (const { people } of house) for (const person of people) person.isPlaying = false;
    await pause(1_500);
    for (const { people } of house) for (const person of people) person.drop();
    // The same data, in rooms that show what they keep.
    await server.kill9();
    await server.restart("e2e/partykit.json");
    const found = { views: 0, told: 0, lost: 0, doubled: 0, onTheirWay: 0 };
    const complaints: string[] = [];
    for (const table of [...house, ...timed]) {
      const { code, people } = table;
      const history = await historyOf(game, id, server, code);
      const logged = history.moves;
      for (const person of people) {
        const { sent, taken, replica } = person.device;
        const complain = (what: string) => complaints.push(`${code} ${person.who.name} ${what}`);
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
    return { tables, kills, ...found, stuck, alone, wentOnAlone, timed: timed.length, ranOut, complaints };
  } finally {
    for (const { people } of [...house, ...timed]) for (const person of people) person.drop();
    await server.close();
  }
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

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const began = Date.now();
  while (!(await isSo())) {
    if (Date.now() - began > PATIENCE_MS) throw new Error(`not so after ${PATIENCE_MS} ms: ${isSo}`);
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
