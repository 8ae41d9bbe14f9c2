// @ts-check
import { existsSync } from "node:fs";
import { readdir, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";

/** What workerd keeps for itself, one for each kind of room: when to wake which of them. */
export const ALARMS = "metadata.sqlite";
/** Says that it is gone, until every room has been woken once and has set its alarm again. */
const MARK = "alarms-gone";

/**
 * The list of alarms of a house, without which its rooms are to be woken one after another, also by the house after it.
 * @param {string} data
 * @param {string} rooms the folder of the rooms
 */
export function alarmsOf(data, rooms) {
  const mark = join(data, MARK);
  const lose = () => writeFile(mark, "");
  return {
    areGone: () => existsSync(mark),
    lose,
    /** Takes the list away, where no rooms are open: what they keep says when they want to be woken. */
    drop: async () => {
      await lose();
      const names = await readdir(rooms, { recursive: true });
      for (const name of names.filter((each) => basename(each).startsWith(ALARMS))) await rm(join(rooms, name));
    },
    found: () => rm(mark, { force: true }),
  };
}
