// @ts-check
import { constants } from "node:fs";
import { access, open, readdir, rename, stat, statfs } from "node:fs/promises";
import { basename, join } from "node:path";

/** How every database begins, and how long what it begins with is. */
const MAGIC = "SQLite format 3\0";
const HEAD = 100;
const ENDS = ["", "-wal", "-shm"];
/** A disk with less than this left is as good as full: a table in play may need a few megabytes for its journal. */
const SPARE = 16 * 2 ** 20;

/**
 * Whether a file is no database, whatever may be wrong further in; one in which nothing was written yet is empty.
 * @param {string} file
 */
async function isBroken(file) {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    if (size === 0) return false;
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    const said = buffer.readUInt16BE(16);
    const page = said === 1 ? 65_536 : said;
    const isPage = page >= 512 && (page & (page - 1)) === 0;
    if (bytesRead < HEAD || buffer.toString("latin1", 0, MAGIC.length) !== MAGIC || !isPage) return true;
    // How many pages there are stands in it twice; where the two agree a shorter file has lost some.
    const isCounted = buffer.readUInt32BE(24) === buffer.readUInt32BE(92);
    return isCounted && size < buffer.readUInt32BE(28) * page && (await sizeOf(`${file}-wal`)) === 0;
  } finally {
    await handle.close();
  }
}

/** @param {string} file */
const sizeOf = (file) =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

/**
 * Keeps a broken file, with what lies beside it, under a name that nobody opens.
 * @param {string} file
 * @returns {Promise<string>} that name
 */
async function putBrokenAside(file) {
  const name = `${file}.broken-${new Date().toISOString().replaceAll(":", "-")}`;
  for (const end of ENDS) await rename(file + end, name + end).catch(() => undefined);
  return basename(name);
}

/**
 * Puts aside what is no database among the rooms' files, before anybody opens them; what workerd keeps for itself too,
 * without which it starts.
 * @param {string} folder
 * @param {(sentence: string) => void} say
 * @returns {Promise<string[]>} how they were called
 */
export async function putBrokenOnesAside(folder, say) {
  const names = await readdir(folder, { recursive: true });
  const broken = [];
  for (const name of names.filter((each) => each.endsWith(".sqlite"))) {
    const file = join(folder, name);
    if (!(await isBroken(file))) continue;
    broken.push(basename(name));
    say(`${file} is no database any more. It is kept as ${await putBrokenAside(file)}.`);
  }
  return broken;
}

/**
 * Puts aside the files that are called so, which were found to be broken.
 * @param {string} folder
 * @param {string} called
 * @param {(sentence: string) => void} say
 */
export async function putAsideAll(folder, called, say) {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((each) => basename(each) === called)) {
    const file = join(folder, name);
    say(`${file} could not be read. It is kept as ${await putBrokenAside(file)}.`);
  }
}

/**
 * Why nothing can be kept in a folder, in one sentence; null where it can.
 * @param {string} folder
 * @returns {Promise<string | null>}
 */
export async function whyNothingIsKept(folder) {
  try {
    const { isDirectory } = await stat(folder).then((found) => ({ isDirectory: found.isDirectory() }));
    if (!isDirectory) return `${folder} is no folder: name another one in MAJLIS_DATA.`;
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    const { bavail, bsize } = await statfs(folder);
    const left = Math.floor((bavail * bsize) / 2 ** 20);
    if (bavail * bsize < SPARE)
      return `The disk of ${folder} is full (${left} MB left): make room, or name another folder in MAJLIS_DATA.`;
    return null;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : error;
    return `Nothing can be kept in ${folder} (${code}): let this user write there, or name another folder in MAJLIS_DATA.`;
  }
}
