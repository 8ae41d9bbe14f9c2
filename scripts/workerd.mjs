// @ts-check
/**
 * `node scripts/workerd.mjs PORT HOST DATA [words for workerd]`: the house on workerd alone, with nothing of a development
 * server between a browser and its table.
 */
import { spawn } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { build, stop } from "esbuild";
import { root } from "./processes.mjs";

const workerd = createRequire(import.meta.url)("workerd").default;
const [port, host, data = "", ...more] = process.argv.slice(2);
// Where PartyKit's development server keeps them too.
const rooms = join(data, "party");
await mkdir(rooms, { recursive: true });
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
    ...[`--directory-path=site=${join(root, "out")}`, `--directory-path=rooms=${rooms}`, ...more],
    ...[join(root, "workerd.capnp"), "house"],
  ],
  { stdio: ["ignore", "inherit", "inherit"] },
);
house.once("exit", (code) => process.exit(code ?? 1));
// Asked kindly it would wait until the last browser has gone; what was told is on the disk.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => house.kill("SIGKILL"));
