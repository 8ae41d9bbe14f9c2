import type { Identity } from "@/lib/client/identity";
import {
  befriended,
  blockedBy,
  claimedName,
  type FriendCode,
  friendFragment,
  friendsOf,
  invitationsTo,
  invited,
  newsSeen,
  type ReportSent,
  reported,
  unfriended,
} from "@/lib/client/ranked/ask-ranked";
import { ownPlayer } from "./own-devices";
import { request } from "./own-house";

export { friendIn } from "@/lib/client/ranked/ask-ranked";

const post = { request };

/** One's friends, whoever one has blocked, and to what one is asked. */
export const readFriends = (who: Identity) => friendsOf(post, who);

/** The link by which others become one's friends. */
export const friendLink = (who: Identity, code: string): string =>
  `${window.location.origin}/friends#${friendFragment({ player: ownPlayer(who) ?? "", code })}`;

export const befriend = (who: Identity, friend: FriendCode) => befriended(post, who, friend);
export const unfriend = (who: Identity, other: string) => unfriended(post, who, other);
export const block = (who: Identity, other: string, isBlocked: boolean) => blockedBy(post, who, other, isBlocked);
export const invite = (who: Identity, other: string, table: { game: string; code: string }) =>
  invited(post, who, other, table);
export const readInvitations = (who: Identity) => invitationsTo(post, who);
export const claimName = (who: Identity) => claimedName(post, who);
export const saySeen = (who: Identity) => newsSeen(post, who);
export const sendReport = (who: Identity, what: ReportSent) => reported(post, who, what);
