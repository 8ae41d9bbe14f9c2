// @ts-check
import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { link, readdir, rename, rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { relative, resolve } from "node:path";

/**
 * Who holds a folder of data.
 * @typedef {object} Holder
 * @property {string} [url] where its house is open; nothing where it does not answer
 * @property {string} [since] when it was opened, as an ISO date
 */

/**
 * Whoever listens here holds the folder: the system closes what a killed house listened at. A name that a house has had is
 * never taken from it, not even when it is dead; the next one takes the next number, `house.lock.2` after `house.lock.1`,
 * which only one can get, and the highest counts. Under the bare name the latest is found too, where older versions look.
 */
const LOCK = "house.lock";
const TRIES = 20;
/** How long a house may take to say who it is. */
const ANSWER_MS = 2_000;

/** @param {unknown} error @param {string[]} codes */
const isOf = (error, ...codes) => error instanceof Error && "code" in error && codes.includes(String(error.code));

/**
 * Where one listens under a name in a folder: by the shorter of its paths, for a long one cannot be listened at.
 * @param {string} folder
 * @param {string} name
 */
function placeIn(folder, name) {
  const path = resolve(folder, name);
  const near = relative(process.cwd(), path);
  return near.length < path.length ? near : path;
}

/**
 * On Windows one listens in a place of its own, which nobody can leave behind.
 * @param {string} folder
 */
const pipeOf = (folder) =>
  `\\\\.\\pipe\\majlis-${createHash("sha256").update(resolve(folder, LOCK).toLowerCase()).digest("hex")}`;

/**
 * The numbers that houses have had in a folder, the highest first.
 * @param {string} folder
 */
async function numbersIn(folder) {
  const names = await readdir(folder).catch((error) => (isOf(error, "ENOENT") ? [] : Promise.reject(error)));
  const found = names.map((name) => /^house\.lock\.(\d+)$/.exec(name)?.[1]);
  return found.flatMap((digits) => (digits === undefined ? [] : [Number(digits)])).sort((one, other) => other - one);
}

/**
 * Who listens there: null where nobody does. A house that has come to a halt is heard of by its system alone, which takes
 * whoever comes and says nothing.
 * @param {string} lock
 * @returns {Promise<Holder | null>}
 */
async function askedAt(lock) {
  const socket = connect(lock).setEncoding("utf8");
  const silent = setTimeout(() => socket.destroy(), ANSWER_MS);
  let said = "";
  socket.on("data", (part) => (said += part));
  try {
    await new Promise((resolve, reject) => socket.once("error", reject).once("close", resolve));
    return said.endsWith("}") ? JSON.parse(said) : {};
  } catch (error) {
    if (isOf(error, "ECONNREFUSED", "ENOENT", "ENOTSOCK")) return null;
    throw error;
  } finally {
    clearTimeout(silent);
    socket.destroy();
  }
}

/**
 * Who holds a folder, null where nobody does.
 * @param {string} folder
 */
export async function holderOf(folder) {
  if (process.platform === "win32") return askedAt(pipeOf(folder));
  const [last = 0] = await numbersIn(folder);
  return holderWith(folder, last);
}

/**
 * Who holds a folder in which this is the last number.
 * @param {string} folder
 * @param {number} last
 */
const holderWith = async (folder, last) =>
  (await askedAt(placeIn(folder, `${LOCK}.${last}`))) ?? (await askedAt(placeIn(folder, LOCK)));

/** A folder that another house holds. */
export class Held extends Error {
  /** @param {string} folder @param {Holder} holder */
  constructor(folder, { url, since }) {
    const house =
      url === undefined
        ? "a house that is there and does not answer"
        : `a house that is open at ${url} since ${since?.slice(0, 16).replace("T", " ")} UTC`;
    super(
      `The tables in ${folder} belong to ${house}. ` +
        "Another one beside it needs a folder of its own: MAJLIS_DATA=.data-2 PORT=3001 npm start",
    );
  }
}

/**
 * Holds a folder until this process ends, however it ends. Throws `Held` where another house does; false where a folder
 * cannot be held at all, as on some that are lent to a container.
 * @param {string} folder which is there
 * @param {string} url
 */
export async function hold(folder, url) {
  /** @type {Holder} */
  const own = { url, since: new Date().toISOString() };
  const server = createServer((socket) => socket.on("error", () => {}).end(JSON.stringify(own)));
  const isPipe = process.platform === "win32";
  const place = isPipe ? pipeOf(folder) : placeIn(folder, `lock-${randomUUID().slice(0, 8)}`);
  try {
    server.listen(place);
    await once(server, "listening");
    if (!isPipe) await takeNumber(folder, place);
    server.unref();
    return true;
  } catch (error) {
    server.close();
    if (isOf(error, "ENOTSUP", "EOPNOTSUPP", "EPERM", "EINVAL")) return false;
    if (!isOf(error, "EADDRINUSE")) throw error;
    throw new Held(folder, (await askedAt(place)) ?? own);
  }
}

/**
 * Gives the place one listens at the number after the last, if whoever has that is dead. Throws `Held` where they are not.
 * @param {string} folder
 * @param {string} place
 */
async function takeNumber(folder, place) {
  for (let tries = 0; tries < TRIES; tries++) {
    const [last = 0] = await numbersIn(folder);
    const holder = await holderWith(folder, last);
    if (holder) throw new Held(folder, holder);
    const number = placeIn(folder, `${LOCK}.${last + 1}`);
    try {
      await link(place, number);
    } catch (error) {
      if (isOf(error, "EEXIST")) continue;
      throw error;
    }
    const [highest = 0, , ...older] = await numbersIn(folder);
    if (highest === last + 1) {
      await rename(place, placeIn(folder, LOCK));
      // But for the one before: whoever is reading the folder just now finds one or the other.
      for (const old of older) await rm(placeIn(folder, `${LOCK}.${old}`), { force: true });
      return;
    }
    // One long since passed, and taken away, was free again.
    await rm(number, { force: true });
  }
  throw new Error(`Too many houses are opened on ${folder} at once.`);
}
