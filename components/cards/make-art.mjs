// Draws public/art/deck and public/art/people anew: `node components/cards/make-art.mjs`. art.test.ts fails while the files are stale.
import { mkdirSync, writeFileSync } from "node:fs";
import { build } from "esbuild";

const { outputFiles } = await build({
  entryPoints: [new URL("./art.ts", import.meta.url).pathname],
  bundle: true,
  format: "esm",
  write: false,
});
const { art } = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
const folder = new URL("../../public/art/", import.meta.url);
for (const name of ["deck", "people"]) mkdirSync(new URL(name, folder), { recursive: true });
for (const [name, text] of Object.entries(art())) writeFileSync(new URL(name, folder), text);
