import { PartySocket } from "partysocket";
import type { GameId } from "@/lib/rules";
import { roomAt } from "./rooms";

/** A room that does not answer for so long is taken not to know the code. */
const PATIENCE_MS = 4_000;

const typeOf = (data: unknown): unknown => {
  try {
    const message: unknown = JSON.parse(String(data));
    return typeof message === "object" && message !== null && "type" in message ? message.type : null;
  } catch {
    return null;
  }
};

/** Whether there is a table of this game under a code. Asking opens none. */
function isTable(game: GameId, code: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = new PartySocket({ ...roomAt(game, code), maxRetries: 1 });
    const end = (isThere: boolean) => {
      clearTimeout(timer);
      // Before it closes, which it says at once.
      resolve(isThere);
      socket.close();
    };
    const timer = setTimeout(() => end(false), PATIENCE_MS);
    socket.addEventListener("open", () => socket.send(JSON.stringify({ action: "ping", mustExist: true })));
    socket.addEventListener("message", ({ data }) => end(typeOf(data) === "pong"));
    socket.addEventListener("close", () => end(false));
  });
}

/** The first of these games that has a table under a code, null where none has or none answers. */
export async function gameOfTable(code: string, games: readonly GameId[]): Promise<GameId | null> {
  const asked = games.map((game) => ({ game, isThere: isTable(game, code) }));
  for (const { game, isThere } of asked) if (await isThere) return game;
  return null;
}
