// @ts-check
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./processes.mjs";

/** Where a run leaves what it found. */
export const results = join(root, "test-results");

const total = { passed: 0, failed: 0, again: 0 };
/** @type {{ name: string, seconds: number, passed: number, failed: number }[]} */
const taken = [];

/**
 * Runs one part of the tests and counts it: its own tests where it reports them, else as one. What it says stands
 * together under its name once it is done, for others may run beside it.
 * @param {string} name
 * @param {(said: Buffer[]) => Promise<boolean>} run
 * @param {() => Promise<{ passed: number, failed: number, again?: number }>} [count]
 */
export async function step(name, run, count) {
  /** @type {Buffer[]} */
  const said = [];
  return counted(
    name,
    () => run(said),
    count,
    () => process.stdout.write(`\n── ${name} ──\n${Buffer.concat(said)}`),
  );
}

/**
 * The same with nothing beside it: what it says is said at once.
 * @param {string} name
 * @param {() => Promise<boolean>} run
 * @param {() => Promise<{ passed: number, failed: number, again?: number }>} [count]
 */
export function stepAlone(name, run, count) {
  console.log(`\n── ${name} ──`);
  return counted(name, run, count, () => {});
}

/**
 * @param {string} name
 * @param {() => Promise<boolean>} run
 * @param {(() => Promise<{ passed: number, failed: number, again?: number }>) | undefined} count
 * @param {() => void} say
 */
async function counted(name, run, count, say) {
  const begun = performance.now();
  const ok = await run();
  const seconds = Math.round((performance.now() - begun) / 1_000);
  say();
  const one = { passed: ok ? 1 : 0, failed: ok ? 0 : 1, again: 0 };
  const { passed, failed, again = 0 } = count ? await count().catch(() => one) : one;
  // A part can fail around its tests, by not even loading them.
  const fallen = ok ? failed : Math.max(1, failed);
  total.passed += passed;
  total.failed += fallen;
  total.again += again;
  taken.push({ name, seconds, passed, failed: fallen });
  console.log(`${ok ? "passed" : "failed"} in ${seconds} s`);
  return ok;
}

/** Says what all of it adds up to, and fails if any of it did. */
export async function sumUp() {
  await mkdir(results, { recursive: true });
  await writeFile(join(results, "steps.json"), JSON.stringify(taken, null, 2));
  if (total.again > 0) console.log(`\n${total.again} of them passed only when tried again`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

/** @param {string} file a report among the results */
export async function report(file) {
  return JSON.parse(await readFile(join(results, file), "utf8"));
}
