// @ts-check
/**
 * Registers the game of e2e/sixth in a copy of the house, by the steps of *Add a game* and by nothing else, and has it tried
 * there by whatever runs over the registry: `node scripts/tests/sixth-game.mjs`, with `rewrite` to play its golden game anew.
 */
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { endTogether, root, runNode } from "../processes.mjs";

const ID = "pairs";
/** What its author brings, and where it goes. */
const folders = [
  ["e2e/sixth/rules", `lib/rules/${ID}`],
  ["e2e/sixth/screens", `components/${ID}`],
];
/** What its author writes elsewhere: three lines. */
const lines = /** @type {const} */ ([
  ["lib/rules/games.ts", /(?=export \{ rummy \})/, `export { ${ID} } from "./${ID}";\n`],
  ["components/games.ts", /(?<=from "\.\/eights\/manifest";\n)/, `import { ${ID} } from "./${ID}/manifest";\n`],
  ["components/games.ts", /(?<=GameScreens>> = \{.*)(?= \};)/, `, ${ID}`],
]);
/** What runs over the registry, as far as it runs in a process. */
const units = [
  ...[
    "lib/rules/laws",
    "lib/rules/golden.test.ts",
    "lib/rules/rulebook.test.ts",
    "lib/client/node-environment.test.ts",
  ],
  ...["lib/table/fuzz", "lib/table/abuse.test.ts", "lib/table/hidden-cards.test.ts", "party/product.test.ts"],
  ...["scripts/register.test.ts", "scripts/imports.test.ts", "components/imports.test.ts", "components/words"],
];

/** Of those, what has to name it. */
const named = [
  ...[`rules/laws/${ID}`, `table/fuzz/${ID}`, "rules/golden", "table/abuse", "table/hidden-cards"],
  "client/node-environment",
].map((name) => `lib/${name}.test.ts`);

/** @param {string[]} args */
const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" });

/** A copy of the house as it stands here, which shares nothing that is written with it. */
async function copied() {
  const house = await mkdtemp(join(tmpdir(), "majlis-sixth-"));
  // Whoever ends this in its middle leaves no house behind either.
  process.once("exit", () => rmSync(house, { recursive: true, force: true }));
  const files = git("ls-files", "-co", "--exclude-standard").split("\n").filter(Boolean);
  for (const file of files) {
    const to = join(house, file);
    await mkdir(dirname(to), { recursive: true });
    await cp(join(root, file), to).catch((error) => {
      // Deleted here and not yet committed.
      if (error.code !== "ENOENT") throw error;
    });
  }
  try {
    execFileSync("cp", ["-al", join(root, "node_modules"), join(house, "node_modules")], { stdio: "ignore" });
  } catch {
    await cp(join(root, "node_modules"), join(house, "node_modules"), { recursive: true, verbatimSymlinks: true });
  }
  execFileSync("git", ["init", "-q"], { cwd: house });
  execFileSync("git", ["add", "-A"], { cwd: house });
  return house;
}

/** Takes the steps; what it cost is read off git. @param {string} house */
async function registered(house) {
  for (const [from = "", to = ""] of folders) await cp(join(root, from), join(house, to), { recursive: true });
  for (const [path, place, line] of lines) {
    const text = await readFile(join(house, path), "utf8");
    if (!place.test(text)) throw new Error(`${path} has no such place any more: ${place}`);
    await writeFile(join(house, path), text.replace(place, line));
  }
  const written = execFileSync(process.execPath, ["scripts/register.mjs"], { cwd: house, encoding: "utf8" });
  execFileSync("git", ["add", "-A", "-N"], { cwd: house });
  const stat = execFileSync("git", ["diff", "--stat=120"], { cwd: house, encoding: "utf8" });
  console.log(`${stat}\n${written}`);
}

/**
 * @param {string} house
 * @param {string} file
 */
const read = async (house, file) => JSON.parse(await readFile(join(house, "test-results", file), "utf8"));

/** What a run that did not even report comes to. */
const unreported = {
  unit: { numPassedTests: 0, numFailedTests: 1, testResults: [] },
  e2e: { stats: { expected: 0, unexpected: 1, flaky: 0 } },
};

/**
 * Registers the game and tries it.
 * @param {{ rewrite?: boolean }} [wish]
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function sixth({ rewrite = false } = {}) {
  const house = await copied();
  const total = { passed: 0, failed: 0 };
  /** @param {string[]} args @param {Record<string, string>} [env] */
  const run = async (args, env = {}) => runNode(args, { env, cwd: house });
  /** @param {string} name @param {boolean} ok */
  const counted = (name, ok) => {
    total[ok ? "passed" : "failed"]++;
    console.log(`${ok ? "passed" : "failed"}: ${name}`);
    return ok;
  };
  try {
    await registered(house);
    if (rewrite) {
      await run(["node_modules/vitest/vitest.mjs", "run", "lib/rules/golden.test.ts", "-t", ID], { GOLDEN: "rewrite" });
      await cp(join(house, `lib/rules/${ID}/replays`), join(root, "e2e/sixth/rules/replays"), { recursive: true });
    }
    counted("the type checker misses nothing", await typed(run));
    const ran = await run([
      ...["node_modules/vitest/vitest.mjs", "run", ...units, "--reporter=default"],
      ...["--reporter=json", "--outputFile.json=test-results/unit.json"],
      // Whatever is said of every game, and what is said of this one.
      ...["-t", `^(?!.*(baloot|dhappa|eights|rummy))|${ID}`],
    ]);
    const { numPassedTests, numFailedTests, testResults } = await read(house, "unit.json").catch(() => unreported.unit);
    total.passed += numPassedTests;
    total.failed += ran ? numFailedTests : Math.max(1, numFailedTests);
    /** @type {{ name: string, assertionResults: { fullName: string, status: string }[] }[]} */
    const files = testResults;
    for (const file of named) {
      const own = files.find(({ name }) => name.endsWith(file))?.assertionResults ?? [];
      counted(
        `${file} tries it`,
        own.some(({ fullName, status }) => fullName.includes(ID) && status === "passed"),
      );
    }
    if (counted("the house is built with it", await run(["scripts/build.mjs"]))) {
      const wishes = ["sixth/", "house/attacks.spec.ts", "--project=desktop", "--grep", `${ID}|sixth|home page`];
      const played = await run(["scripts/e2e.mjs", ...wishes], { MAJLIS_SIXTH: "1" });
      const { expected, unexpected, flaky } = (await read(house, "e2e.json").catch(() => unreported.e2e)).stats;
      total.passed += expected + flaky;
      total.failed += played ? unexpected : Math.max(1, unexpected);
    }
    await cp(join(house, "test-results", "e2e"), join(root, "test-results", "sixth"), { recursive: true }).catch(
      () => {},
    );
  } finally {
    await rm(house, { recursive: true, force: true });
  }
  return total;
}

/** @param {(args: string[]) => Promise<boolean>} run */
const typed = async (run) =>
  (await run(["node_modules/next/dist/bin/next", "typegen"])) && run(["node_modules/typescript/bin/tsc", "--noEmit"]);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  endTogether();
  const { passed, failed } = await sixth({ rewrite: process.argv.includes("rewrite") });
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
