// @ts-check
import "./node-version.mjs";
import { buildIfNeeded } from "./build.mjs";
import { endTogether, stopWith } from "./processes.mjs";
import { runTypeScript } from "./run-ts.mjs";

/** `npm run chaos` and `npm run abuse`, with whatever words follow: one file of attacks/ against the built house. */
const [name, ...words] = process.argv.slice(2);

endTogether();
if (!(await buildIfNeeded())) await stopWith("The site could not be built.");
await runTypeScript(`attacks/${name}.ts`, words).catch((error) => stopWith(error.stack ?? String(error)));
// Servers end with this process, wherever it ends.
process.exit();
