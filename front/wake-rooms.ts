import { request } from "node:http";
import { BLOB } from "./front";
import type { Rooms } from "./line";

/** A room's file, by the folder of its kind and its own name. */
export interface RoomFile {
  readonly folder: string;
  readonly id: string;
}

/** Between one and the next, so that whoever plays is served in between. */
const PACE_MS = 25;
const WAIT_MS = 250;
/** A room that takes longer is left to itself: others sleep behind it. */
const PATIENCE_MS = 10_000;

/** When rooms may be woken. */
interface Pace {
  /** Whether there is place for one more: each has files open until it sleeps again. */
  hasRoom(): boolean;
  /** Hears of each. */
  onWake(): void;
  /** Whether these rooms are still there. */
  goesOn(): boolean;
  /** How long one is waited for, where not as long as usual. */
  readonly patienceMs?: number;
}

/** Asks a room for nothing, so that it opens what it keeps and closes it again. */
const wake = (rooms: Rooms, { folder, id }: RoomFile, patienceMs: number) =>
  new Promise<void>((resolve) => {
    const asked = request({
      ...("path" in rooms ? { socketPath: rooms.path } : rooms),
      path: `/${folder}/${id}`,
      headers: { Host: "localhost", [BLOB]: JSON.stringify({ wakes: true }) },
    });
    asked.setTimeout(patienceMs, () => asked.destroy());
    asked.once("response", (answer) => answer.resume());
    asked.once("error", () => undefined).once("close", resolve);
    asked.end();
  });

const pause = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms));

/** Wakes rooms one after another, as long as there is place for one more; whether all of them were woken. */
export async function wakeRooms(rooms: Rooms, files: readonly RoomFile[], pace: Pace): Promise<boolean> {
  for (const file of files) {
    while (pace.goesOn() && !pace.hasRoom()) await pause(WAIT_MS);
    if (!pace.goesOn()) return false;
    pace.onWake();
    await wake(rooms, file, pace.patienceMs ?? PATIENCE_MS);
    await pause(PACE_MS);
  }
  return pace.goesOn();
}
