import { connect } from "node:net";
import type { Rooms } from "./line";

/** Rooms that stand say something within this. */
const SPEAKS_MS = 2_000;

/** Whether the rooms say anything: what listens there may belong to a process that is on its way out. */
const speaks = (rooms: Rooms) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(rooms);
    socket.once("data", () => resolve(true)).once("close", () => resolve(false));
    socket.on("error", () => {}).once("data", () => socket.destroy());
    socket.setTimeout(SPEAKS_MS, () => socket.destroy());
    socket.write("HEAD / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  });

interface Known {
  readonly rooms: Rooms;
  isOpen(): boolean;
  /** How often the rooms were opened. */
  starts(): number;
}

/**
 * For each line, whether the rooms it was opened to stand when it is asked: they may have ended and nobody has heard of it
 * yet, or be others by now. Thousands of lines fall at once where rooms do, so whoever asks meanwhile shares one answer.
 */
export function standing({ rooms, isOpen, starts }: Known) {
  let asking: Promise<boolean> | null = null;
  return (): (() => Promise<boolean>) => {
    const start = starts();
    const isSame = () => isOpen() && starts() === start;
    return async () => {
      if (!isSame()) return false;
      asking ??= speaks(rooms).finally(() => {
        asking = null;
      });
      return (await asking) && isSame();
    };
  };
}
