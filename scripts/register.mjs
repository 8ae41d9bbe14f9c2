// @ts-check
/** `npm run register`: writes whatever names the rooms and games, from the lines of lib/rules/games.ts. */
import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./processes.mjs";
import {
  arrangedWorker,
  arrangedWrangler,
  asTheyAre,
  lists,
  longTest,
  MARK,
  oracleList,
  partykit,
  table,
  worker,
  workerd,
  wranglerText,
} from "./registered-texts.mjs";

/** Folders of rooms, and of long tests, a file each: those of games are all written. */
const folders = ["party", "e2e/rooms", "lib/rules/laws", "lib/table/fuzz"];
/** Rooms beside the tables. */
const others = ["directory", "player", "queue", "ladder"];

/**
 * The names of the games, in the order of the alphabet.
 * @param {string} text of lib/rules/games.ts
 */
function gamesIn(text) {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("//"));
  return lines
    .map((line) => {
      const [, name] = /^export \{ ([a-z]+) \} from "\.\/\1";$/.exec(line) ?? [];
      if (name === undefined || others.includes(name)) throw new Error(`lib/rules/games.ts: this is no game: ${line}`);
      return name;
    })
    .sort();
}

/** The names of the games for one. @param {string} text of lib/rules/registry.ts */
const soloIn = (text) => /soloGames = \[(.*?)\]/s.exec(text)?.[1]?.match(/[a-z]+/g) ?? [];

/** @param {string} room */
const arrangedFile = (room) => (asTheyAre.includes(room) ? `../party/${room}.ts` : `rooms/${room}.ts`);

/**
 * Every file that is written, as it should be; null where it should be no more.
 * @param {string} house
 * @returns {Promise<Map<string, string | null>>}
 */
async function writtenIn(house) {
  /** @param {string} path */
  const read = (path) => readFile(join(house, path), "utf8");
  const games = gamesIn(await read("lib/rules/games.ts"));
  const rooms = [...games, ...others];
  const all = [...games, ...soloIn(await read("lib/rules/registry.ts"))].sort();
  /** @param {string} game */
  const hasFan = (game) => existsSync(join(house, `components/${game}/front/front-fan.tsx`));
  // A copy of the house may have rooms alone.
  const isShown = existsSync(join(house, "components/games.ts"));
  /** @type {Map<string, string | null>} */
  const files = new Map();
  for (const folder of folders)
    for (const name of await readdir(join(house, folder)))
      if (name.endsWith(".ts") && (await read(`${folder}/${name}`)).startsWith(MARK))
        files.set(`${folder}/${name}`, null);
  for (const game of games) {
    files.set(`party/${game}.ts`, table("tableParty", "table-party", game));
    files.set(`e2e/rooms/${game}.ts`, table("arrangedTable", "arranged-table", game));
    files.set(`lib/rules/laws/${game}.test.ts`, longTest("keepsTheLaws", "keeps-the-laws", `"${game}", process.env`));
    files.set(`lib/table/fuzz/${game}.test.ts`, longTest("keepsGamesWhole", "keeps-games-whole", `"${game}"`));
  }
  const deployed = wranglerText(await read("wrangler.jsonc"), rooms);
  return new Map([
    ...files,
    ["lib/rules/oracles.ts", oracleList(games)],
    ["cloud/worker.ts", worker(rooms)],
    ["e2e/rooms/worker.ts", arrangedWorker(rooms)],
    ["partykit.json", partykit(await read("partykit.json"), rooms, (room) => `party/${room}.ts`)],
    ["e2e/partykit.json", partykit(await read("e2e/partykit.json"), rooms, arrangedFile)],
    ["workerd.capnp", workerd(await read("workerd.capnp"), rooms)],
    ["wrangler.jsonc", deployed],
    ["e2e/wrangler.jsonc", arrangedWrangler(deployed)],
    ...(isShown ? lists(games, all, all.filter(hasFan)) : []),
  ]);
}

/**
 * The files that are not as the registry would have them, each with what it should hold.
 * @param {string} [house]
 * @returns {Promise<Map<string, string | null>>}
 */
export async function stale(house = root) {
  const found = new Map();
  for (const [path, text] of await writtenIn(house))
    if ((await readFile(join(house, path), "utf8").catch(() => null)) !== text) found.set(path, text);
  return found;
}

/**
 * Writes them; says which.
 * @param {string} [house]
 */
export async function register(house = root) {
  const files = await stale(house);
  for (const [path, text] of files) await (text === null ? rm(join(house, path)) : writeFile(join(house, path), text));
  return [...files.keys()];
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const path of await register()) console.log(`written: ${path}`);
