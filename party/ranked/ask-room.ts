import * as z from "zod/mini";
import { roomOfPlayer } from "@/lib/player/protocol";
import type { Parties } from "../platform";
import type { InsideMessage } from "./letters";

/** How rooms ask one another: no door lets in from outside what is asked so. */
export const ASKS = "PUT";
/** A room that takes longer does not answer just now. */
const PATIENCE_MS = 4_000;

/** Asks another room of this house, which carries the secret where the house has one; throws where it does not answer so. */
export async function asked<Answer>(
  rooms: Parties | null,
  party: string,
  id: string,
  said: object,
  answer: z.ZodMiniType<Answer>,
): Promise<Answer> {
  const room = rooms?.[party]?.get(id);
  if (!room) throw new Error(`no party is called ${party}`);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${party} does not answer`)), PATIENCE_MS);
  });
  const ask = async () => {
    const response = await room.fetch({ method: ASKS, body: JSON.stringify(said) });
    if (!response.ok) throw new Error(`${party} refuses: ${response.status}`);
    return z.parse(answer, await response.json());
  };
  return Promise.race([ask(), late]).finally(() => clearTimeout(timer));
}

/** Asks the room that keeps a player. */
export const askedOfPlayer = <Answer>(
  rooms: Parties | null,
  player: string,
  message: InsideMessage,
  answer: z.ZodMiniType<Answer>,
): Promise<Answer> => asked(rooms, "player", roomOfPlayer(player), { player, message }, answer);
