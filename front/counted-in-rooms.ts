import { request } from "node:http";
import { json } from "node:stream/consumers";
import { BLOB } from "./front";
import type { Rooms } from "./line";

const PATIENCE_MS = 2_000;

/** What the rooms themselves have counted (party/table-room/table-counters.ts); nothing where they do not answer. */
export const countedIn = (rooms: Rooms) =>
  new Promise<object>((resolve) => {
    const none = () => resolve({});
    const asked = request({
      ...("path" in rooms ? { socketPath: rooms.path } : rooms),
      headers: { Host: "localhost", [BLOB]: JSON.stringify({ counts: true }) },
      timeout: PATIENCE_MS,
    });
    asked.once("timeout", () => asked.destroy()).once("error", none);
    asked.once("response", (answer) => void json(answer).then((said) => resolve(Object(said)), none));
    asked.end();
  });
