// @ts-check
const { build } = require("esbuild");
const { join } = require("node:path");

const parser = join(__dirname, "..", "..", "lib", "rules", "rulebook.ts");

/** @type {Promise<{ rulebookOf: (markdown: string) => unknown }> | undefined} */
let parsing;

/** Brings the parser, which is TypeScript as all rules are, to where Node can run it. */
async function load() {
  const { outputFiles } = await build({
    entryPoints: [parser],
    bundle: true,
    platform: "node",
    format: "esm",
    write: false,
    logLevel: "error",
  });
  const [{ text }] = outputFiles;
  return import(`data:text/javascript,${encodeURIComponent(text)}`);
}

/**
 * Turns a RULES.md into the module of its rulebook, so that the Markdown is parsed when the site is built.
 * @this {{ async(): (error: unknown, code?: string) => void, addDependency(file: string): void }}
 * @param {string} markdown
 */
module.exports = function rulebookLoader(markdown) {
  const done = this.async();
  this.addDependency(parser);
  parsing ??= load();
  parsing.then(
    ({ rulebookOf }) => done(null, `export default ${JSON.stringify(rulebookOf(markdown))};`),
    (error) => done(error),
  );
};
