import { execFileSync } from "node:child_process";
import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { oracles } from "@/lib/rules/oracles";
import { randomFrom, seedFrom } from "@/lib/rules/random";
import type { GameId } from "@/lib/rules/registry";
import { EXPIRE_MS, FREEZE_MS } from "@/lib/table/time/left-alone";
import { Person } from "../attacks/person";
import { Line } from "../attacks/raw-line";
import { boundless, Server } from "../e2e/server";

/** How many tables live at once. */
const AT_ONCE = 60;
/** A room goes to sleep this long after it has nothing to do, and somewhat. */
const ASLEEP_MS = 60_000;
const LOOK_MS = 5_000;
/** Nothing has changed in so many looks: nothing more will. */
const SAME_LOOKS = 4;
const LOOKS_AT_MOST = 240;
const PLAYING_MS = 20_000;
const MEETING = 3;
const ALARMS = "metadata.sqlite";
const random = randomFrom("da".repeat(32));
const pause = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms));

interface Table {
  readonly code: string;
  readonly game: GameId;
  readonly address: string;
}

/** What a room comes to in the day of a house: of twenty, so many. */
const lives: readonly {
  readonly of: string;
  readonly share: number;
  readonly live: (table: Table) => Promise<void>;
}[] = [
  { of: "a code typed that no table has", share: 5, live: mistyped },
  { of: "opened and left", share: 9, live: (table) => gathered(table, 1) },
  { of: "met at, talked, never begun", share: 4, live: (table) => gathered(table, MEETING) },
  { of: "begun with bots, and left", share: 1, live: (table) => played(table, 1, PLAYING_MS / 4) },
  { of: "played by its people", share: 1, live: (table) => played(table, table.game === "eights" ? 3 : 4, PLAYING_MS) },
];
const shares = lives.flatMap(({ share, live }) => Array.from({ length: share }, () => live));

/**
 * `npm run bench day [TABLES]`: what the tables of a day leave on the disk of a house on workerd; the same when all sleep;
 * and when the house's clock, which is set ahead by a small library made here, says that a week has passed.
 */
export async function run(tables = "10000"): Promise<void> {
  const clock = await clockAhead();
  const server = await Server.open("workerd.capnp", {
    ...boundless,
    ...clock.env,
  });
  const rows: object[] = [];
  const note = async (when: string) => {
    const row = { when, ...(await left(server)) };
    rows.push(row);
    console.log(row);
    return row;
  };
  try {
    const began = performance.now();
    const fresh = Array.from({ length: Number(tables) }, (_, index) => index);
    const failed = await Promise.all(Array.from({ length: AT_ONCE }, () => lived(server, fresh)));
    const seconds = Math.round((performance.now() - began) / 1_000);
    console.log(
      `${tables} tables in ${seconds} s; ${failed.reduce((sum, count) => sum + count, 0)} did not come about`,
    );
    await note("as the last one leaves");
    await pause(FREEZE_MS + ASLEEP_MS);
    await note("all asleep");
    await server.kill9();
    await server.restart();
    await note("and begun anew");
    await server.kill9();
    await clock.set(EXPIRE_MS + ASLEEP_MS);
    await server.restart();
    await note("a week later, at once");
    await untilSame(server);
    await note("all forgotten");
    await server.kill9();
    await server.restart();
    const { ofTables } = await note("and begun anew");
    if (ofTables > 0) throw new Error(`${ofTables} files of tables are left after a week.`);
  } finally {
    console.table(rows);
    await server.close();
    await clock.close();
  }
}

/** Lives tables one after another, and gives how many did not come about. */
async function lived(server: Server, fresh: number[]): Promise<number> {
  let failed = 0;
  for (let index = fresh.pop(); index !== undefined; index = fresh.pop()) {
    const game = index % 2 === 0 ? "eights" : "baloot";
    const code = `DAY${String(index).padStart(5, "0")}`;
    const live = shares[Math.floor(index / 2) % shares.length] ?? mistyped;
    await live({ code, game, address: server.room(code, game) }).catch(() => failed++);
    if (index % 500 === 0) console.log(`${index} to go`);
  }
  return failed;
}

async function mistyped({ address }: Table): Promise<void> {
  const line = new Line(address);
  const answered = new Promise<string>((heard) => {
    line.onText = heard;
  });
  if (!(await line.opened)) throw new Error("not let in");
  line.say({ action: "ping", mustExist: true });
  await answered;
  line.drop();
}

/** Somebody who plays quickly, once they are in. */
async function seated({ code, game, address }: Table, seat: number, isPlaying: boolean): Promise<Person> {
  const person = new Person({
    ...{ game, address, name: `${code}-${seat}`, isPlain: false },
    ...{ random: randomFrom(seedFrom(random)), thinks: { least: 5, spread: 20 } },
  });
  person.isPlaying = isPlaying;
  const told = new Promise<void>((resume, fail) => {
    person.onState = () => resume();
    setTimeout(() => fail(new Error("nothing heard")), 60_000).unref();
  });
  person.connect();
  await told;
  return person;
}

async function gathered(table: Table, people: number): Promise<void> {
  const all: Person[] = [];
  for (let seat = 0; seat < people; seat++) all.push(await seated(table, seat, false));
  for (const person of people > 1 ? all : []) person.say({ action: "chat", text: "السلام عليكم" });
  await pause(100);
  for (const person of all) person.drop();
}

/** Plays until a match is over, or for so long. */
async function played(table: Table, people: number, ms: number): Promise<void> {
  const all: Person[] = [];
  for (let seat = 0; seat < people; seat++) all.push(await seated(table, seat, true));
  const [host] = all;
  host?.say({ action: "setOptions", options: oracles[table.game].clocks.none });
  host?.say({ action: "startGame", fill: true });
  for (const until = performance.now() + ms; performance.now() < until && host?.status !== "finished"; )
    await pause(50);
  for (const person of all) person.drop();
}

/** What lies on the disk for the rooms: files, megabytes, and how many of the files are tables'. */
async function left({ data }: Server) {
  const folder = join(data, "party");
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.includes(".sqlite"));
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const files = names.filter((name) => name.endsWith(".sqlite"));
  // Each kind of room has one file beside them in which its alarms stand.
  const ofTables = files.filter((name) => /-(eights|baloot)DO/.test(name) && !name.endsWith(ALARMS)).length;
  const journals = names.filter((name) => name.endsWith("-wal")).length;
  return { files: files.length, ofTables, journals, MB: Math.round(bytes / 1e5) / 10 };
}

/** Waits until nothing changes on the disk any more. */
async function untilSame(server: Server): Promise<void> {
  let same = 0;
  let before = "";
  for (let look = 0; look < LOOKS_AT_MOST && same < SAME_LOOKS; look++) {
    await pause(LOOK_MS);
    const now = JSON.stringify(await left(server));
    same = now === before ? same + 1 : 0;
    before = now;
  }
}

/** A clock for the house that goes before the machine's: what it is told of it when it starts. */
async function clockAhead() {
  const folder = await mkdtemp(join(tmpdir(), "clock-"));
  const [library, file] = [join(folder, "clock-ahead.so"), join(folder, "ahead")];
  execFileSync("cc", ["-shared", "-fPIC", "-O2", "-o", library, resolve("bench/day/clock-ahead.c")]);
  const set = (ms: number) => writeFile(file, String(Math.round(ms / 1_000)));
  await set(0);
  return { env: { LD_PRELOAD: library, CLOCK_AHEAD: file }, set, close: () => rm(folder, { recursive: true }) };
}
