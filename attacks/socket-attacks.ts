import { seedOf } from "@/lib/rules/laws";
import { randomFrom } from "@/lib/rules/random";
import type { GameId } from "@/lib/rules/registry";
import { Server } from "../e2e/server";
import { Attacker, isManyAddresses, joinAtOnce, MACHINES, machine } from "./attacker";
import { crowdAt, flood, oddFrames } from "./crowds";
import { echoHouse } from "./measure/echo";
import { giveWay, putFirst } from "./measure/priority";
import { ECHO, QUIET, slow, yardstick } from "./measure/slowness";
import { weigh } from "./measure/usage";
import { witnessTables } from "./measure/witness";
import {
  deafLines,
  lastSeat,
  type Played,
  playedIn,
  randomFrames,
  stolenSeats,
  twoTabs,
  wrongMoves,
} from "./table-attacks";

/** What is played where nothing else is said. */
export const usual: GameId = "eights";

/** How much of everything: as a script, or as a test. */
interface Size {
  readonly frames: number;
  /** Where it is 0, nothing is tried that is the same whatever is played. */
  readonly floodMs: number;
  readonly joins: number;
  readonly deaf: number;
  readonly waves: number;
  /** Tables the witness plays at. */
  readonly witnesses: number;
  /** Milliseconds the witness is watched during each part, at least; nothing is measured where there are none. */
  readonly windowMs: number;
  readonly say: (line: string) => void;
}

const whole: Size = {
  frames: 20_000,
  floodMs: 5_000,
  joins: 1_000,
  deaf: 20,
  waves: 4,
  witnesses: 4,
  windowMs: 12_000,
  say: console.log,
};
export const short: Size = {
  frames: 1_000,
  floodMs: 300,
  joins: 120,
  deaf: 3,
  waves: 1,
  witnesses: 1,
  windowMs: 0,
  say: () => {},
};

/** What differs from game to game. */
export const particular: Size = { ...short, floodMs: 0 };

interface Part {
  readonly part: string;
  readonly answers: string;
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  /** Milliseconds of a core that the server worked meanwhile, and the megabytes it held in the end. */
  readonly worked: number;
  readonly memory: number;
}

interface Findings {
  readonly parts: readonly Part[];
  /** What should not have happened. */
  readonly faults: readonly string[];
}

/** No game asks nobody for so long. */
const PATIENCE_MS = 20_000;

const pause = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms));

function counted(codes: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

/** What somebody on this seat should not have been told, null where nothing. */
function secretIn({ game, oracle }: Played, frame: Record<string, unknown>): string | null {
  if (frame.type !== "state" || frame.gameState === null) return null;
  const view = game.codec ? game.codec.decode(frame.gameState) : frame.gameState;
  for (const path of oracle.secrets(view, frame.seat as number | null)) {
    const value = path.reduce((inner: unknown, key) => (inner as Record<string | number, unknown>)[key], view);
    if (value !== null) return path.join(".");
  }
  return null;
}

/** Does to a house what somebody might who wishes it ill, next to a table where people go on playing. */
export async function abuse(size: Size, seed = 1, id = usual): Promise<Findings> {
  const played = playedIn(id);
  const random = randomFrom(seedOf(seed));
  const many = 1_000_000;
  // Where the machine is many addresses to itself, the limits are those the house comes with.
  const limits: Record<string, number> = isManyAddresses
    ? {}
    : { MAJLIS_JOINS_A_MINUTE: many, MAJLIS_LINES_AN_ADDRESS: many, MAJLIS_TABLES_AN_ADDRESS: many };
  const server = await Server.open("workerd.capnp", limits);
  const witness = await witnessTables(id, server.room("WITNESS", id), size.witnesses, seed);
  const echo = await echoHouse();
  if (size.windowMs > 0) {
    await putFirst(server.pid, witness.pid, echo.pid);
    await giveWay();
  }
  const faults: string[] = [];
  const parts: Part[] = [];
  const attackers: Attacker[] = [];
  const attacker = (code: string, headers?: Record<string, string>, from = machine(1)) => {
    const one = new Attacker(server.room(code, id), headers, from);
    attackers.push(one);
    return one;
  };
  const expect = (isSo: boolean, what: string) => {
    if (!isSo) faults.push(what);
  };

  /** What the witness saw, once one of its people has moved: in some games nobody is asked for a while. */
  const moved = async () => {
    const began = performance.now();
    for (;;) {
      const testimony = await witness.testify();
      if (testimony.trips.length > 0 || performance.now() - began > PATIENCE_MS) return testimony;
      await pause(100);
    }
  };

  /** Runs one part while the witness plays. */
  const during = async (part: string, run: () => Promise<readonly string[]>) => {
    await witness.testify();
    const before = await weigh(server.pid ?? 0);
    const began = performance.now();
    const codes = await run();
    await pause(Math.max(300, size.windowMs - (performance.now() - began)));
    const { trips, complaints, falls } = await moved();
    trips.sort((a, b) => a - b);
    const at = (part: number) => Math.round(10 * (trips[Math.floor(part * (trips.length - 1))] ?? 0)) / 10;
    for (const one of attackers.splice(0)) {
      for (const frame of one.heard) {
        const secret = secretIn(played, frame);
        expect(secret === null, `${part}: told of ${secret}`);
      }
      one.line.drop();
    }
    const answers = Object.entries(counted(codes)).map(([code, count]) => `${code} ${count}`);
    const { megabytes: memory, worked: until } = await weigh(server.pid ?? 0);
    const told = { moves: trips.length, p50: at(0.5), p99: at(0.99), worst: at(1) };
    parts.push({ part, answers: answers.join(", "), ...told, worked: until - before.worked, memory });
    size.say(`${part}: ${answers.join(", ")}`);
    expect(complaints.length === 0, `${part}: the witness saw ${complaints[0]}`);
    expect(falls === 0 && trips.length > 0, `${part}: the witness could not go on`);
    return counted(codes);
  };

  try {
    await pause(size.windowMs / 3);
    await during(QUIET, async () => []);

    const bad = await during("random frames", async () => {
      const codes: string[] = [];
      for await (const one of randomFrames(attacker, random, played, size.frames)) {
        codes.push(...one.codes);
        if (one.heard.some((frame) => secretIn(played, frame) !== null)) faults.push("random frames: told a secret");
        attackers.length = 0;
      }
      return codes;
    });
    expect(
      (bad.malformed ?? 0) > 0 && (bad.notJson ?? 0) > 0 && (bad.tooDeep ?? 0) > 0,
      "random frames: not all refused",
    );
    expect(!bad["closed refused"], "random frames: somebody was not let in");

    await during("moves of others, of before and out of turn", async () =>
      wrongMoves(attacker, random, played, expect),
    );
    await during("stealing seats", async () => stolenSeats(attacker, random, played, expect));
    await during("a race for the last seat", async () => lastSeat(attacker, expect));
    await during("two tabs moving at once", async () => twoTabs(attacker, random, played, expect));
    if (size.floodMs === 0) return { parts, faults };

    await during("what is no frame", () => oddFrames(attacker, expect));
    await during("10,000 messages a second from one seat", () => flood(attacker, size.floodMs, expect));

    // The same storm beside the house: what it takes from the witness here, the machine and the kit take, not the house.
    await during(`${size.joins} joins at once, ${ECHO}`, async () => {
      const all = await joinAtOnce(size.joins, (index) => {
        const one = new Attacker(echo.url, {}, machine(2 + (index % MACHINES)));
        attackers.push(one);
        return one;
      });
      await pause(500);
      const answered = all.filter(({ heard }) => heard.length > 0).length;
      expect(answered === size.joins, `the echo answered ${answered} only`);
      return [];
    });

    const crowd = (code: string, from: (index: number) => string | undefined) => () =>
      crowdAt(attacker, code, size.joins, from, expect);
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
        busy = 0,
        "closed refused": curtly = 0,
      } = await during(part, come);
      expect(within > 0 && within <= 50, `${part}: ${within} were let in`);
      expect(
        within + tooManyWatchers + tooManyLines + tooManyJoins + busy + curtly === size.joins,
        `${part}: not all were answered`,
      );
    }

    const foreign = await during("foreign origins", async () => {
      const origins = ["https://evil.test", "null", "http://localhost:1", "http://localhost.evil.test", "file://"];
      const all = origins.map((Origin) => attacker("WITNESS", { Origin }));
      return (await Promise.all(all.map((one) => one.line.closed))).map((ending) => `closed ${ending}`);
    });
    expect(foreign["closed refused"] === 5, "a foreign page was let in");

    const { megabytes: before } = await weigh(server.pid ?? 0);
    await during("lines that stop reading", async () => [
      ...(await deafLines((code) => attacker(code, {}, machine(3)), size.deaf, played, expect)),
      `${before} MB before`,
    ]);
    await during("afterwards", async () => []);
    expect((await fetch(server.url)).status === 200, "the house is not open any more");
    return { parts, faults };
  } finally {
    await witness.end();
    await echo.end();
    for (const { line } of attackers) line.drop();
    await server.close();
  }
}

/** The whole storm, with what the witness said of it. */
export async function run(seed: string, game: GameId = usual): Promise<void> {
  const { parts, faults } = await abuse(whole, Number(seed), game);
  const measure = yardstick(parts);
  console.table(
    parts.map(({ part, moves, p50, p99, worst, worked, memory }) => {
      const times = Math.round((100 * p99) / measure) / 100;
      const trips = {
        moves,
        "p50 ms": p50,
        "p99 ms": p99,
        "times quiet or echo": times,
        "worst ms": worst,
      };
      return { part, ...trips, "CPU ms": worked, MB: memory };
    }),
  );
  const late = slow(parts);
  for (const fault of [...faults, ...late]) console.log(fault);
  if (faults.length > 0) throw new Error(`${faults.length} things should not have happened.`);
  if (late.length > 0) throw new Error(`People waited too long in ${late.length} parts.`);
}
