// Draws public/art anew: `node components/house/make-art.mjs`. The art tests fail while the files are stale.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

for (const source of ["./art.ts", "../tiles/faces/art.ts"]) {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(source, import.meta.url))],
    bundle: true,
    format: "esm",
    write: false,
  });
  const module = `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`;
  const { art } = await import(module);
  for (const [name, text] of Object.entries(art())) {
    const path = fileURLToPath(new URL(`../../public/art/${name}`, import.meta.url));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
