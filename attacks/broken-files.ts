import { open, readdir, readFile, truncate } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { hashOf } from "@/lib/player/player";
import { roomOfPlayer } from "@/lib/player/protocol";
import { gameIds } from "@/lib/rules/registry";
import { keyOf } from "@/lib/table/testing/test-player";
import { closings } from "@/lib/table/wire/refusals";
import { Server } from "../e2e/server";
import { Attacker, isState } from "./attacker";

const PAGE = 4_096;
/** How long a room that nobody is in keeps its journal open. */
const SHUT_MS = 60_000;
const PATIENCE_MS = 10_000;
/** What a browser tries again after, and after how long. */
const HUNG_UP = `closed ${closings.storage}`;
const AGAIN_MS = 400;
const TRIES = 3;
const ALARMS = "metadata.sqlite";

const pause = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms));

/** Writes nonsense over a part of a file. */
async function spoil(file: string, from: number, bytes: number): Promise<void> {
  const handle = await open(file, "r+");
  await handle.write(Buffer.alloc(bytes, 0x5a), 0, bytes, from);
  await handle.close();
}

/** Every kind of damage to a table's file, and what it is called. */
const damages: Readonly<Record<string, (file: string) => Promise<void>>> = {
  NONSENSE: (file) => spoil(file, 0, PAGE),
  SCHEMA: (file) => spoil(file, 100, PAGE - 100),
  CONTENT: (file) => spoil(file, PAGE, 2 * PAGE),
  SHORT: (file) => truncate(file, PAGE),
};
const WHOLE = "WHOLE";

/**
 * Breaks files of a house that is shut: of tables in every way there is, of players, and of what workerd keeps for itself.
 * What is wrong with it afterwards, if anything is: every other table must be as it was, and nothing may be gone.
 */
export async function brokenFiles(): Promise<readonly string[]> {
  const server = await Server.open("workerd.capnp");
  const [game] = gameIds;
  const faults: string[] = [];
  const expect = (isSo: boolean, what: string) => void (isSo || faults.push(what));
  const come = async (code: string, more: object = {}) => {
    const one = new Attacker(server.room(code, game));
    await one.line.opened;
    one.join("Ann", more);
    const state = await one.until(isState);
    one.line.drop();
    return { codes: one.codes, isThere: state !== null };
  };
  /** As a browser does: again where it was told that the table cannot keep anything. */
  const comeAgain = async (code: string, more: object) => {
    const first = await come(code, more);
    let last = first;
    for (let tries = 1; tries < TRIES && last.codes.includes(HUNG_UP); tries++) {
      await pause(AGAIN_MS);
      last = await come(code, more);
    }
    return { first, ...last };
  };
  const player = hashOf(keyOf("Ann"));
  const players = `${server.url}/parties/player/${roomOfPlayer(player)}`;
  const letter = (message: object) =>
    fetch(players, { method: "POST", body: JSON.stringify({ player, message }) }).then(({ status }) => status);
  const filesIn = async (kind: string) => {
    const folder = join(server.data, "party", kind);
    return (await readdir(folder)).map((name) => join(folder, name));
  };
  /** Until all of it is in the files themselves, and nobody has them open. */
  const shut = async () => {
    const journals = async () => (await server.roomFiles()).filter((name) => name.endsWith("-wal"));
    for (const end = performance.now() + SHUT_MS; (await journals()).length > 0 && performance.now() < end; )
      await pause(200);
    await server.kill9();
  };
  try {
    const codes = [...Object.keys(damages), WHOLE];
    for (const code of codes) expect((await come(code)).isThere, `${code} could not be opened`);
    await letter({ action: "offer", key: keyOf("Ann"), name: "Ann", avatar: "ann" });
    await shut();
    const files = new Map<string, string>();
    for (const code of codes) files.set(code, await server.fileOf(code));
    for (const [code, damage] of Object.entries(damages)) await damage(files.get(code) ?? "");
    for (const file of await filesIn("-playerDO"))
      if (file.endsWith(".sqlite") && basename(file) !== ALARMS) await spoil(file, 100, PAGE - 100);
    const tables = dirname(files.get(WHOLE) ?? "");
    await spoil(join(tables, ALARMS), 0, PAGE);
    for (const end of ["-wal", "-shm"]) await truncate(join(tables, ALARMS + end), 0).catch(() => undefined);

    await server.restart();
    const whole = await come(WHOLE, { mustExist: true });
    expect(whole.isThere || whole.codes.includes(`closed ${closings.busy}`), `the whole table was told ${whole.codes}`);
    await pause(500);
    expect((await come(WHOLE, { mustExist: true })).isThere, "the whole table is gone");
    for (const code of Object.keys(damages)) {
      const { first, codes: told } = await comeAgain(code, { mustExist: true });
      expect(told.includes("noSuchTable"), `${code}: told ${first.codes} and then ${told}`);
      expect((await come(code)).isThere, `${code} cannot be opened anew`);
    }
    for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await pause(200))
      if ((await letter({ action: "isDevice", hash: player })) === 200) break;
    expect((await letter({ action: "isDevice", hash: player })) === 200, "players are locked out");
    const kept = (await readdir(join(server.data, "party"), { recursive: true })).filter((name) =>
      /\.broken-[^.]*\.[^.]*Z$/.test(name),
    );
    for (const [code, file] of files)
      expect(code === WHOLE || kept.some((name) => name.includes(basename(file))), `${code}: its file was not kept`);
    for (const name of kept)
      expect(
        server.complaints.some((line) => line.includes(basename(name))),
        `${name} was not said in the log`,
      );
    // Without its list of alarms a house wakes each room, which then stands in it again.
    const room = basename(files.get(WHOLE) ?? "", ".sqlite");
    const isListed = async () => {
      const texts = ["", "-wal"].map((end) => readFile(join(tables, ALARMS + end), "latin1").catch(() => ""));
      return (await Promise.all(texts)).join("").includes(room);
    };
    for (const end = performance.now() + PATIENCE_MS; performance.now() < end && !(await isListed()); )
      await pause(200);
    expect(await isListed(), "nobody wakes the whole table any more");
    const log = server.complaints.join("\n");
    expect(!/\bAnn\b/.test(log) && !log.includes(keyOf("Ann")) && !log.includes(player), "the log says who plays");
    expect(
      kept.some((name) => name.includes(ALARMS)),
      "what workerd keeps was not put aside",
    );
    const page = await readFile(files.get(WHOLE) ?? "", "latin1");
    expect(page.startsWith("SQLite format 3"), "the whole table's file is broken");
    return faults;
  } finally {
    await server.close();
  }
}

/** `npm run abuse SEED broken` */
export async function run(): Promise<void> {
  const faults = await brokenFiles();
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) throw new Error(`${faults.length} things should not have happened.`);
}
