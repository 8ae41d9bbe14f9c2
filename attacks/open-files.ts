import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import type { GameId } from "@/lib/rules/registry";
import { Server } from "../e2e/server";
import { FEW } from "../front/open-files";
import { isManyAddresses, machine } from "./attacker";
import { witnessTables } from "./measure/witness";

/** How much of everything: as a script, or as a test. */
interface Size {
  /** How many files the house may have open. */
  readonly files: number;
  /** Connections that say nothing, bodies that never come, lines that are left or never closed. */
  readonly silent: number;
  readonly bodies: number;
  readonly left: number;
  readonly unanswered: number;
  /** Tables that are looked into from one address after another. */
  readonly rooms: number;
  readonly say: (line: string) => void;
}

const manyFiles: Size = {
  ...{ files: 4_096, silent: 20_200, bodies: 3_000, left: 4_000, unanswered: 3_000, rooms: 1_200 },
  say: console.log,
};
export const fewFiles: Size = {
  ...{ files: 512, silent: 1_500, bodies: 400, left: 500, unanswered: 400, rooms: 150 },
  say: () => {},
};

interface Part {
  readonly part: string;
  /** Files the rooms had open at most, and some seconds later. */
  readonly most: number;
  readonly left: number;
  /** Moves of the witness meanwhile, and how often somebody at play was hung up on. */
  readonly moves: number;
  readonly falls: number;
}

interface Findings {
  readonly parts: readonly Part[];
  readonly faults: readonly string[];
}

/** Within this the files of what is gone are free. */
const FREED_MS = 10_000;
/** What files may be more in the end than before: rooms that were looked into sleep later than that. */
const KEPT = 24;
const SLEEPS_MS = 12_000;
/** So many at once, as a machine does that has much to do. */
const AT_ONCE = 50;
const WATCH_MS = 100;
/** So often somebody has to move beside each of it, within this. */
const MOVES = 10;
const PATIENCE_MS = 20_000;

const pause = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms));

/** The process that has the rooms, among those of a house. */
async function roomProcess(group: number): Promise<number> {
  for (const pid of (await readdir("/proc")).filter((name) => /^\d+$/.test(name))) {
    const [stat, words] = await Promise.all(
      ["stat", "cmdline"].map((name) => readFile(`/proc/${pid}/${name}`, "utf8").catch(() => "")),
    );
    const fields = String(stat).slice(String(stat).lastIndexOf(")") + 2);
    if (Number(fields.split(" ")[2]) === group && String(words).includes("serve\0--experimental")) return Number(pid);
  }
  throw new Error("The house has no rooms.");
}

/** Takes from a house what every process has few of, its open files, while people play: in every way there is. */
export async function openFiles(size: Size, seed = 1, game: GameId = "eights"): Promise<Findings> {
  if (!isManyAddresses) throw new Error("Files are counted on Linux only.");
  const server = await Server.open("workerd.capnp", undefined, { files: size.files });
  const { port } = new URL(server.url);
  const faults: string[] = [];
  if (size.files < FEW && !server.complaints.some((line) => line.includes(`Only ${size.files} files may be open`)))
    faults.push("how few files there are was not said");
  const parts: Part[] = [];
  const guests = new Set<Socket>();
  const group = server.pid ?? 0;
  let rooms = await roomProcess(group);
  const openNow = () =>
    readdir(`/proc/${rooms}/fd`).then(
      ({ length }) => length,
      () => 0,
    );
  const witness = await witnessTables(game, server.room("WITNESS", game), 1, seed);

  /** Somebody at a bare socket, who never answers anything, and hears nothing either. */
  const guest = (from: number, said = "") => {
    const localAddress = machine(from);
    const socket = connect({ host: "127.0.0.1", port: Number(port), ...(localAddress && { localAddress }) });
    guests.add(socket);
    socket.on("error", () => {}).on("close", () => guests.delete(socket));
    socket.resume();
    if (said !== "") socket.write(said);
    return socket;
  };
  const head = (path: string, more: string) => `${path} HTTP/1.1\r\nHost: localhost:${port}\r\n${more}\r\n\r\n`;
  const line = (code: string) =>
    head(
      `GET /parties/${game}/${code}`,
      "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    );
  /** Until it has heard anything, or is gone. */
  const heard = (socket: Socket) => Promise.race([once(socket, "data"), once(socket, "close")]).catch(() => undefined);
  const each = async (count: number, bring: (index: number) => Promise<unknown> | unknown) => {
    for (let first = 0; first < count; first += AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, index) => bring(first + index)));
  };

  const leave = () => {
    for (const socket of guests) socket.destroy();
  };
  /** What the witness saw, once its people have moved a few times, or have tried for long enough. */
  const movesSeen = async () => {
    const seen = { moves: 0, falls: 0, complaints: [] as readonly string[] };
    for (const end = performance.now() + PATIENCE_MS; seen.moves < MOVES && performance.now() < end; await pause(100)) {
      const { trips, complaints, falls } = await witness.testify();
      Object.assign(seen, { moves: seen.moves + trips.length, falls, complaints });
    }
    return seen;
  };
  const during = async (part: string, come: () => Promise<unknown>, mayFall = false) => {
    await witness.testify();
    const before = await openNow();
    let most = before;
    const watching = setInterval(async () => {
      most = Math.max(most, await openNow());
    }, WATCH_MS);
    await come();
    const end = performance.now() + FREED_MS;
    while ((await openNow()) > before + KEPT && performance.now() < end) await pause(WATCH_MS);
    clearInterval(watching);
    const left = await openNow();
    const { moves, complaints, falls } = await movesSeen();
    parts.push({ part, most, left, moves, falls });
    size.say(`${part}: ${most} files at most, ${left} left of ${before}; ${moves} moves, ${falls} falls`);
    if (left === 0) faults.push(`${part}: the rooms are gone`);
    if (left > before + KEPT) faults.push(`${part}: ${left} files are open, of ${before} before`);
    if (moves < MOVES || (falls > 0 && !mayFall)) faults.push(`${part}: the witness could not go on`);
    for (const complaint of complaints) faults.push(`${part}: the witness saw ${complaint}`);
    leave();
  };

  try {
    await during("connections that say nothing", async () => {
      await each(size.silent, (index) => once(guest(2), "connect").catch(() => index));
      await pause(2_000);
    });
    await during("the same from twenty addresses", () =>
      each(size.silent, (index) => once(guest(2 + (index % 20)), "connect").catch(() => index)),
    );
    await during("bodies that never come", () =>
      each(size.bodies, (index) =>
        once(guest(30 + (index % 60), head("POST /parties/player/0", "Content-Length: 20")), "connect").catch(
          () => index,
        ),
      ),
    );
    // Again and again, so that the house is never quiet.
    await during("lines left without a word", () =>
      each(size.left, async (index) => {
        const socket = guest(100 + (index % 120), line("LIMBO"));
        await heard(socket);
        socket.end();
        await pause(20);
      }),
    );
    await during("closes that are never answered", async () => {
      await each(size.unanswered, (index) => heard(guest(230 + (index % 20), line("MOBBED"))));
      // Whoever has not joined is hung up on after ten seconds.
      await pause(11_000);
    });
    await during("tables looked into from many addresses", async () => {
      await each(size.rooms, (index) => heard(guest(256 + (index % 200), line(`ROOM${index}`))));
      leave();
      // A room that nobody is in any more has its files until it sleeps.
      await pause(SLEEPS_MS);
    });
    await during(
      "rooms that are killed",
      async () => {
        if (faults.length > 0) return;
        process.kill(rooms, "SIGKILL");
        for (const killed = rooms; rooms === killed; await pause(WATCH_MS))
          rooms = await roomProcess(group).catch(() => killed);
        await pause(3_000);
      },
      true,
    );
    if ((await fetch(server.url)).status !== 200) faults.push("the house is not open any more");
    return { parts, faults };
  } finally {
    leave();
    await witness.end();
    await server.close();
  }
}

/** `npm run abuse SEED files [game]` */
export async function run(seed: string, game?: GameId): Promise<void> {
  const { parts, faults } = await openFiles(manyFiles, Number(seed), game);
  console.table(parts);
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) throw new Error(`${faults.length} things should not have happened.`);
}
