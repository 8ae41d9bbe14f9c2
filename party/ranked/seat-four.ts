import { RANKED_GAME, rankedOptions, type Tier } from "@/lib/ranked/tiers";
import type { Parties } from "../platform";
import { asked, askedOfPlayer } from "./ask-room";
import { Begun, InsideDone, Seated } from "./letters";
import type { Drawing } from "./queue-storage";

/** What came of having four sit down: they play, or some of them may not, or nobody could be asked. */
type Sitting =
  | { readonly is: "made" }
  | { readonly is: "apart"; readonly elsewhere: readonly string[]; readonly closed: readonly string[] };

interface House {
  readonly rooms: Parties | null;
  readonly tier: Tier;
  /** Whether a table of this drawing is under way or played at, as far as it is of this tier. */
  readonly isKnown: (drawing: string) => boolean;
  /** Before the table itself is asked for the first time: from then on it may live, whatever is heard of it. */
  readonly asks: () => Promise<void>;
}

/** Lets four know in their own rooms that they have no seat by this drawing. */
export async function unseat(rooms: Parties | null, players: readonly string[], drawing: string): Promise<void> {
  const letters = players.map((player) => askedOfPlayer(rooms, player, { action: "unseat", drawing }, InsideDone));
  await Promise.allSettled(letters);
}

/**
 * Has four sit down: first each of them in their own room, which knows of other tables and of penalties, then at the table,
 * which is made by that. Whatever of it was done before is done again to no effect; where a room does not answer it throws.
 */
export async function seatFour({ rooms, tier, isKnown, asks }: House, made: Drawing): Promise<Sitting> {
  const { drawing, code, four, waiters } = made;
  const players = four.map(({ player }) => player);
  const message = { action: "seat", drawing, tier, code } as const;
  const sat = await Promise.all(
    players.map(async (player) => ({ player, seat: await askedOfPlayer(rooms, player, message, Seated) })),
  );
  const [elsewhere, closed]: [string[], string[]] = [[], []];
  for (const { player, seat } of sat) {
    if (seat.isSeated) continue;
    if (seat.at?.tier === tier && !isKnown(seat.at.drawing)) {
      // A table that came to nothing, of which their room was never told so.
      await askedOfPlayer(rooms, player, { action: "unseat", drawing: seat.at.drawing }, InsideDone);
      throw new Error("somebody was at a table that is none");
    }
    (seat.at ? elsewhere : closed).push(player);
  }
  if (elsewhere.length + closed.length > 0) {
    await unseat(rooms, players, drawing);
    return { is: "apart", elsewhere, closed };
  }
  const seats = players.map((id) => {
    const { name = "?", avatar = "palm", from = null, isClaimed = false } = waiters[id] ?? {};
    return { id, name, avatar, from, isClaimed };
  });
  const ticket = { drawing, queue: tier, options: rankedOptions(tier), seats };
  await asks();
  const { isBegun } = await asked(rooms, RANKED_GAME, code, ticket, Begun);
  if (isBegun) return { is: "made" };
  // Somebody has a table of that code: of all codes that is one in a billion. Nobody is at fault, and they are drawn anew.
  await unseat(rooms, players, drawing);
  return { is: "apart", elsewhere: [], closed: [] };
}
