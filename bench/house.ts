import { eights } from "@/lib/rules/eights";
import { randomFrom, seedFrom } from "@/lib/rules/random";
import { keyOf } from "@/lib/table/testing/test-player";
import { weigh } from "../attacks/measure/usage";
import { Person } from "../attacks/person";
import { Line } from "../attacks/raw-line";
import { boundless, Server } from "../e2e/server";

const SEATS = 3;
/** How many come together. */
const AT_ONCE = 20;
/** A collection comes this long after the last of them at the latest, and again no sooner than a minute later. */
const COLLECTED_MS = 4_000;
const BETWEEN_MS = 60_000;
const PING_MS = 4;
/** Nobody moves: the house is full and thinks. */
const thinks = { least: 3_600_000, spread: 1 };

/** `npm run bench house [TABLES]…`: how long the collection after comings keeps everybody waiting in a house so big. */
export async function run(...words: string[]): Promise<void> {
  const server = await Server.open("workerd.capnp", boundless);
  const random = randomFrom("5e".repeat(32));
  const rows: object[] = [];
  let tables = 0;
  try {
    for (const wanted of words.length > 0 ? words.map(Number) : [10, 100, 500, 1_000]) {
      const fresh = Array.from({ length: wanted - tables }, (_, index) => server.room(`HOUSE${tables + index}`));
      for (let first = 0; first < fresh.length; first += AT_ONCE)
        await Promise.all(fresh.slice(first, first + AT_ONCE).map((address) => seated(address)));
      tables = wanted;
      // Whoever came within a minute of the last collection is collected when that is over.
      const collecting = await longestSilence(server, rows.length === 0 ? COLLECTED_MS : BETWEEN_MS + COLLECTED_MS);
      const quiet = await longestSilence(server, COLLECTED_MS);
      const { megabytes } = await weigh(server.pid ?? 0);
      const row = { tables, sockets: tables * SEATS, MB: megabytes, "collecting ms": collecting, "else ms": quiet };
      rows.push(row);
      console.log(row);
    }
  } finally {
    console.table(rows);
    await server.close();
  }

  async function seated(address: string): Promise<void> {
    for (let seat = 0; seat < SEATS; seat++) {
      const name = `${address.slice(-9)}-${seat}`;
      const character = { game: "eights", address, name, isPlain: false, thinks } as const;
      const person = new Person({ ...character, random: randomFrom(seedFrom(random)) });
      const told = new Promise((resolve) => {
        person.onState = resolve;
      });
      person.connect();
      await told;
      if (seat === 0)
        person.say({ action: "setOptions", options: { ...eights.defaults, clock: 0, maxPlayers: SEATS } });
      if (seat === SEATS - 1) person.say({ action: "startGame" });
    }
  }
}

/** The longest that one who asks every few milliseconds waits for an answer. */
async function longestSilence(server: Server, ms: number): Promise<number> {
  const line = new Line(server.room("ASKS"));
  await line.opened;
  // Whoever does not join is not heard for long.
  const joined = new Promise((resolve) => {
    line.onText = resolve;
  });
  line.say({ action: "join", name: "Asker", key: keyOf("Asker") });
  await joined;
  let longest = 0;
  let asked = performance.now();
  line.onText = () => {
    longest = Math.max(longest, performance.now() - asked);
  };
  const until = performance.now() + ms;
  while (performance.now() < until) {
    const answered = new Promise((resolve) => {
      const { onText } = line;
      line.onText = (text) => {
        line.onText = onText;
        onText(text);
        resolve(text);
      };
    });
    asked = performance.now();
    line.say({ action: "ping" });
    await answered;
    await new Promise((resume) => setTimeout(resume, PING_MS));
  }
  line.drop();
  return Math.round(longest * 10) / 10;
}
