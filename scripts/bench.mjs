// @ts-check
import "./node-version.mjs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { buildIfNeeded } from "./build.mjs";
import { endTogether, root, stopWith } from "./processes.mjs";
import { runTypeScript } from "./run-ts.mjs";

/** `npm run bench` measures everything, `npm run bench size` one thing, with whatever words follow. */
const [wanted, ...words] = process.argv.slice(2);
const files = (await readdir(join(root, "bench"))).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
const names = files.map((file) => file.slice(0, -".ts".length));
if (wanted !== undefined && !names.includes(wanted)) await stopWith(`npm run bench knows ${names.join(", ")}.`);

endTogether();
if (!(await buildIfNeeded())) await stopWith("The site could not be built.");
for (const name of wanted === undefined ? names : [wanted]) {
  console.log(`\n── ${name} ──`);
  await runTypeScript(`bench/${name}.ts`, words);
}
