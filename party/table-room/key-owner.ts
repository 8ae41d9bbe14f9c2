import * as z from "zod/mini";
import { hashOf } from "@/lib/player/player";
import { type PlayerLetter, roomOfPlayer } from "@/lib/player/protocol";
import { jsonOf } from "@/lib/table/wire/json";
import { Hash, Key } from "@/lib/table/wire/protocol";
import type { Parties } from "../platform";
import { ASKS } from "../ranked/ask-room";

const JoinFrame = z.object({ action: z.literal("join"), key: Key, player: z.optional(Hash) });
/** A player's room that takes longer does not answer: whoever joins may try again, and nothing waits for it meanwhile. */
const PATIENCE_MS = 4_000;
const Answer = z.object({ isDevice: z.boolean() });

/** The hash of the key a join brings, and whom it is said to speak for. */
export interface KeyClaim {
  readonly hash: string;
  readonly player: string;
}

/** Whose key a frame brings and whom it is said to speak for, null if the frame is no join. */
export function keyClaimIn(frame: string): KeyClaim | null {
  // Every move passes here.
  if (!frame.includes('"join"')) return null;
  const { data } = z.safeParse(JoinFrame, jsonOf(frame));
  if (!data) return null;
  const hash = hashOf(data.key);
  return { hash, player: data.player ?? hash };
}

/**
 * Whom a keyClaimIn key speaks for, null if it does not speak for that player, or no longer. The first key of a player is
 * asked about as well: it may have been signed out.
 */
export async function speaksFor(parties: Parties | null, { hash, player }: KeyClaim): Promise<string | null> {
  const room = parties?.player?.get(roomOfPlayer(player));
  if (!room) throw new Error("no party is called player");
  const ask = async () => {
    const letter: PlayerLetter = { player, message: { action: "isDevice", hash } };
    const response = await room.fetch({ method: ASKS, body: JSON.stringify(letter) });
    return z.parse(Answer, await response.json()).isDevice ? player : null;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the player's room does not answer")), PATIENCE_MS);
  });
  return Promise.race([ask(), late]).finally(() => clearTimeout(timer));
}
