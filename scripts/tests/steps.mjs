// @ts-check
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../processes.mjs";

/** Where a run leaves what it found. */
export const results = join(root, "test-results");

/** Of Linux, on every machine. */
const TICKS_A_SECOND = 100;
const total = { passed: 0, failed: 0, again: 0 };
/** @type {{ name: string, seconds: number, cpu: number | null, passed: number, failed: number }[]} */
const taken = [];
/**
 * The parts that failed, each with what it said of it.
 * @type {string[]}
 */
const failures = [];
/** A part that fails says at its end what in it has. */
const LAST_LINES = 60;
let counted = 0;

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
  return timed(
    name,
    () => run(said),
    count,
    () => process.stdout.write(`\n── ${name} ──\n${Buffer.concat(said)}`),
    () => String(Buffer.concat(said)).trimEnd().split("\n").slice(-LAST_LINES).join("\n"),
  );
}

/**
 * The same with nothing beside it: what it says is said at once.
 * @param {string} name
 * @param {() => Promise<boolean>} run
 * @param {() => Promise<{ passed: number, failed: number, again?: number }>} [count]
 * @param {() => Promise<string>} [which] names what failed in it
 */
export function stepAlone(name, run, count, which) {
  console.log(`\n── ${name} ──`);
  return timed(name, run, count, () => {}, which);
}

/**
 * @param {string} name
 * @param {() => Promise<boolean>} run
 * @param {(() => Promise<{ passed: number, failed: number, again?: number }>) | undefined} count
 * @param {() => void} say
 * @param {() => string | Promise<string>} [which]
 */
async function timed(name, run, count, say, which = () => "") {
  const begun = performance.now();
  const ok = await run();
  const seconds = Math.round((performance.now() - begun) / 1_000);
  const cpu = await spent();
  const one = { passed: ok ? 1 : 0, failed: ok ? 0 : 1, again: 0 };
  const { passed, failed, again = 0 } = count ? await count().catch(() => one) : one;
  // A part can fail around its tests, by not even loading them.
  const fallen = ok ? failed : Math.max(1, failed);
  total.passed += passed;
  total.failed += fallen;
  total.again += again;
  taken.push({ name, seconds, cpu, passed, failed: fallen });
  if (fallen > 0) failures.push(`${name}: ${fallen} failed\n${await Promise.resolve(which()).catch(String)}`);
  // At once, or another part would speak in between.
  say();
  console.log(`${ok ? "passed" : "failed"} in ${seconds} s`);
  return ok;
}

/** Seconds of a processor that what has ended since the last question took; null where the system does not say so. */
async function spent() {
  const stat = await readFile("/proc/self/stat", "utf8").catch(() => null);
  if (stat === null) return null;
  const [user, system] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(13, 15);
  const before = counted;
  counted = (Number(user) + Number(system)) / TICKS_A_SECOND;
  return Math.round(counted - before);
}

/** Says what all of it adds up to, and fails if any of it did. */
export async function sumUp() {
  await mkdir(results, { recursive: true });
  await writeFile(join(results, "steps.json"), JSON.stringify(taken, null, 2));
  // Once more, for whoever sees the end of it alone.
  for (const failure of failures) console.log(`\n${failure}`);
  if (total.again > 0) console.log(`\n${total.again} of them passed only when tried again`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

/** @param {string} file a report among the results */
export async function report(file) {
  return JSON.parse(await readFile(join(results, file), "utf8"));
}
