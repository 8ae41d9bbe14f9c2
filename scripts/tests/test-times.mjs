// @ts-check
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../processes.mjs";
import { report } from "./steps.mjs";

/**
 * `node scripts/tests/test-times.mjs`: writes into docs/tests.md where the time of the last `npm test` went, from what it left
 * under test-results.
 *
 * @typedef {object} Suite a file, or a group within
 * @property {Suite[]} [suites]
 * @property {{ file: string, tests: { projectName: string, results: { duration: number }[] }[] }[]} [specs]
 */
const file = join(root, "docs", "tests.md");
const [begins, ends] = ["<!-- times -->", "<!-- /times -->"];

/** @type {{ name: string, seconds: number, cpu: number | null, passed: number, failed: number }[]} */
const steps = await report("steps.json");
/** @type {{ suites: Suite[], stats: { startTime: string } }} */
const { suites, stats } = await report("e2e.json");
const { testResults } = await report("unit.json");

const parts = table(
  ["part", "s", "CPU s", "tests"],
  steps.map(({ name, seconds, cpu, passed, failed }) => [name, seconds, cpu ?? "", passed + failed]),
);
/** @type {{ name: string, startTime: number, endTime: number, assertionResults: unknown[] }[]} */
const units = testResults;
const slowest = units
  .map(({ name, startTime, endTime, assertionResults }) => ({
    name: name.slice(root.length),
    seconds: (endTime - startTime) / 1_000,
    tests: assertionResults.length,
  }))
  .sort((one, other) => other.seconds - one.seconds);
const unit = table(
  ["unit tests", "s", "tests"],
  [
    ...slowest.slice(0, 6).map(({ name, seconds, tests }) => [name, seconds.toFixed(1), tests]),
    [
      `${slowest.length - 6} others`,
      sum(slowest.slice(6).map(({ seconds }) => seconds)).toFixed(1),
      sum(slowest.slice(6).map(({ tests }) => tests)),
    ],
  ],
);

const projects = ["desktop", "phone", "cloud"];
/** @type {Map<string, { seconds: number, tests: number }>} */
const taken = new Map();
for (const { file, tests } of suites.flatMap(specsOf))
  for (const { projectName, results } of tests)
    for (const name of [`${file} ${projectName}`, file]) {
      const { seconds, tests } = taken.get(name) ?? { seconds: 0, tests: 0 };
      const more = sum(results.map(({ duration }) => duration)) / 1_000;
      taken.set(name, { seconds: seconds + more, tests: tests + 1 });
    }
const files = [...new Set(suites.flatMap(specsOf).map(({ file }) => file))];
const secondsIn = (/** @type {string} */ name) => taken.get(name)?.seconds ?? 0;
const spoken = (/** @type {number} */ seconds) => (seconds === 0 ? "" : seconds.toFixed(1));
const browsers = table(
  ["browser tests", ...projects.map((project) => `${project} s`), "s", "tests"],
  files
    .sort((one, other) => secondsIn(other) - secondsIn(one))
    .map((file) => [
      file,
      ...projects.map((project) => spoken(secondsIn(`${file} ${project}`))),
      spoken(secondsIn(file)),
      taken.get(file)?.tests ?? 0,
    ]),
);

const when = new Date(stats.startTime).toISOString().slice(0, 16).replace("T", " ");
const written = [begins, `Begun ${when} UTC on Node ${process.versions.node}.`, parts, unit, browsers, ends].join(
  "\n\n",
);
const page = await readFile(file, "utf8");
await writeFile(file, page.slice(0, page.indexOf(begins)) + written + page.slice(page.indexOf(ends) + ends.length));

/**
 * @param {Suite} suite
 * @returns {NonNullable<Suite["specs"]>}
 */
function specsOf({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((all, one) => all + one, 0);
}

/**
 * @param {string[]} head
 * @param {(string | number)[][]} rows
 */
function table(head, rows) {
  const line = (/** @type {(string | number)[]} */ cells) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? "---" : "---:"))), ...rows.map(line)].join("\n");
}
