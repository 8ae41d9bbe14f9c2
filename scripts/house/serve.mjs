// @ts-check
import { once } from "node:events";
import { resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { end, root, signalGroup, startNode } from "../processes.mjs";
import { secretFrom } from "./fresh-secret.mjs";
import { wrangler } from "./wrangler.mjs";

const localOnly = new URL("./local-only.mjs", import.meta.url).href;

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
  const answered = await Promise.race([answers(`${url}/`), ended.then(() => false)]);
  if (!answered) {
    const how = child.exitCode ?? child.signalCode ?? "it runs and does not answer";
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

/** @param {string} url */
async function answers(url) {
  const patience = AbortSignal.timeout(60_000);
  while (!patience.aborted) {
    try {
      // Asked again where one question got lost: a house that is asked once a minute hangs a test for that minute.
      await fetch(url, { signal: AbortSignal.any([patience, AbortSignal.timeout(10_000)]) });
      return true;
    } catch {
      await new Promise((resume) => setTimeout(resume, 100));
    }
  }
  return false;
}
