// @ts-check
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { loadavg } from "node:os";
import { resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { end, root, signalGroup, startNode } from "../processes.mjs";
import { secretFrom } from "./fresh-secret.mjs";
import { wrangler } from "./wrangler.mjs";

const localOnly = new URL("./local-only.mjs", import.meta.url).href;

/**
 * How long a server may take until it answers. A house takes one second of a processor for it, PartyKit three: on two
 * cores that forty others want as well it has taken them 14 s and 37, and three at once more than a minute.
 */
const PATIENCE_MS = 150_000;
/** A question that got lost is asked again. */
const QUESTION_MS = 10_000;
/** What the kernel counts a process's time in, a second. */
const TICKS = 100;

/** What PartyKit says when all is well. */
const chatter =
  /^\s*$|^-+$|PartyKit v|^Build succeeded|^\[pk:info\]|local server|NOSENTRY SQLite alarm handler canceled/;

/**
 * @typedef {object} Serving
 * @property {number} port
 * @property {string} data
 * @property {boolean} lan
 * @property {string | null} site
 * @property {string} config
 * @property {string[][]} vars names and values
 * @property {readonly string[]} words for workerd
 */

/** @param {Serving} serving */
const alone = ({ port, data, lan, site, words }) => [
  ...["scripts/house/workerd.mjs", String(port), lan ? "0.0.0.0" : "127.0.0.1", data, resolve(root, site ?? "out")],
  ...words,
];

/** @param {Serving} serving */
const partykit = ({ port, data, site, config, vars }) => [
  ...["node_modules/partykit/dist/bin.mjs", "dev"],
  ...["--config", config, "--port", String(port), "--persist", data],
  ...(site === null ? [] : ["--serve", site]),
  ...["--disable-request-cf-fetch", "--no-hotkeys"],
  ...vars.flatMap(([name, value]) => ["--var", `${name}=${value}`]),
];

/** @param {Serving} serving */
const cloud = ({ port, data, config, vars }) => [
  ...["dev", "--config", config, "--port", String(port), "--ip", "127.0.0.1"],
  ...["--inspector-ip", "127.0.0.1", "--inspector-port", "0"],
  ...["--persist-to", data, "--log-level", "warn", "--show-interactive-dev-session=false"],
  ...vars.flatMap(([name, value]) => ["--var", `${name}:${value}`]),
];

/** @param {Serving} serving */
function startDevelopment(serving) {
  const { program, env } = wrangler(serving.data);
  const words = serving.config.endsWith("wrangler.jsonc") ? [program, ...cloud(serving)] : partykit(serving);
  return startNode(["--import", localOnly, ...words], { output: "pipe", env });
}

/**
 * Serves rooms, and unless `site` is null the site built there with them, on one port; resolves when it really answers.
 * @param {object} options
 * @param {number} options.port
 * @param {string} options.data the directory the rooms are kept in
 * @param {boolean} [options.lan] whether other machines may reach it
 * @param {string | null} [options.site]
 * @param {string} [options.config] names the rooms: workerd's own configuration, or PartyKit's or wrangler's for their
 *   development servers
 * @param {string} [options.origins] other origins whose pages may speak to the rooms
 * @param {Readonly<Record<string, number | string>>} [options.limits] what the rooms allow, by the variable that says so
 * @param {readonly string[]} [options.words] further words for workerd, where it is alone
 * @param {number} [options.files] how many files each of its processes may have open
 * @param {number} [options.patienceMs] how long it may take until it answers, where not as long as usual
 * @param {(line: string) => void} [options.say] is given what is not everyday chatter
 */
export async function serve({
  port,
  data,
  lan = false,
  site = "out",
  config = "workerd.capnp",
  origins = process.env.MAJLIS_ORIGINS,
  limits = {},
  words = [],
  files,
  patienceMs = PATIENCE_MS,
  say = (line) => console.error(line),
}) {
  const own = {
    MAJLIS_ORIGINS: origins ?? "",
    MAJLIS_LOCAL: lan ? "" : "1",
    MAJLIS_ADMIN_SECRET: process.env.MAJLIS_ADMIN_SECRET ?? "",
    MAJLIS_HOUSE_SECRET: secretFrom(process.env.MAJLIS_HOUSE_SECRET),
  };
  const variables = { ...limitsOf(process.env), ...own, ...limits };
  const vars = Object.entries(variables).flatMap(([name, value]) => (value === "" ? [] : [[name, String(value)]]));
  const serving = { port, data: resolve(root, data), lan, site, config, vars, words };
  const child = config.endsWith(".capnp")
    ? startNode(alone(serving), { output: "pipe", env: Object.fromEntries(vars), files })
    : startDevelopment(serving);
  /** @type {string[]} */
  const lastWords = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (/** @type {string} */ text) => {
      for (const line of stripVTControlCharacters(text).split("\n")) {
        if (chatter.test(line)) continue;
        lastWords.push(line);
        lastWords.splice(0, lastWords.length - 20);
        say(line);
      }
    });
  }
  /** @type {string | undefined} */
  let why;
  child.on("message", (/** @type {{ sentence?: string }} */ { sentence }) => {
    why = sentence;
  });
  const ended = once(child, "exit").then(() => undefined);
  const url = `http://127.0.0.1:${port}`;
  const answered = await Promise.race([answers(`${url}/`, patienceMs), ended.then(() => false)]);
  if (!answered) {
    const how = child.exitCode ?? child.signalCode ?? (await howItRuns(child.pid, patienceMs));
    await end(child);
    throw new Error(why ?? [`The server on port ${port} did not come up (${how}).`, ...lastWords].join("\n"));
  }
  return {
    url,
    /** Names the process group of the server and all below it. */
    pid: child.pid,
    /** Settles when the server is gone, for whatever reason. */
    ended,
    end: () => end(child),
    /** The machine loses power: nothing gets to say goodbye. */
    kill9: async () => {
      signalGroup(child, "SIGKILL");
      await ended;
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof serve>>} Served */

/** @param {NodeJS.ProcessEnv} env */
function limitsOf(env) {
  const names = [
    "FRAMES_A_SECOND",
    "WATCHERS",
    "JOINS_A_MINUTE",
    "LINES_AN_ADDRESS",
    "CONNECTIONS_AN_ADDRESS",
    "JOINS_A_SECOND",
    "TABLES_AN_HOUR",
    "TABLES_AN_ADDRESS",
    "LISTED_AN_ADDRESS",
    "CONTACT",
    "TRUST_PROXY",
  ];
  return Object.fromEntries(names.map((name) => [`MAJLIS_${name}`, env[`MAJLIS_${name}`] ?? ""]));
}

/**
 * @param {string} url
 * @param {number} patienceMs
 */
async function answers(url, patienceMs) {
  const patience = AbortSignal.timeout(patienceMs);
  while (!patience.aborted) {
    try {
      await fetch(url, { signal: AbortSignal.any([patience, AbortSignal.timeout(QUESTION_MS)]) });
      return true;
    } catch {
      await new Promise((resume) => setTimeout(resume, 100));
    }
  }
  return false;
}

/**
 * What can be said of a server that is there and does not answer: one that hangs has had the processor for as long as it
 * needs, and one that others keep from it has not.
 * @param {number | undefined} group the process group of the server
 * @param {number} ms
 */
async function howItRuns(group, ms) {
  const [load = 0] = loadavg();
  const used = await processorTimeOf(group);
  const had = used === null ? "" : `, of which it had a processor for ${used.toFixed(1)} s`;
  return `it runs and does not answer after ${Math.round(ms / 1_000)} s${had}; the load is ${load.toFixed(1)}`;
}

/**
 * How long all processes of a group have had a processor, in seconds; null where the system does not tell.
 * @param {number | undefined} group
 */
async function processorTimeOf(group) {
  const ids = (await readdir("/proc").catch(() => [])).filter((name) => /^\d+$/.test(name));
  if (ids.length === 0) return null;
  const stats = await Promise.all(ids.map((id) => readFile(`/proc/${id}/stat`, "utf8").catch(() => "")));
  let ticks = 0;
  for (const stat of stats) {
    // After the name, which may have anything in it: state, parent, group; then, eleven further on, the two times.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (Number(fields[2]) === group) ticks += Number(fields[11]) + Number(fields[12]);
  }
  return ticks / TICKS;
}
