import { once } from "node:events";
import { readFileSync } from "node:fs";
import { countedIn } from "./counted-in-rooms";
import { front } from "./front";
import { connectionsWith, FEW, fileLimit, RoomFiles } from "./open-files";
import { RoomLog } from "./room-log";
import { RoomProcess, type Starting } from "./rooms";
import { type RoomFile, wakeRooms } from "./wake-rooms";

/** How long a connection may be open before it asks for anything, and how long it may take to do so; how often the rooms' files are counted. */
const SILENT_MS = 5_000;
const ASKING_MS = 10_000;
const COUNT_MS = 1_000;
/** When rooms are woken that have been left with a journal and have nothing to do. */
const JOURNALS_MS = 120_000;
/** Connections from one place, where nothing else is said. */
const FROM_ONE_PLACE = 512;

export interface House extends Omit<Starting, "onLine" | "onOpen"> {
  readonly host: string;
  readonly port: number;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Puts aside the file of a room that is broken. */
  putBrokenAside(room: string): Promise<void>;
  /** The list of when each room is to be woken: without it all of them are to be asked. */
  readonly alarms: {
    areGone(): boolean;
    drop(): Promise<void>;
    found(): Promise<void>;
  };
  /** Rooms whose journal was left by a kill, or all of them. */
  sleepers(areAll: boolean): Promise<readonly RoomFile[]>;
}

/** Megabytes that the front holds, and that the rooms do, where the system tells; null elsewhere. */
function memory(rooms: number | undefined): { readonly front: number; readonly rooms: number | null } {
  const front = Math.round(process.memoryUsage.rss() / 2 ** 20);
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${rooms}/status`, "utf8")) ?? [];
    return { front, rooms: kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1_024) };
  } catch {
    return { front, rooms: null };
  }
}

/** Opens the rooms, and the front before them; null where they do not open, else what ends them. */
export async function openHouse(house: House): Promise<{ end(): Promise<void> } | null> {
  const { host, port, env, say } = house;
  const limit = fileLimit();
  const most = connectionsWith(limit);
  const mostFrom = Number(env.MAJLIS_CONNECTIONS_AN_ADDRESS) || Math.min(FROM_ONE_PLACE, Math.ceil(most / 2));
  if (limit < FEW)
    say(
      `Only ${limit} files may be open here, which is room for ${most} connections at most: docs/deploy.md says more.`,
    );
  const log = new RoomLog();
  const onLine = (line: string) => {
    if (log.isNews(line)) say(line);
    const broken = log.brokenRoom(line);
    if (broken !== null) void house.putBrokenAside(broken);
  };
  const roomFiles = new RoomFiles(limit);
  const prepare = async (hasFailed: boolean) => {
    // Whatever else they fell over, files are not what is wrong.
    await house.prepare(hasFailed && log.isAnyBroken);
    const { length } = await house.sleepers(true);
    if (!roomFiles.areTooMany(length)) return;
    // Those whose time came while nobody was here would all open at once, and the rooms fall over it again and again.
    if (!house.alarms.areGone()) say(`${length} rooms may want to go on at once, and are woken one after another.`);
    await house.alarms.drop();
  };
  const onOpen = async () => {
    const { starts } = rooms;
    const areAll = house.alarms.areGone();
    // What wants to go on wakes by itself, and folds its journal when it sleeps again.
    if (!areAll) await new Promise((resume) => setTimeout(resume, JOURNALS_MS).unref());
    const areAwake = await wakeRooms(house.rooms, await house.sleepers(areAll), {
      hasRoom: () => roomFiles.hasRoomToWake,
      onWake: () => roomFiles.onLine(),
      goesOn: () => rooms.starts === starts,
    });
    if (areAll && areAwake) await house.alarms.found();
  };
  const rooms = new RoomProcess({ ...house, prepare, onLine, onOpen });
  if (!(await rooms.start())) return null;
  const { server, connections, close } = front({
    rooms: house.rooms,
    bounds: { most, mostFrom, silentMs: SILENT_MS, askingMs: ASKING_MS },
    trusted: env.MAJLIS_TRUST_PROXY ?? "",
    open: () => rooms.open(),
    isOpen: () => rooms.isOpen,
    starts: () => rooms.starts,
    hasRoom: () => roomFiles.hasRoom,
    onLine: () => roomFiles.onLine(),
    secret: env.MAJLIS_COUNTERS_SECRET ?? "",
    more: async () => ({
      ...(await countedIn(house.rooms)),
      ...{ files: roomFiles.counted, filesAtMost: limit, starts: rooms.starts, megabytes: memory(rooms.pid) },
    }),
  });
  setInterval(() => {
    if (rooms.pid !== undefined) roomFiles.count(rooms.pid, connections.size);
  }, COUNT_MS).unref();
  server.listen({ port, host, backlog: 511 });
  await once(server, "listening");
  return {
    end: async () => {
      // First of all, for whoever asks it to close may ask the rooms too, and they are not to be opened again.
      rooms.leave();
      await close();
      rooms.end();
    },
  };
}
