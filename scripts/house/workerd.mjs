// @ts-check
/**
 * `node scripts/house/workerd.mjs PORT HOST DATA SITE [words for workerd]`: the house on workerd alone, with a front before it
 * (front/) and nothing of a development server. It says to whoever started it why it does not open.
 */
import { copyFile, link, mkdir, readdir, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, stop } from "esbuild";
import { root } from "../processes.mjs";
import { ALARMS, alarmsOf } from "./alarms.mjs";
import { putAsideAll, putBrokenOnesAside, whyNothingIsKept } from "./broken-rooms.mjs";
import { Held, hold } from "./data-lock.mjs";
import { clear, putAside, sleepersIn } from "./empty-rooms.mjs";
import { logLine } from "./log.mjs";
import { freePort } from "./ports.mjs";

/** How often the files of rooms that keep nothing are looked for. */
const CLEARING_MS = 10 * 60_000;
/** Where the rooms listen, in the folder of the data. */
const ROOMS = "rooms.sock";

const workerd = createRequire(import.meta.url)("workerd").default;
const [port, host = "", data = "", built = "", ...more] = process.argv.slice(2);
const url = `http://localhost:${port}`;
/** @param {string} message */
const say = (message) => console.error(logLine(message));
// Where PartyKit's development server keeps them too.
const rooms = join(data, "party");
const site = join(data, "site");

await mkdir(rooms, { recursive: true }).catch(() => undefined);
const trouble = await whyNothingIsKept(rooms);
if (trouble !== null) await refuse(trouble);
// From here on what lies in it has short names, as a socket needs one.
process.chdir(data);
const isHeld = await hold(data, url).catch((error) =>
  error instanceof Held ? refuse(error.message) : Promise.reject(error),
);
if (!isHeld) say(`${data} cannot be held for this house alone: open no other one on it.`);
const alarms = alarmsOf(data, rooms);
if ((await putBrokenOnesAside(rooms, say)).includes(ALARMS)) await alarms.lose();
await clear(rooms);
// A build of its own, whole for as long as it is served: another may come while somebody plays.
await copyOf(built, site);
await bundle("cloud/self-hosted.ts", "house.js", { conditions: ["workerd"], external: ["cloudflare:workers"] });
await bundle("front/open-house.ts", "front.mjs", { platform: "node" });
await stop();

/** @type {import("../../front/open-house")} */
const { openHouse } = await import(pathToFileURL(join(data, "front.mjs")).href);
const isLocal = isHeld && process.platform !== "win32";
const door = isLocal ? { path: ROOMS } : { host: "127.0.0.1", port: await freePort() };
const house = await openHouse({
  host,
  port: Number(port),
  env: process.env,
  rooms: door,
  program: workerd,
  words: [
    ...["serve", "--experimental", `--import-path=${data}`],
    `--socket-addr=door=${"path" in door ? `unix:${door.path}` : `${door.host}:${door.port}`}`,
    ...[`--directory-path=site=${site}`, `--directory-path=rooms=${rooms}`, ...more],
    ...[join(root, "workerd.capnp"), "house"],
  ],
  cwd: data,
  prepare: async (hasFailed) => {
    await rm(ROOMS, { force: true });
    if (!hasFailed) return;
    await putAsideAll(rooms, ALARMS, say);
    await alarms.lose();
  },
  putBrokenAside: (room) => putAsideAll(rooms, `${room}.sqlite`, say),
  alarms,
  sleepers: (areAll) => sleepersIn(rooms, areAll),
  say,
}).catch((error) => refuse(`The house does not open on port ${port}: ${error.message}.`));
if (!house) await refuse("The rooms do not open.");
setInterval(() => putAside(rooms).catch((error) => say(`Empty rooms could not be put aside: ${error}`)), CLEARING_MS);
// Everybody is told, and comes back by themselves; what was told before is on the disk.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => house?.end().then(() => process.exit()));

/**
 * Ends with a sentence for whoever started this.
 * @param {string} sentence
 * @returns {Promise<never>}
 */
async function refuse(sentence) {
  const told = process.send ? new Promise((resolve) => process.send?.({ sentence }, resolve)) : say(sentence);
  await told;
  process.exit(1);
}

/**
 * @param {string} entry
 * @param {string} into
 * @param {import("esbuild").BuildOptions} manner
 */
function bundle(entry, into, manner) {
  return build({
    ...{ absWorkingDir: root, entryPoints: [entry], outfile: join(data, into), bundle: true, format: "esm" },
    ...{ target: "esnext", alias: { "@": root }, logLevel: "error", ...manner },
  });
}

/**
 * The same files under another name, which stay when the first are gone.
 * @param {string} from
 * @param {string} to
 */
async function copyOf(from, to) {
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath ?? entry.path, entry.name);
    const other = join(to, file.slice(from.length));
    await mkdir(dirname(other), { recursive: true });
    // Another disk has no other name for it.
    await link(file, other).catch(() => copyFile(file, other));
  }
}
