// @ts-check
const { build } = require("esbuild");
const { join } = require("node:path");

/** @typedef {{ readonly [key: string]: Said }} Words */
/** @typedef {string | Words | readonly Said[]} Said */

/**
 * Turns a part of the catalogue into what its messages mean, so that pages need not carry what reads them.
 * @this {{ async(): (error: unknown, code?: string) => void, resourcePath: string }}
 */
module.exports = function wordsLoader() {
  const done = this.async();
  understood(this.resourcePath).then(
    (code) => done(null, code),
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
    logLevel: "error",
    tsconfig: join(__dirname, "..", "tsconfig.json"),
  });
  const [{ text } = { text: "" }] = bundled.outputFiles;
  /** @type {Record<string, Said>} */
  const parts = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  /** @type {(said: Said) => unknown} */
  const read = (said) =>
    typeof said === "string"
      ? compile(said)
      : Array.isArray(said)
        ? said.map(read)
        : Object.fromEntries(Object.entries(said).map(([key, inner]) => [key, read(inner)]));
  return Object.entries(parts)
    .map(([name, words]) => `export const ${name} = ${JSON.stringify(read(words))};`)
    .join("\n");
}
