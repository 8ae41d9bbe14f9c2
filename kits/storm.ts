import type { GameId } from "@/lib/rules";
import { seedOf } from "@/lib/rules/laws";
import { randomFrom } from "@/lib/rules/random";
import { closings } from "@/lib/table/refusals";
import { Server } from "../e2e/server";
import { Abuser, isManyAddresses, isState, joinAtOnce, MACHINES, machine } from "./abuser";
import { echoHouse } from "./echo";
import { giveWay, putFirst } from "./giving-way";
import type { Line } from "./line";
import { deafLines, lastSeat, type Played, playedIn, randomFrames, stolenSeats, twoTabs, wrongMoves } from "./mischief";
import { ECHO, QUIET, slow, yardstick } from "./verdict";
import { weigh } from "./weight";
import { witnessTables } from "./witness";

/** What is played where nothing else is said. */
export const usual: GameId = "eights";

/** How much of everything: as a script, or as a test. */
export interface Size {
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

export interface Part {
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

export interface Findings {
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
  const abusers: Abuser[] = [];
  const abuser = (code: string, headers?: Record<string, string>, from = machine(1)) => {
    const one = new Abuser(server.room(code, id), headers, from);
    abusers.push(one);
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
    for (const one of abusers.splice(0)) {
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
      for await (const one of randomFrames(abuser, random, played, size.frames)) {
        codes.push(...one.codes);
        if (one.heard.some((frame) => secretIn(played, frame) !== null)) faults.push("random frames: told a secret");
        abusers.length = 0;
      }
      return codes;
    });
    expect(
      (bad.malformed ?? 0) > 0 && (bad.notJson ?? 0) > 0 && (bad.tooDeep ?? 0) > 0,
      "random frames: not all refused",
    );
    expect(!bad["closed refused"], "random frames: somebody was not let in");

    await during("moves of others, of before and out of turn", async () => wrongMoves(abuser, random, played, expect));
    await during("stealing seats", async () => stolenSeats(abuser, random, played, expect));
    await during("a race for the last seat", async () => lastSeat(abuser, expect));
    await during("two tabs moving at once", async () => twoTabs(abuser, random, played, expect));
    if (size.floodMs === 0) return { parts, faults };

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

    const storm = async (bring: (index: number) => Abuser) => {
      const all = await joinAtOnce(size.joins, bring);
      await pause(500);
      return all;
    };
    // The same storm beside the house: what it takes from the witness here, the machine and the kit take, not the house.
    await during(`${size.joins} joins at once, ${ECHO}`, async () => {
      const all = await storm((index) => {
        const one = new Abuser(echo.url, {}, machine(2 + (index % MACHINES)));
        abusers.push(one);
        return one;
      });
      const answered = all.filter(({ heard }) => heard.length > 0).length;
      expect(answered === size.joins, `the echo answered ${answered} only`);
      return [];
    });

    const crowd = (code: string, from: (index: number) => string | undefined) => async () => {
      // As a browser does, again after a while where too many came at once.
      const sits = async (from: string | undefined, tries = 4): Promise<Abuser> => {
        const one = abuser(code, {}, from);
        await one.line.opened;
        one.join("Seated");
        const state = await one.until(isState);
        if (!state && tries > 1) {
          await pause(800);
          return sits(from, tries - 1);
        }
        expect(state?.seat === 0, `${code}: a seat came back to ${one.codes}`);
        return one;
      };
      const seated = await sits(machine(4));
      const come = storm((index) => abuser(code, {}, from(index)));
      seated.line.drop();
      await sits(machine(5));
      const all = await come;
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
      const all = origins.map((Origin) => abuser("WITNESS", { Origin }));
      return (await Promise.all(all.map((one) => one.line.closed))).map((ending) => `closed ${ending}`);
    });
    expect(foreign["closed refused"] === 5, "a foreign page was let in");

    const { megabytes: before } = await weigh(server.pid ?? 0);
    await during("lines that stop reading", async () => [
      ...(await deafLines((code) => abuser(code, {}, machine(3)), size.deaf, played, expect)),
      `${before} MB before`,
    ]);
    await during("afterwards", async () => []);
    expect((await fetch(server.url)).status === 200, "the house is not open any more");
    return { parts, faults };
  } finally {
    await witness.end();
    await echo.end();
    for (const { line } of abusers) line.drop();
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
