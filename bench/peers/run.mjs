// @ts-check
import "../../scripts/node-version.mjs";
import { existsSync } from "node:fs";
import { chmod, cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { buildIfNeeded } from "../../scripts/build.mjs";
import { endTogether, root, runNode, stopWith } from "../../scripts/processes.mjs";

/**
 * `npm run bench:peers` plays Eights and the same card move on peers with the generator of ../shared/bench-peers, round
 * after round, and prints medians. Words after it go to the generator's compare.mjs, `--check` tries the targets only.
 */
const generator = process.env.BENCH_PEERS ?? join(root, "..", "shared", "bench-peers");
const own = ["majlis", "majlis-partykit"];
const targets = ["workerd-durable", ...own, "workerd", "bare-ws", "bare-ws-durable", "colyseus", "boardgameio"];

endTogether();
if (!existsSync(join(generator, "bench.mjs")))
  await stopWith(`The generator is not at ${generator}: name its folder in BENCH_PEERS.`);
if (!(await buildIfNeeded())) await stopWith("The site could not be built.");

const place = await mkdtemp(join(tmpdir(), "majlis-peers-"));
try {
  const copy = process.env.BENCH_PEERS_READY ?? join(place, "peers");
  if (!existsSync(copy)) {
    await cp(generator, copy, { recursive: true });
    for (const entry of await readdir(copy, { recursive: true, withFileTypes: true }))
      await chmod(join(entry.parentPath ?? entry.path, entry.name), entry.isDirectory() ? 0o755 : 0o644);
    await chmod(copy, 0o755);
    console.log("Installing the peers…");
    const { npm_execpath: npm } = process.env;
    if (npm === undefined) await stopWith("Start this by `npm run bench:peers`.");
    if (!(await runNode([String(npm), "install", "--prefix", copy, "--no-audit", "--no-fund"], { quiet: true })))
      await stopWith("The peers could not be installed.");
  }
  await cp(fileURLToPath(new URL("target.mjs", import.meta.url)), join(copy, "targets", "majlis.mjs"));
  await build({
    absWorkingDir: root,
    entryPoints: ["bench/peers/client.ts"],
    outfile: join(copy, "targets", "majlis", "client.mjs"),
    bundle: true,
    format: "esm",
    platform: "node",
    alias: { "@": root },
  });
  const env = { MAJLIS_ROOT: root, WORKERD: createRequire(import.meta.url)("workerd").default };
  const words = process.argv.slice(2);
  console.log(`${new Date().toISOString()}, ${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}`);
  const script = words.includes("--check")
    ? own.map((target) => [join(copy, "bench.mjs"), "--target", target, "--rooms", "1", "--check"])
    : [[join(copy, "compare.mjs"), "--targets", targets.join(), ...words]];
  for (const command of script) await runNode(command, { env });
} finally {
  await rm(place, { recursive: true, force: true });
}
