// @ts-check
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { root } from "./processes.mjs";

/** Scripts find what lies beside them, so they run from where they lie. */
const scriptsStay = {
  name: "scripts stay",
  /** @param {import("esbuild").PluginBuild} bundle */
  setup(bundle) {
    bundle.onResolve({ filter: /\/scripts\/([\w-]+\/)?[\w-]+\.mjs$/ }, ({ path, resolveDir }) => ({
      path: pathToFileURL(resolve(resolveDir, path)).href,
      external: true,
    }));
  },
};

/**
 * Bundles a TypeScript file and calls its `run`, or its default export, with the given words.
 * @param {string} file
 * @param {string[]} [words]
 */
export async function runTypeScript(file, words = []) {
  // Where the house is itself a package its modules lie beside it.
  await mkdir(join(root, "node_modules"), { recursive: true });
  const place = await mkdtemp(join(root, "node_modules", ".run-"));
  try {
    const bundle = join(place, "run.mjs");
    await build({
      absWorkingDir: root,
      entryPoints: [file],
      outdir: place,
      entryNames: "run",
      outExtension: { ".js": ".mjs" },
      // What is imported on the way is loaded only then.
      splitting: true,
      bundle: true,
      platform: "node",
      format: "esm",
      packages: "external",
      alias: { "@": root },
      plugins: [scriptsStay],
      sourcemap: "inline",
      logLevel: "error",
    });
    const loaded = await import(pathToFileURL(bundle).href);
    return await (loaded.run ?? loaded.default)(...words);
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [file, ...words] = process.argv.slice(2);
  if (file === undefined) throw new Error("node scripts/run-ts.mjs file.ts [words]");
  await runTypeScript(file, words);
}
