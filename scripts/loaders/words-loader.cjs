// @ts-check
const { build } = require("esbuild");
const { join, resolve } = require("node:path");

/** @typedef {{ readonly [key: string]: Said }} Words */
/** @typedef {string | Words | readonly Said[]} Said */

/**
 * Turns a part of the catalogue into what its messages mean, so that pages need not carry what reads them.
 * @this {{ async(): (error: unknown, code?: string) => void, addDependency(path: string): void, resourcePath: string }}
 */
module.exports = function wordsLoader() {
  const done = this.async();
  understood(this.resourcePath).then(
    ({ code, read }) => {
      for (const path of read) this.addDependency(path);
      done(null, code);
    },
    (error) => done(error),
  );
};

/** @param {string} path */
async function understood(path) {
  const { default: compile } = await import("icu-minify/compile");
  const bundled = await build({
    entryPoints: [path],
    bundle: true,
    platform: "node",
    format: "esm",
    write: false,
    metafile: true,
    logLevel: "error",
    tsconfig: join(__dirname, "..", "..", "tsconfig.json"),
  });
  const [{ text } = { text: "" }] = bundled.outputFiles;
  /** @type {Record<string, Said>} */
  const parts = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  /** @type {(said: Said) => unknown} */
  const understand = (said) =>
    typeof said === "string"
      ? compile(said)
      : Array.isArray(said)
        ? said.map(understand)
        : Object.fromEntries(Object.entries(said).map(([key, inner]) => [key, understand(inner)]));
  const code = Object.entries(parts)
    .map(([name, words]) => `export const ${name} = ${JSON.stringify(understand(words))};`)
    .join("\n");
  return { code, read: Object.keys(bundled.metafile.inputs).map((input) => resolve(input)) };
}
