// @ts-check
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** The root of the project. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** @typedef {import("node:child_process").ChildProcess} ChildProcess */

const leaveWithParent = new URL("./leave-with-parent.mjs", import.meta.url).href;

/** Nobody is told that somebody plays here, and nobody asked for news of updates. */
const silence = { NEXT_TELEMETRY_DISABLED: "1", NO_UPDATE_NOTIFIER: "1" };

const LAST_WORDS_MS = 1_000;
/** How long a process may take to say what is waited for. */
const MESSAGE_MS = 150_000;

/** @type {Set<ChildProcess>} */
const running = new Set();

/**
 * Starts a Node script in a process group of its own, which never outlives this process.
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, output?: "inherit" | "pipe", node?: string, cwd?: string, files?: number }} [options]
 */
export function startNode(args, { env = {}, output = "inherit", node = process.execPath, cwd = root, files } = {}) {
  const words = ["--import", leaveWithParent, ...args];
  // A limit is handed down by whoever starts a program.
  const [program = node, ...all] =
    files === undefined ? [node, ...words] : ["sh", "-c", `ulimit -n ${files} && exec "$0" "$@"`, node, ...words];
  const child = spawn(program, all, {
    cwd,
    env: { ...process.env, ...silence, MAJLIS_GROUP: undefined, ...env },
    detached: true,
    stdio: ["ignore", output, output, "ipc"],
  });
  running.add(child);
  child.once("exit", () => {
    signalGroup(child, "SIGKILL");
    running.delete(child);
  });
  return child;
}

/**
 * Runs a Node script to its end.
 * @param {string[]} args
 * @param {object} [options]
 * @param {Record<string, string | undefined>} [options.env]
 * @param {boolean} [options.quiet] whether it speaks only if it fails
 * @param {Buffer[]} [options.said] is given what it says, which then stands nowhere else
 * @param {string} [options.node] another Node than this one
 * @param {string} [options.cwd] another folder than the project's
 * @param {number} [options.minutes] how long it may take before it is ended, and so has failed
 * @returns {Promise<boolean>} whether it succeeded
 */
export async function runNode(args, { env, quiet = false, said, node, cwd, minutes } = {}) {
  const child = startNode(args, { env, output: quiet || said ? "pipe" : "inherit", node, cwd });
  /** @type {Buffer[]} */
  const heard = said ?? [];
  const closed = once(child, "close");
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => heard.push(chunk));
  const tooLong = () => {
    heard.push(Buffer.from(`\nNot done after ${minutes} minutes: ended.\n`));
    void end(child);
  };
  const limit = minutes === undefined ? undefined : setTimeout(tooLong, minutes * 60_000);
  const [code] = await once(child, "exit");
  clearTimeout(limit);
  // What it said last may still be under way; whoever has fled its group may hold the line for ever.
  await Promise.race([closed, pause(LAST_WORDS_MS, undefined, { ref: false })]);
  if (code !== 0 && !said) process.stderr.write(Buffer.concat(heard));
  return code === 0;
}

/**
 * What a child says next; throws where it ends instead, or says nothing for too long.
 * @param {ChildProcess} child
 * @param {number} [patienceMs]
 * @returns {Promise<any>}
 */
export async function messageOf(child, patienceMs = MESSAGE_MS) {
  const what = child.spawnargs.slice(-3).join(" ");
  const over = new AbortController();
  const { signal } = over;
  const hasEnded = () => new Error(`${what} has ended (${child.exitCode ?? child.signalCode})`);
  if (child.exitCode !== null || child.signalCode !== null) throw hasEnded();
  try {
    return await Promise.race([
      once(child, "message", { signal }).then(([said]) => said),
      once(child, "exit", { signal }).then(() => Promise.reject(hasEnded())),
      pause(patienceMs, undefined, { signal }).then(() =>
        Promise.reject(new Error(`${what} has said nothing for ${Math.round(patienceMs / 1_000)} s`)),
      ),
    ]);
  } finally {
    over.abort();
  }
}

/**
 * Ends a child and all that it started: asks, then after three seconds insists.
 * @param {ChildProcess} child
 */
export async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  signalGroup(child, "SIGTERM");
  const insist = setTimeout(() => signalGroup(child, "SIGKILL"), 3000);
  await exit;
  clearTimeout(insist);
}

/**
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group is gone already.
  }
}

let ending = false;

/** Makes Ctrl-C, a closed terminal and `kill`, also of the npm that runs this, end every child before this process. */
export function endTogether() {
  for (const [signal, number] of /** @type {const} */ ([
    ["SIGINT", 2],
    ["SIGTERM", 15],
    ["SIGHUP", 1],
  ])) {
    process.on(signal, () => endAll(128 + number));
  }
  // A signal to npm ends npm and its shell, and never comes to us.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && endAll(143), 500).unref();
}

/** @param {number} code */
async function endAll(code) {
  if (ending) return;
  ending = true;
  await Promise.all([...running].map(end));
  process.exit(code);
}

/**
 * Ends the process with one sentence for whoever started it; whoever is ending it already needs none.
 * @param {string} sentence
 * @returns {Promise<never>}
 */
export async function stopWith(sentence) {
  if (!ending) {
    console.error(sentence);
    process.exit(1);
  }
  return new Promise(() => {});
}
