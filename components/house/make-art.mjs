// Weaves public/art anew: `node components/house/make-art.mjs`. art.test.ts fails while the files are stale.
import { writeFileSync } from "node:fs";
import { build } from "esbuild";

const { outputFiles } = await build({
  entryPoints: [new URL("./art.ts", import.meta.url).pathname],
  bundle: true,
  format: "esm",
  write: false,
});
const { art } = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
for (const [name, text] of Object.entries(art())) {
  writeFileSync(new URL(`../../public/art/${name}`, import.meta.url), text);
}
