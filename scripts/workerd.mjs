// @ts-check
/**
 * `node scripts/workerd.mjs PORT HOST DATA SITE [words for workerd]`: the house on workerd alone, with nothing of a
 * development server between a browser and its table.
 */
import { spawn } from "node:child_process";
import { copyFile, link, mkdir, readdir, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { build, stop } from "esbuild";
import { clear, putAside } from "./empty-rooms.mjs";
import { root } from "./processes.mjs";

/** How often the files of rooms that keep nothing are looked for. */
const CLEARING_MS = 10 * 60_000;

const workerd = createRequire(import.meta.url)("workerd").default;
const [port, host, data = "", built = "", ...more] = process.argv.slice(2);
// Where PartyKit's development server keeps them too.
const rooms = join(data, "party");
await mkdir(rooms, { recursive: true });
await clear(rooms);
// A build of its own, whole for as long as it is served: another may come while somebody plays.
const site = join(data, "site");
await copyOf(built, site);
await build({
  absWorkingDir: root,
  entryPoints: ["cloud/alone.ts"],
  outfile: join(data, "house.js"),
  bundle: true,
  format: "esm",
  target: "esnext",
  conditions: ["workerd"],
  external: ["cloudflare:workers"],
  alias: { "@": root },
  logLevel: "error",
});
await stop();
const house = spawn(
  workerd,
  [
    ...["serve", "--experimental", `--import-path=${data}`, `--socket-addr=door=${host}:${port}`],
    ...[`--directory-path=site=${site}`, `--directory-path=rooms=${rooms}`, ...more],
    ...[join(root, "workerd.capnp"), "house"],
  ],
  { stdio: ["ignore", "inherit", "inherit"] },
);
house.once("exit", (code) => process.exit(code ?? 1));
setInterval(
  () => putAside(rooms).catch((error) => console.error("Empty rooms could not be put aside:", error)),
  CLEARING_MS,
);
// Asked kindly it would wait until the last browser has gone; what was told is on the disk.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => house.kill("SIGKILL"));

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
