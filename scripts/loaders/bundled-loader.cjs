// @ts-check
const { build } = require("esbuild");

/**
 * Turns a module into itself and all it imports, less what none of that uses.
 * @this {{ async(): (error: unknown, code?: string) => void, resourcePath: string }}
 */
module.exports = function bundledLoader() {
  const done = this.async();
  build({ entryPoints: [this.resourcePath], bundle: true, format: "esm", write: false, logLevel: "error" }).then(
    ({ outputFiles: [bundled] }) => done(null, bundled?.text),
    (error) => done(error),
  );
};
