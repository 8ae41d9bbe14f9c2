import { mock } from "node:test";
import { nodeEnvironment } from "@/lib/client/node-environment";
import { TableLink } from "@/lib/client/table-link";
import { TestSocket } from "@/lib/client/testing/socket";
import { type EightsAction, type EightsOptions, type EightsState, eights } from "@/lib/rules/eights";
import { randomFrom } from "@/lib/rules/random";
import { games } from "@/lib/rules/registry";
import type { Room } from "@/party/platform";
import { tableParty } from "@/party/table-party";
import { options } from "./peers/client";

const random = randomFrom("5e".repeat(32));
const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const PLAYERS = 4;
/** How long somebody thinks. */
const THINKING = 4 * SECOND;
/** How long a frame is on its way. */
const TRIP = 50;

const nothing = { said: 0, told: 0, bytes: 0, asked: 0, puts: 0, rows: 0, kept: 0, deleted: 0, set: 0, rung: 0 };
type Counts = typeof nothing;

/** A room that keeps nothing twice and counts what Cloudflare counts. */
class CountingRoom implements Room {
  readonly counts: Counts = { ...nothing };
  readonly env = { MAJLIS_TABLES_AN_HOUR: "1000", MAJLIS_JOINS_A_MINUTE: "1000" };
  readonly #kept = new Map<string, unknown>();
  alarm: number | null = null;

  readonly context = {
    parties: {
      player: {
        get: () => ({
          fetch: async () => {
            this.counts.asked++;
            return new Response('{"isDevice":true}');
          },
        }),
      },
    },
  };

  readonly storage = {
    get: async (wanted: string | string[]) => {
      if (typeof wanted === "string") return this.#kept.get(wanted);
      return new Map(wanted.flatMap((key) => (this.#kept.has(key) ? [[key, this.#kept.get(key)] as const] : [])));
    },
    put: async (entries: string | Record<string, unknown>, value?: unknown) => {
      this.counts.puts++;
      for (const [key, kept] of Object.entries(typeof entries === "string" ? { [entries]: value } : entries)) {
        this.counts.rows++;
        this.counts.kept += JSON.stringify(kept).length;
        this.#kept.set(key, kept);
      }
    },
    delete: async (keys: string | string[]) => {
      this.counts.deleted += [keys].flat().length;
      return [keys].flat().filter((key) => this.#kept.delete(key)).length;
    },
    deleteAll: async () => {
      this.counts.deleted += this.#kept.size;
      this.#kept.clear();
    },
    list: async () => new Map(this.#kept),
    getAlarm: async () => this.alarm,
    setAlarm: async (at: number | Date) => {
      this.counts.set++;
      this.alarm = Number(at);
    },
    deleteAlarm: async () => {
      this.alarm = null;
    },
  } as Room["storage"];

  get isEmpty(): boolean {
    return this.#kept.size === 0;
  }

  blockConcurrencyWhile<T>(task: () => Promise<T>): Promise<T> {
    return task();
  }
}

const settle = () => new Promise((resume) => setImmediate(resume));

/** What tables ask of Cloudflare: people playing for an hour, sitting before the start for one, and gone for a week. */
export async function run() {
  mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"], now: Date.UTC(2026, 0, 1) });
  const room = new CountingRoom();
  const Party = tableParty(games.eights);
  let party = new Party(room);
  await party.onStart();

  /** Lets time pass, in steps no longer than what happens at a table. */
  async function pass(ms: number, step: number, meanwhile: () => void = () => undefined) {
    for (const until = Date.now() + ms; Date.now() < until; ) {
      mock.timers.tick(step);
      if (room.alarm !== null && room.alarm <= Date.now()) {
        room.alarm = null;
        room.counts.rung++;
        await party.onAlarm();
      }
      meanwhile();
      await settle();
    }
  }

  function report(title: string, before: Counts, moves?: number) {
    const spent = Object.fromEntries(
      Object.entries(room.counts).map(([name, count]) => [name, count - before[name as keyof Counts]]),
    ) as Counts;
    console.log(`${title}${moves === undefined ? "" : `, ${moves} moves`}`);
    console.log(
      `  frames     ${spent.said} to the table (${(spent.said / 20).toFixed(0)} requests), ${spent.told} from it`,
    );
    console.log(`  bytes      ${(spent.bytes / 1024).toFixed(0)} KiB from it, without framing`);
    console.log(`  other rooms asked ${spent.asked} times`);
    console.log(
      `  storage    ${spent.rows} rows in ${spent.puts} writes, ${(spent.kept / 1024).toFixed(0)} KiB; ${spent.deleted} deleted`,
    );
    console.log(`  alarm      set ${spent.set} times, rang ${spent.rung} times\n`);
    return { ...room.counts };
  }

  const around = { ...nodeEnvironment({ host: "majlis.test", isSecure: true }), now: () => Date.now() };
  const url = "https://majlis.test/parties/eights/COST77";
  const request = { url, method: "GET", headers: new Headers(), json: async <T>() => ({}) as T, text: async () => "" };
  const people = Array.from({ length: PLAYERS }, (_, seat) => {
    const socket = new TestSocket();
    const connection = {
      readyState: 1,
      send(text: string) {
        room.counts.told++;
        room.counts.bytes += Buffer.byteLength(text);
        setTimeout(() => socket.says(JSON.parse(text)), TRIP);
      },
      close() {
        connection.readyState = 3;
      },
    };
    socket.send = (text) => {
      room.counts.said++;
      party.onMessage(text, connection);
    };
    const who = { key: `${seat}`.padStart(64, "a"), name: `Seat ${seat}`, avatar: "palm" };
    const link = new TableLink<EightsState, EightsAction, EightsOptions>(
      eights,
      { party: "eights", code: "COST77", who },
      around,
      socket,
    );
    return { link, socket, connection };
  });
  for (const { socket, connection } of people) {
    party.onConnect(connection, { request });
    socket.open();
    await settle();
  }
  await pass(SECOND, 100);
  let before = report("Four people come", nothing);

  // In longer steps every answer would seem slow, and be asked for again.
  await pass(HOUR, 250);
  before = report("An hour before the start", before);

  people[0]?.link.say({ action: "setOptions", options: { ...options, clock: 20 } });
  people[0]?.link.say({ action: "startGame" });
  await pass(SECOND, 100);
  before = { ...room.counts };
  let moves = 0;
  let thinkingSince = Date.now();
  await pass(HOUR, 250, () => {
    if (Date.now() - thinkingSince < THINKING) return;
    thinkingSince = Date.now();
    moves++;
    const view = people[0]?.link.shown().view;
    // After a game the host starts another.
    if (!view || view.winners.length > 0) return void people[0]?.link.say({ action: "startGame" });
    const mover = people[view.current]?.link;
    const own = mover?.shown().view;
    if (own) mover.move(eights.bot(own, view.current, random, "easy"));
  });
  before = report("An hour of play", before, moves);

  for (const { link, connection } of people) {
    link.close();
    party.onClose(connection);
  }
  await pass(SECOND, 100);
  await pass(10 * 60 * SECOND, SECOND);
  before = report("Ten minutes after all have gone", before);

  // The room is put out of memory, as rooms are, and started anew by its alarm.
  party = new Party(room);
  await party.onStart();
  await pass(8 * 24 * HOUR, 60 * SECOND);
  report(`Eight days after; what is kept: ${room.isEmpty ? "nothing" : "something"}`, before);
  mock.timers.reset();
}
