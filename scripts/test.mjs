// @ts-check
import "./node-version.mjs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { build, elsewhere } from "./build.mjs";
import { e2e } from "./e2e.mjs";
import { engines } from "./engines.mjs";
import { wrangler } from "./house/wrangler.mjs";
import { endTogether, runNode } from "./processes.mjs";
import { lint, types, unit, unitOn } from "./tests/checks.mjs";
import { enginesHere, notTried } from "./tests/engines-here.mjs";
import { newestNode } from "./tests/newest-node.mjs";
import { sixth } from "./tests/sixth-game.mjs";
import { report, results, step, stepAlone, sumUp } from "./tests/steps.mjs";

await rm(results, { recursive: true, force: true });
endTogether();

console.log("Unit tests and laws beside lint, types and builds: each says what it found when it is done.");
const fetched = newestNode();
const [isBuilt] = await Promise.all([checkedAndBuilt(), unit()]);
const newest = await fetched;
if ("why" in newest) console.log(`\nWithout the newest Node: ${newest.why}`);
else if (isBuilt)
  await step(`The house on Node ${newest.version}`, (said) =>
    runNode(["scripts/tests/house-opens.mjs"], { said, node: newest.node }),
  );
await stepAlone(
  "Browser tests",
  async () => isBuilt && e2e(),
  () => counted("e2e.json"),
  () => failedIn("e2e.json"),
);
/** @type {{ passed: number, failed: number }} */
let tried = { passed: 0, failed: 1 };
const { names, missing } = await enginesHere();
await Promise.all([
  stepAlone(
    "A sixth game, in a copy of the house",
    async () => {
      tried = await sixth();
      return tried.failed === 0;
    },
    async () => tried,
  ),
  // Either waits for about half of its time.
  names.includes("webkit") &&
    step(
      "The heart of the house in WebKit",
      async (said) => isBuilt && (await engines(["--project=webkit"], said)) !== false,
      () => counted("engines.json"),
    ),
]);
if (missing.includes("WebKit")) console.log(`\n${notTried(missing)}`);
await sumUp();

/** @param {string} file what Playwright reported */
async function counted(file) {
  const { expected, unexpected, flaky } = (await report(file)).stats;
  return { passed: expected + flaky, failed: unexpected, again: flaky };
}

/**
 * The tests that failed, and how.
 * @param {string} file what Playwright reported
 */
async function failedIn(file) {
  const { suites, errors } = await report(file);
  /** @type {string[]} */
  const lines = errors.map((/** @type {{ message: string }} */ { message }) => message);
  /** @param {any} suite */
  const look = ({ specs = [], suites: inner = [] }) => {
    for (const { ok, file: path, line, title, tests } of specs) {
      if (ok) continue;
      const said = tests.at(-1)?.results.at(-1)?.error?.message ?? "";
      lines.push(`${path}:${line} ${title}\n${said}`);
    }
    for (const one of inner) look(one);
  };
  for (const suite of suites) look(suite);
  return lines.join("\n");
}

async function checkedAndBuilt() {
  await lint();
  await types();
  const built =
    (await step("Build", (said) => build({ said }))) &&
    (await step("Build, the rooms elsewhere", (said) => build({ ...elsewhere, said })));
  await step("Deploying to one's own account, but for the last step", async (said) => {
    const { program, env } = wrangler("test-results");
    return built && runNode([program, "deploy", "--dry-run", "--outdir", join(results, "worker")], { env, said });
  });
  const newest = await fetched;
  if ("node" in newest) await unitOn(newest.node, newest.version);
  return built;
}
