// @ts-check
import "./node-version.mjs";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { build as bundle } from "esbuild";
import { keepBundle, terminalRummy } from "./kept-bundle.mjs";
import { inPlace } from "./late-parts.mjs";
import { endTogether, root, runNode, stopWith } from "./processes.mjs";

const sources = [
  ...["app", "components", "lib", "public"],
  ...[
    "next.config.ts",
    "postcss.config.mjs",
    "tsconfig.json",
    "package-lock.json",
    "scripts/build.mjs",
    "scripts/late-parts.mjs",
    "scripts/loaders/bundled-loader.cjs",
    "scripts/loaders/rulebook-loader.cjs",
    "scripts/loaders/words-loader.cjs",
  ],
];
/** Where a build comes to be, and where the one before it ends: what is served is whole at every moment. */
const fresh = join(root, ".out", "new");
const worn = join(root, ".out", "old");
const stamp = ".sources";

/**
 * PartyKit answers a request for a file before it asks us, and then without our headers. A path that begins with
 * /parties/ names a room and never a file, so what lies there is served by party/site.ts alone.
 */
const site = join(fresh, "parties", "site");
/** The same files packed, for where no host packs them: cloud/self-hosted.ts. */
const packed = join(fresh, "parties", "packed");
const policies = join(fresh, "parties", "build", "policies.json");

/**
 * @typedef {object} Wish
 * @property {string} [into] the folder that is served
 * @property {string} [rooms] where the pages find the rooms, if not beside them: a host, with a port or without
 */

/** The build by which the tests play in rooms that are not beside the site. */
export const elsewhere = { into: join("test-results", "elsewhere"), rooms: "localhost:47631" };

/**
 * Builds the site, and puts it where the one before it was.
 * @param {Wish & { quiet?: boolean, said?: Buffer[] }} [wish]
 */
export async function build({ into = "out", rooms = process.env.NEXT_PUBLIC_ROOMS_HOST, quiet = false, said } = {}) {
  const hash = await hashOfSources(rooms);
  await rm(fresh, { recursive: true, force: true });
  const built = await runNode(["node_modules/next/dist/bin/next", "build"], {
    env: {
      NEXT_OUTPUT: "export",
      NEXT_EXPORT_TO: relative(root, fresh),
      NEXT_PUBLIC_ROOMS_HOST: rooms || undefined,
      NODE_ENV: undefined,
    },
    quiet,
    said,
  });
  if (!built) return false;

  const exported = await readdir(fresh);
  await mkdir(site, { recursive: true });
  await Promise.all(exported.map((name) => rename(join(fresh, name), join(site, name))));

  /** @type {Record<string, string[]>} */
  const scripts = {};
  /** @type {Record<string, string[]>} */
  const styles = {};
  for (const file of await filesUnder(site)) {
    if (!file.endsWith(".html")) continue;
    const html = urgent(inPlace(await readFile(join(site, file), "utf8")));
    await writeFile(join(site, file), html);
    scripts[file] = inlineScripts(html);
    styles[file] = inlineStyles(html);
  }
  const links = await linkWords();
  await writeForSearchers(Object.keys(links.en.games));
  await writeServiceWorker(hash.slice(0, 16));
  await pack();
  await mkdir(dirname(policies), { recursive: true });
  await writeFile(policies, JSON.stringify({ rooms: rooms || null, scripts, styles, links }));
  await writeFile(join(fresh, stamp), hash);
  await putInPlace(fresh, join(root, into));
  return true;
}

/**
 * Puts one folder in the place of another, which whoever has it open goes on reading until they look again.
 * @param {string} from
 * @param {string} to
 */
async function putInPlace(from, to) {
  await rm(worn, { recursive: true, force: true });
  await mkdir(dirname(to), { recursive: true });
  if (existsSync(to)) await rename(to, worn);
  await rename(from, to);
  await rm(worn, { recursive: true, force: true });
}

const brotli = promisify(brotliCompress);

/** Packs what packing makes smaller, as small as it gets: that takes too long to be done when it is asked for. */
async function pack() {
  const texts = (await filesUnder(site)).filter((file) => /\.(css|html|js|json|svg|txt|webmanifest)$/.test(file));
  for (const file of texts) {
    const place = join(packed, `${file}.br`);
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, await brotli(await readFile(join(site, file))));
  }
  await writeFile(join(fresh, ".assetsignore"), "parties/packed\n");
}

/** What the door says of links (party/link-preview.ts), in both languages. */
export async function linkWords() {
  const { outputFiles } = await bundle({
    absWorkingDir: root,
    entryPoints: ["components/previews/previews.ts"],
    bundle: true,
    format: "esm",
    write: false,
    alias: { "@": root },
    logLevel: "error",
  });
  const { previews } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? "")}`);
  return previews;
}

/**
 * Says to whoever looks through sites what is there: pages, not rooms; tables say themselves that they are to be in no list.
 * What stands here for the house's address its door writes (lib/table/wire/house-address.ts).
 * @param {readonly string[]} games
 */
async function writeForSearchers(games) {
  const house = process.env.MAJLIS_SITE || "https://house.invalid";
  // Players' pages are to be found in no list: some are for friends, and none is the house's to show about.
  const ranked = ["/ranked", "/ladder", "/leagues"];
  const pages = ["/", ...games.flatMap((game) => [`/${game}`, `/${game}/rules`]), ...ranked, "/privacy"];
  const places = pages.map((page) => `  <url><loc>${house}${page}</loc></url>`);
  const map = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
  ];
  await writeFile(join(site, "sitemap.xml"), [...map, ...places, "</urlset>", ""].join("\n"));
  const rules = [
    "User-agent: *",
    "Allow: /",
    "Disallow: /parties/",
    ...["/move", "/player", "/friends", "/admin"].map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${house}/sitemap.xml`,
  ];
  await writeFile(join(site, "robots.txt"), `${rules.join("\n")}\n`);
}

/**
 * Writes the service worker with the names of what it keeps: every document, a game's tables under one code for all,
 * every file whose name changes with its content, and the drawings.
 * @param {string} version
 */
async function writeServiceWorker(version) {
  const files = await filesUnder(site);
  const documents = files
    .filter((file) => file.endsWith(".html") && !/^(404|_not-found)/.test(file))
    .map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, "").replace(/\/table$/, "/OFFLINE")}`);
  const drawings = files.filter((file) => file.startsWith("art/")).map((file) => `/${file}`);
  const hashed = files.filter((file) => file.startsWith("_next/static/")).map((file) => `/${file}`);
  await bundle({
    absWorkingDir: root,
    entryPoints: ["lib/service-worker/main.ts"],
    outfile: join(site, "sw.js"),
    bundle: true,
    minify: true,
    target: "es2022",
    alias: { "@": root },
    define: { SHELL: JSON.stringify({ version, documents, files: hashed, drawings }) },
    logLevel: "error",
  });
}

/**
 * Builds the site unless what is there was built from these very sources.
 * @param {Wish} [wish]
 */
export async function buildIfNeeded({ into = "out", rooms = process.env.NEXT_PUBLIC_ROOMS_HOST } = {}) {
  const stamped = join(root, into, stamp);
  if (existsSync(stamped) && (await readFile(stamped, "utf8")) === (await hashOfSources(rooms))) return true;
  console.log("Building the site, once…");
  return build({ into, rooms, quiet: true });
}

/**
 * A document whose own scripts come before letters and pictures: nothing does anything before they are there.
 * @param {string} html
 */
const urgent = (html) => html.replaceAll(/<script src="\/_next\/[^"]+"/g, '$& fetchpriority="high"');

/**
 * The content policy's names for the scripts a document carries in itself.
 * @param {string} html
 */
const inlineScripts = (html) => policyNames(html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g));

/**
 * And for its styles: elements, and the attributes of others, whose signs are written out.
 * @param {string} html
 */
function inlineStyles(html) {
  const marked = html.replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, "");
  const elements = policyNames(html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g));
  const attributes = policyNames(marked.matchAll(/\sstyle="([^"]*)"/g), written);
  return [...new Set([...elements, ...attributes])];
}

/** @type {Readonly<Record<string, string>>} */
const entities = { "&quot;": '"', "&#x27;": "'", "&lt;": "<", "&gt;": ">", "&amp;": "&" };
/**
 * A text as a browser reads it in an attribute.
 * @param {string} text
 */
const written = (text) => text.replaceAll(/&(quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);

/**
 * @param {Iterable<RegExpMatchArray>} found
 * @param {(text: string) => string} [read]
 */
function policyNames(found, read = (text) => text) {
  const names = [...found].map(([, text = ""]) => `sha256-${createHash("sha256").update(read(text)).digest("base64")}`);
  return [...new Set(names)];
}

/** @param {string} [rooms] */
async function hashOfSources(rooms) {
  const hash = createHash("sha256").update(`${rooms || undefined} ${process.env.MAJLIS_SITE}\n`);
  for (const source of sources) {
    const path = join(root, source);
    const files = existsSync(path) ? await filesUnder(path) : [];
    for (const file of files) hash.update(`${source}/${file}\n`).update(await readFile(join(path, file)));
  }
  return hash.digest("hex");
}

/**
 * Every file in a directory, in a fixed order; a file stands for itself, as "".
 * @param {string} path
 * @returns {Promise<string[]>}
 */
async function filesUnder(path) {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => null);
  if (entries === null) return [""];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(path.length + 1))
    .sort();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  endTogether();
  if (!(await build())) await stopWith("The site could not be built.");
  // The first prompt in a terminal need not wait for its bundle.
  await keepBundle(...terminalRummy);
}
