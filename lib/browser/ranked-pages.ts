import type { Identity } from "@/lib/client/identity";
import { playerOf } from "@/lib/client/own-devices";
import { friendsOf, keptPrivate, ladderOf, ladderPage, ladderSearch, recordOf } from "@/lib/client/ranked/ask-ranked";
import { seasonAt } from "@/lib/ranked/seasons";
import type { Tier } from "@/lib/ranked/tiers";
import { ROWS } from "@/lib/ranked/wire";
import { ownPlayer } from "./own-devices";
import { request } from "./own-house";

const post = { request };
const season = () => seasonAt(Date.now());

/** A tier's ladder in the season that runs, with those around somebody. */
export const readLadder = (tier: Tier, player: string | null) =>
  ladderPage(post, tier, season(), player, { top: ROWS, each: 2 });

/** The very first of it and oneself. */
export const readTopOfLadder = (tier: Tier, player: string | null, top: number) =>
  ladderPage(post, tier, season(), player, { top, each: 0 });

/** Those of it whose name begins so. */
export const searchLadder = (tier: Tier, name: string) => ladderSearch(post, tier, season(), name);

/** One's friends and oneself on it, the best first. */
export async function ladderOfFriends(tier: Tier, who: Identity) {
  const outcome = await friendsOf(post, who);
  if ("failure" in outcome) return outcome;
  const friends = outcome.answer.friends.map(({ player }) => player);
  return ladderOf(post, tier, season(), [playerOf(who), ...friends]);
}

/** Somebody's page as whoever plays here may see it. */
export const readRecord = (player: string, who: Identity) =>
  recordOf(post, player, ownPlayer(who) === null ? null : who);

/** Keeps one's own page for one's friends, or shows it to all. */
export const keepPrivate = (who: Identity, isPrivate: boolean) => keptPrivate(post, who, isPrivate);
