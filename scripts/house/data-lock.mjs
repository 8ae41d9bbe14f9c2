// @ts-check
import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { link, rename, rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { relative, resolve } from "node:path";

/**
 * Who holds a folder of data.
 * @typedef {object} Holder
 * @property {string} url where its house is open
 * @property {string} since when it was opened, as an ISO date
 */

/** Whoever listens here holds the folder: the system lets nobody listen twice, and a house that was killed listens no more. */
const LOCK = "house.lock";
const TRIES = 5;
/** Within this somebody who looked before we listened may have taken our place for that of a house that was killed. */
const SETTLED_MS = 300;

/** @param {unknown} error @param {string[]} codes */
const isOf = (error, ...codes) => error instanceof Error && "code" in error && codes.includes(String(error.code));

/**
 * Where one listens to hold a folder: in it, by the shorter of its names, but on Windows, which has a place of its own for this.
 * @param {string} folder
 * @param {string} [end]
 */
function lockIn(folder, end = "") {
  const path = resolve(folder, LOCK) + end;
  if (process.platform === "win32")
    return `\\\\.\\pipe\\majlis-${createHash("sha256").update(path.toLowerCase()).digest("hex")}`;
  const near = relative(process.cwd(), path);
  return near.length < path.length ? near : path;
}

/**
 * Who listens there: null where nobody does.
 * @param {string} lock
 * @returns {Promise<Holder | null>}
 */
async function askedAt(lock) {
  const socket = connect(lock);
  try {
    const parts = [];
    for await (const part of socket.setEncoding("utf8").setTimeout(2_000, () => socket.end())) parts.push(part);
    return JSON.parse(parts.join("") || "{}");
  } catch (error) {
    if (isOf(error, "ECONNREFUSED", "ENOENT", "ENOTSOCK")) return null;
    throw error;
  } finally {
    socket.destroy();
  }
}

/**
 * Who holds a folder, null where nobody does.
 * @param {string} folder
 */
export const holderOf = (folder) => askedAt(lockIn(folder));

/** A folder that another house holds. */
export class Held extends Error {
  /** @param {string} folder @param {Holder} holder */
  constructor(folder, { url, since }) {
    super(
      `The tables in ${folder} belong to a house that is open at ${url} since ${when(since)}. ` +
        "Another one beside it needs a folder of its own: MAJLIS_DATA=.data-2 PORT=3001 npm start",
    );
  }
}

/** @param {string} since */
const when = (since) => (since === undefined ? "some time" : since.slice(0, 16).replace("T", " ").concat(" UTC"));

/**
 * Holds a folder until this process ends, however it ends. Throws `Held` where another house does; false where a folder
 * cannot be held at all, as on some that are lent to a container.
 * @param {string} folder which is there
 * @param {string} url
 */
export async function hold(folder, url) {
  /** @type {Holder} */
  const own = { url, since: new Date().toISOString() };
  const lock = lockIn(folder);
  const server = createServer((socket) => socket.on("error", () => {}).end(JSON.stringify(own)));
  for (let tries = 0; tries < TRIES; tries++) {
    server.listen(lock);
    try {
      await once(server, "listening");
      await new Promise((resume) => setTimeout(resume, SETTLED_MS));
      const holder = await askedAt(lock);
      if (holder && (holder.url !== own.url || holder.since !== own.since)) throw new Held(folder, holder);
      server.unref();
      return true;
    } catch (error) {
      if (isOf(error, "ENOTSUP", "EOPNOTSUPP", "EPERM", "EINVAL")) return false;
      if (!isOf(error, "EADDRINUSE")) throw error;
    }
    const holder = await askedAt(lock);
    if (holder) throw new Held(folder, holder);
    await takeAway(folder, lock);
  }
  throw new Error(`Too many houses are opened on ${folder} at once.`);
}

/**
 * Takes away what a house left that was killed. Should another have begun to listen in this very moment, it is put back.
 * @param {string} folder
 * @param {string} lock
 */
async function takeAway(folder, lock) {
  if (process.platform === "win32") return;
  const aside = lockIn(folder, `.${randomUUID().slice(0, 8)}`);
  try {
    await rename(lock, aside);
  } catch (error) {
    if (isOf(error, "ENOENT")) return;
    throw error;
  }
  if (await askedAt(aside)) await link(aside, lock).catch(() => undefined);
  await rm(aside, { force: true });
}
