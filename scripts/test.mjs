// @ts-check
import "./node-version.mjs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { build, elsewhere } from "./build.mjs";
import { e2e } from "./e2e.mjs";
import { endTogether, root, runNode } from "./processes.mjs";
import { wrangler } from "./wrangler.mjs";

const results = join(root, "test-results");
const total = { passed: 0, failed: 0, again: 0 };

await rm(results, { recursive: true, force: true });
endTogether();

await step("Lint", () => runNode(["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."]));
await step("Types", async () => {
  const ready = await runNode(["node_modules/next/dist/bin/next", "typegen"], { quiet: true });
  return ready && runNode(["node_modules/typescript/bin/tsc", "--noEmit"]);
});
await step(
  "Unit tests and laws",
  () =>
    runNode([
      ...["node_modules/vitest/vitest.mjs", "run", "--reporter=default"],
      ...["--reporter=json", `--outputFile.json=${join(results, "unit.json")}`],
    ]),
  async () => {
    const { numPassedTests, numFailedTests } = await report("unit.json");
    return { passed: numPassedTests, failed: numFailedTests };
  },
);
const built =
  (await step("Build", () => build())) && (await step("Build, the rooms elsewhere", () => build(elsewhere)));
await step("Deploying to one's own account, but for the last step", async () => {
  const { program, env } = wrangler("test-results");
  return built && runNode([program, "deploy", "--dry-run", "--outdir", join(results, "worker")], { env, quiet: true });
});
await step(
  "Browser tests",
  async () => built && e2e(),
  async () => {
    const { expected, unexpected, flaky } = (await report("e2e.json")).stats;
    return { passed: expected + flaky, failed: unexpected, again: flaky };
  },
);

if (total.again > 0) console.log(`\n${total.again} of them passed only when tried again`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/**
 * Runs one part of the tests and counts it: its own tests where it reports them, else as one.
 * @param {string} name
 * @param {() => Promise<boolean>} run
 * @param {() => Promise<{ passed: number, failed: number, again?: number }>} [count]
 */
async function step(name, run, count) {
  console.log(`\n── ${name} ──`);
  const ok = await run();
  const alone = { passed: ok ? 1 : 0, failed: ok ? 0 : 1, again: 0 };
  const counted = count ? await count().catch(() => alone) : alone;
  total.passed += counted.passed;
  total.again += counted.again ?? 0;
  // A part can fail around its tests, by not even loading them.
  total.failed += ok ? counted.failed : Math.max(1, counted.failed);
  if (!count) console.log(ok ? "passed" : "failed");
  return ok;
}

/** @param {string} file */
async function report(file) {
  return JSON.parse(await readFile(join(results, file), "utf8"));
}
