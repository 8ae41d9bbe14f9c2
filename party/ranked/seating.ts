import { RANKED_GAME, rankedOptions, type Tier } from "@/lib/ranked/tiers";
import type { Parties } from "../platform";
import { asked, askedOfPlayer } from "./asking";
import { Begun, InsideDone, Seated } from "./letters";
import type { Drawing } from "./line-rows";

/** What came of having four sit down: they play, or some of them are at another table, or nobody could be asked. */
type Sitting = { readonly is: "made" } | { readonly is: "elsewhere"; readonly players: readonly string[] };

/** Lets four know in their own rooms that they have no seat by this drawing. */
async function unseat(rooms: Parties | null, players: readonly string[], drawing: string): Promise<void> {
  const letters = players.map((player) => askedOfPlayer(rooms, player, { action: "unseat", drawing }, InsideDone));
  await Promise.allSettled(letters);
}

/**
 * Has four sit down: first each of them in their own room, which knows of other tables, then at the table, which is made by
 * that. Whatever of it was done before is done again to no effect; where a room does not answer it throws.
 */
export async function seatFour(rooms: Parties | null, tier: Tier, made: Drawing): Promise<Sitting> {
  const { drawing, code, four, waiters } = made;
  const players = four.map(({ player }) => player);
  const message = { action: "seat", drawing, tier, code } as const;
  const seated = await Promise.all(players.map((player) => askedOfPlayer(rooms, player, message, Seated)));
  const elsewhere = players.filter((_, seat) => !seated[seat]?.isSeated);
  if (elsewhere.length > 0) {
    await unseat(rooms, players, drawing);
    return { is: "elsewhere", players: elsewhere };
  }
  const seats = players.map((id) => {
    const { name = "?", avatar = "palm", from = null, isClaimed = false } = waiters[id] ?? {};
    return { id, name, avatar, from, isClaimed };
  });
  const ticket = { drawing, queue: tier, options: rankedOptions(tier), seats };
  const { isBegun } = await asked(rooms, RANKED_GAME, code, ticket, Begun);
  if (isBegun) return { is: "made" };
  // Somebody has a table of that code: of all codes that is one in a billion. Nobody is at fault, and they are drawn anew.
  await unseat(rooms, players, drawing);
  return { is: "elsewhere", players: [] };
}
