// @ts-check
import "./node-version.mjs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildIfNeeded } from "./build.mjs";
import { endTogether, root, stopWith } from "./processes.mjs";
import { runTypeScript } from "./run-ts.mjs";

/** What takes so long that it is measured by name only. */
const long = ["day", "house"];

/** The names of everything that can be measured. */
export async function benches() {
  const files = await readdir(join(root, "bench"));
  return files
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => file.slice(0, -".ts".length));
}

/**
 * What is measured for a wish.
 * @param {readonly string[]} names
 * @param {string} [wanted]
 */
export const measured = (names, wanted) =>
  names.filter((name) => (wanted === undefined ? !long.includes(name) : name === wanted));

/** `npm run bench` measures everything but that, `npm run bench size` one thing, with whatever words follow. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [wanted, ...words] = process.argv.slice(2);
  const names = await benches();
  const now = measured(names, wanted);
  if (now.length === 0) await stopWith(`npm run bench knows ${names.join(", ")}.`);

  endTogether();
  if (!(await buildIfNeeded())) await stopWith("The site could not be built.");
  for (const name of now) {
    console.log(`\n── ${name} ──`);
    await runTypeScript(`bench/${name}.ts`, words);
  }
}
