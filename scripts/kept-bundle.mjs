// @ts-check
import { createHash } from "node:crypto";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** Not from ./processes.mjs, whose helpers a quick start need not wait for. */
const root = fileURLToPath(new URL("..", import.meta.url));
const kept = join(root, "node_modules", ".majlis-bundles");
const DAY_MS = 24 * 3_600_000;
const list = "inputs.json";
/** What else a bundle is made of; the lock is there only where the house is no package of somebody's. */
const always = ["scripts/kept-bundle.mjs"];
const lock = "package-lock.json";

/** The game in a terminal: its name, and where it begins. @type {readonly [string, string]} */
export const terminalRummy = ["rummy", "cli/rummy/main.ts"];

/**
 * What a bundle's sources are just now; null where one of them is gone.
 * @param {readonly string[]} inputs
 */
function stampOf(inputs) {
  const hash = createHash("sha256").update(process.version);
  for (const path of [lock, ...always, ...inputs]) {
    const found = statSync(join(root, path), { throwIfNoEntry: false });
    if (!found && path !== lock) return null;
    hash.update(`${path} ${found?.mtimeMs} ${found?.size}\n`);
  }
  return hash.digest("hex").slice(0, 20);
}

/**
 * What tells that a file in a bundle has changed: itself, and of a package its package.json. The list that npm keeps of packages would
 * not do: it is written when all of them are there, after a bundle that is made as they are installed.
 * @param {string} input
 */
function sourceOf(input) {
  if (!/^\.\.|node_modules/.test(input)) return input;
  const [, folder] = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)/.exec(resolve(root, input)) ?? [];
  return relative(root, folder === undefined ? resolve(root, input) : join(folder, "package.json"));
}

/** @param {string} name the bundle that was kept, where its sources are still what they were */
function stillGood(name) {
  try {
    const { inputs, stamp } = JSON.parse(readFileSync(join(kept, name, list), "utf8"));
    const folder = join(kept, name, stamp);
    return stampOf(inputs) === stamp && statSync(join(folder, "run.mjs")).isFile() ? folder : null;
  } catch {
    return null;
  }
}

/**
 * Bundles a program with all that it imports, so that hardly a file has to be looked for when it starts.
 * @param {string} file
 * @param {string} folder
 * @returns {Promise<readonly string[]>} what it was made of, as far as that can change
 */
async function bundled(file, folder) {
  const { build, stop } = await import("esbuild");
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [file],
    outdir: folder,
    entryNames: "run",
    outExtension: { ".js": ".mjs" },
    // What is imported on the way is loaded only then.
    splitting: true,
    bundle: true,
    minify: true,
    platform: "node",
    format: "esm",
    alias: { "@": root },
    // Said here too: of a tsconfig.json beneath node_modules, where the house lies once it is installed, nothing is read.
    jsx: "automatic",
    // Packages use these where they are there, and do without them.
    external: ["react-devtools-core", "bufferutil", "utf-8-validate"],
    define: { "process.env.NODE_ENV": '"production"', "process.env.DEV": '"false"' },
    banner: { js: 'import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);' },
    metafile: true,
    logLevel: "error",
  });
  // Else its service stays as long as the game does.
  await stop();
  return [...new Set(Object.keys(metafile.inputs).map(sourceOf))];
}

/** Those of other sources, but for what may still be played from. @param {string} name @param {string} stamp */
function clearOld(name, stamp) {
  for (const other of readdirSync(join(kept, name))) {
    const path = join(kept, name, other);
    const isOld = Date.now() - statSync(path).mtimeMs > DAY_MS;
    if (other !== stamp && other !== list && isOld) rmSync(path, { recursive: true, force: true });
  }
}

/**
 * The folder of a program's bundle: the one that was kept, or one made now and kept. Where nothing can be written beside the
 * packages it is made for this once.
 * @param {string} name
 * @param {string} file
 */
async function bundleOf(name, file) {
  const good = stillGood(name);
  if (good) return { folder: good, isKept: true };
  let isKept = true;
  let fresh = "";
  try {
    mkdirSync(join(kept, name), { recursive: true });
    fresh = mkdtempSync(join(kept, name, "new-"));
    // Who installs the house need not be who plays.
    chmodSync(fresh, 0o755);
  } catch {
    isKept = false;
    fresh = mkdtempSync(join(tmpdir(), `majlis-${name}-`));
  }
  const inputs = await bundled(file, fresh).catch((error) => {
    rmSync(fresh, { recursive: true, force: true });
    throw error;
  });
  const stamp = stampOf(inputs);
  if (!isKept || stamp === null) return { folder: fresh, isKept: false };
  const folder = join(kept, name, stamp);
  try {
    renameSync(fresh, folder);
  } catch {
    // Somebody else has made the same at the same time.
    rmSync(fresh, { recursive: true, force: true });
  }
  const draft = `${folder}.json`;
  writeFileSync(draft, JSON.stringify({ inputs, stamp }));
  renameSync(draft, join(kept, name, list));
  clearOld(name, stamp);
  return { folder, isKept };
}

/**
 * Makes a program's bundle ahead of its first start, where it can be kept.
 * @param {string} name
 * @param {string} file
 */
export async function keepBundle(name, file) {
  const { folder, isKept } = await bundleOf(name, file);
  if (!isKept) rmSync(folder, { recursive: true, force: true });
}

/**
 * Calls the `run` of a TypeScript program with the given words, from a bundle that is made only where its sources changed.
 * @param {string} name
 * @param {string} file
 * @param {readonly string[]} words
 */
export async function runKept(name, file, words) {
  const { folder, isKept } = await bundleOf(name, file);
  // It is read by and by, as what is in it is asked for.
  if (!isKept) process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const { run } = await import(pathToFileURL(join(folder, "run.mjs")).href);
  return run(...words);
}
