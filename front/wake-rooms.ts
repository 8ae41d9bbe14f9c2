import { request } from "node:http";
import { BLOB } from "./front";
import type { Rooms } from "./line";

/** A room's file, by the folder of its kind and its own name. */
export interface RoomFile {
  readonly folder: string;
  readonly id: string;
}

/** So many at once: each has files open until it sleeps again. */
const PACE_MS = 100;

/** Asks a room for nothing, so that it opens what it keeps and closes it again. */
const wake = (rooms: Rooms, { folder, id }: RoomFile) =>
  new Promise<void>((resolve) => {
    const asked = request({
      ...("path" in rooms ? { socketPath: rooms.path } : rooms),
      path: `/${folder}/${id}`,
      headers: { Host: "localhost", [BLOB]: JSON.stringify({ wakes: true }) },
    });
    asked.once("response", (answer) => answer.resume().once("close", resolve));
    asked.once("error", () => resolve());
    asked.end();
  });

/** Wakes rooms one after another, as long as there is place for one more. */
export async function wakeRooms(rooms: Rooms, files: readonly RoomFile[], hasRoom: () => boolean): Promise<void> {
  for (const file of files) {
    while (!hasRoom()) await new Promise((resume) => setTimeout(resume, 10 * PACE_MS));
    await wake(rooms, file);
    await new Promise((resume) => setTimeout(resume, PACE_MS));
  }
}
