// @ts-check
import { existsSync } from "node:fs";
import { readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/**
 * workerd makes a file for every room that somebody looks into, and never takes one away: not of a code that no table
 * has, nor of a table that was forgotten. A database in which nothing was ever written is one page long; one in which
 * everything was deleted has another for workerd's own remarks, and none for what rooms keep.
 */
const PAGE = 4_096;
const REMARKS = "_cf_METADATA";
const KEPT = "_cf_KV";
/** What workerd keeps for itself. */
const OWN = "metadata.sqlite";
const ASIDE = ".aside";

/** @param {string} file */
const sizeOf = (file) =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

/** @param {string} file */
async function writtenAt(file) {
  const times = [file, `${file}-wal`].map((name) =>
    stat(name).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    ),
  );
  return Math.max(...(await Promise.all(times)));
}

/**
 * Whether a file that is shut holds nothing of a room's.
 * @param {string} file
 */
async function isForgotten(file) {
  const size = await sizeOf(file);
  if (size <= PAGE) return true;
  if (size > 2 * PAGE) return false;
  const text = await readFile(file, "latin1");
  return text.includes(REMARKS) && !text.includes(KEPT);
}

/** @param {string} file */
const isEmpty = async (file) => (await sizeOf(`${file}-wal`)) === 0 && isForgotten(file);

/**
 * The rooms' files below a folder, and those that were put aside, by the name they have in use.
 * @param {string} folder
 */
async function roomsIn(folder) {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const named = (/** @type {string} */ end) =>
    names.filter((name) => name.endsWith(end) && !name.endsWith(OWN)).map((name) => join(folder, name));
  return { files: named(".sqlite"), aside: named(ASIDE).map((file) => file.slice(0, -ASIDE.length)) };
}

/**
 * Takes away the files of empty rooms, where no server runs on them.
 * @param {string} folder
 */
export async function clear(folder) {
  const { files, aside } = await roomsIn(folder);
  for (const file of aside) await settle(file);
  for (const file of [...files, ...aside])
    if (existsSync(file) && (await isEmpty(file)))
      for (const end of ["", "-wal", "-shm"]) await rm(file + end, { force: true });
}

/**
 * The same while one runs. What is shut has no journal beside it; should somebody open it in the very moment it is taken,
 * they go on writing to what lies aside: so it lies there until the next time, and is put back where it was written to.
 * @param {string} folder
 */
export async function putAside(folder) {
  const { files, aside } = await roomsIn(folder);
  for (const file of aside) await settle(file);
  for (const file of files)
    if (!existsSync(`${file}-wal`) && !existsSync(`${file}-shm`) && (await isForgotten(file)))
      await rename(file, file + ASIDE);
}

/**
 * What becomes of a file that was put aside.
 * @param {string} file
 */
async function settle(file) {
  const isTaken = existsSync(file);
  const isWritten = !(await isForgotten(file + ASIDE)) || (!isTaken && existsSync(`${file}-wal`));
  if (!isWritten) await rm(file + ASIDE, { force: true });
  else if (!isTaken) await rename(file + ASIDE, file);
}

/**
 * The rooms whose journal was left by a house that was killed: it stays as long as it has become until the room is opened
 * and shut again. All of them, where they are to be asked when they want to be woken: first those that were written last.
 * @param {string} folder
 * @param {boolean} areAll
 */
export async function sleepersIn(folder, areAll) {
  const { files } = await roomsIn(folder);
  const sleepers = [];
  for (const file of files)
    if (areAll || (await sizeOf(`${file}-wal`)) > 0) sleepers.push({ file, at: await writtenAt(file) });
  return sleepers
    .sort((one, other) => other.at - one.at)
    .map(({ file }) => ({ folder: basename(dirname(file)), id: basename(file, ".sqlite") }));
}
