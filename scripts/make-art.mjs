// Draws public/art anew, by every art.ts of the house and of its games: `node scripts/make-art.mjs`. The art tests fail while the files are stale.
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const components = new URL("../components/", import.meta.url);

for (const source of readdirSync(components, { recursive: true, encoding: "utf8" })) {
  if (basename(source) !== "art.ts") continue;
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(source, components))],
    bundle: true,
    format: "esm",
    write: false,
  });
  const module = `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`;
  const { art } = await import(module);
  for (const [name, text] of Object.entries(art())) {
    const path = fileURLToPath(new URL(`../public/art/${name}`, import.meta.url));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
