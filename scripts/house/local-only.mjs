/**
 * Loaded into PartyKit's process before PartyKit. It opens its site, its file server, a debugger and Miniflare's own
 * door on every interface, with no flag against any of it: here all of them listen on this machine alone. It watches the
 * site it serves: here that stays as it was found. Miniflare says in a header where a request comes from, unless whoever
 * asks has said so already: here it always does. And should the runtime below it die, PartyKit would live on with nothing
 * to serve: here it ends too.
 */
import childProcess from "node:child_process";
import fs from "node:fs";
import module from "node:module";
import { Server } from "node:net";
import { isMainThread } from "node:worker_threads";
import "../leave-with-parent.mjs";

const HERE = "127.0.0.1";

/** Words of the pinned PartyKit that no call of ours reaches, and what they must say. */
const corrections = [
  ['host: "0.0.0.0",', `host: "${HERE}",`],
  ["servedir: assetsPath", `servedir: assetsPath, host: "${HERE}"`],
  // Whatever happens to one file of the site, it would look through all of them: and a house that begins or ends beside
  // it gives every file another name or takes one away.
  ["chokidar.default.watch(assetsPath, {", "chokidar.default.watch([], {"],
];

/** The same of Miniflare's own worker, which it reads as a file. */
const spoofable = 'clientIp && !request.headers.get("CF-Connecting-IP")';

function corrected(source, said, meant) {
  if (!source.includes(said))
    throw new Error(`This PartyKit no longer says \`${said}\`: see scripts/house/local-only.mjs.`);
  return source.replace(said, meant);
}

if (isMainThread) {
  const { readFileSync } = fs;
  fs.readFileSync = (path, ...how) => {
    const read = readFileSync(path, ...how);
    return String(path).endsWith("workers/core/entry.worker.js")
      ? corrected(String(read), spoofable, "clientIp")
      : read;
  };

  const listen = Server.prototype.listen;
  Server.prototype.listen = function (first, ...rest) {
    const isPath = typeof first === "string" && !/^\d+$/.test(first);
    const isOptions = typeof first === "object" && first !== null;
    if (isPath || (isOptions && !("port" in first))) return listen.call(this, first, ...rest);
    // Left out, a port is any that is free.
    const port = typeof first === "function" ? 0 : Number(first ?? 0);
    const callbacks = [first, ...rest].filter((part) => typeof part === "function");
    return listen.call(this, { ...(isOptions ? first : { port }), host: HERE }, ...callbacks);
  };

  const { spawn } = childProcess;
  childProcess.spawn = (...call) => {
    const child = spawn(...call);
    // Whom PartyKit ends itself, to load rooms anew, it marks as killed.
    if (call[1]?.[0] === "serve") child.once("exit", () => child.killed || process.exit(1));
    return child;
  };

  // Node deprecates the older way as soon as it has the newer.
  if (module.registerHooks) module.registerHooks({ load: (url, context, next) => here(url, next(url, context)) });
  else module.register(import.meta.url);
}

/** Node's hook on the text of a module about to be loaded. */
export const load = async (url, context, next) => here(url, await next(url, context));

function here(url, loaded) {
  if (!url.endsWith("/partykit/dist/bin.mjs")) return loaded;
  let source = String(loaded.source);
  for (const [said, meant] of corrections) source = corrected(source, said, meant);
  return { ...loaded, source };
}
