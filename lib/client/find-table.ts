import * as z from "zod/mini";
import type { GameId } from "@/lib/rules";
import { askRoom } from "./ask-room";
import { roomAt } from "./rooms";

const Answer = z.object({ type: z.string() });

/** Whether a room knows of a table, by whatever it says when asked. */
function isThere(message: unknown): boolean {
  const answer = z.safeParse(Answer, message);
  return answer.success && answer.data.type === "pong";
}

/** Whether there is a table of this game under a code. Asking opens none. */
const isTable = async (game: GameId, code: string): Promise<boolean> =>
  (await askRoom(roomAt(game, code), { action: "ping", mustExist: true }, isThere)) ?? false;

/** The first of these games that has a table under a code, null where none has or none answers. */
export async function gameOfTable(code: string, games: readonly GameId[]): Promise<GameId | null> {
  const asked = games.map((game) => ({ game, isThere: isTable(game, code) }));
  for (const { game, isThere } of asked) if (await isThere) return game;
  return null;
}
