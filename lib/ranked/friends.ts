import { BLOCKED, FRIENDS, type FriendsPage, type RankedPerson } from "./wire";

/** Somebody is asked to a table. */
interface Invitation extends RankedPerson {
  readonly game: string;
  readonly code: string;
  readonly at: number;
}

/** An invitation that nobody has followed in so long is none any more. */
const INVITED_MS = 15 * 60_000;
const INVITATIONS = 10;

/** Whom somebody has as friends, and whom they want no part with. */
export interface Friends {
  /** Whoever brings it becomes a friend; null before it was asked for. */
  readonly code: string | null;
  readonly friends: readonly RankedPerson[];
  readonly blocked: readonly RankedPerson[];
  /** To tables, the latest first. */
  readonly invited?: readonly Invitation[];
}

export const noFriends: Friends = { code: null, friends: [], blocked: [] };

const without = (people: readonly RankedPerson[], player: string) => people.filter((each) => each.player !== player);
export const isAmong = (people: readonly RankedPerson[], player: string): boolean =>
  people.some((each) => each.player === player);

/** With one more friend; null where there are as many as may be, or they are blocked. */
export function withFriend(kept: Friends, friend: RankedPerson): Friends | null {
  if (isAmong(kept.blocked, friend.player)) return null;
  const others = without(kept.friends, friend.player);
  return others.length >= FRIENDS ? null : { ...kept, friends: [friend, ...others] };
}

/** Somebody has ended their friendship of themselves. */
export const leftBy = (kept: Friends, player: string): Friends => ({ ...kept, friends: without(kept.friends, player) });

/** Without a friend, who knows the code and is not to come back by it: it is made anew when it is asked for. */
export const withoutFriend = (kept: Friends, player: string): Friends => ({ ...leftBy(kept, player), code: null });

/** With somebody blocked, who is a friend no more and has asked one to no table; null where there are as many as may be. */
export function withBlocked(kept: Friends, person: RankedPerson): Friends | null {
  const others = without(kept.blocked, person.player);
  if (others.length >= BLOCKED) return null;
  const invited = kept.invited?.filter(({ player }) => player !== person.player);
  return { ...withoutFriend(kept, person.player), blocked: [person, ...others], invited };
}

export const withoutBlocked = (kept: Friends, player: string): Friends => ({
  ...kept,
  blocked: without(kept.blocked, player),
});

const DAY_MS = 86_400_000;
/** A code that nobody has brought is good for so long, and what friends and blocked are known of somebody who does not come. */
const CODE_MS = 30 * DAY_MS;
const FRIENDS_MS = 365 * DAY_MS;

/** Whether somebody has not been here for so long that nobody asks for their friends any more. */
export const areForgettable = ({ friends, blocked }: Friends, touchedAt: number, now: number): boolean =>
  Math.abs(now - touchedAt) >= (friends.length + blocked.length > 0 ? FRIENDS_MS : CODE_MS);

/** The invitations that still stand. */
const standing = ({ invited = [] }: Friends, now: number): readonly Invitation[] =>
  invited.filter(({ at }) => now - at < INVITED_MS);

/** The same as they are told. */
export const invitationsOf = (kept: Friends, now: number): FriendsPage["invited"] =>
  standing(kept, now).map((invitation) => ({ ...invitation, leftMs: invitation.at + INVITED_MS - now }));

/** With one more invitation, the latest of whoever sends it; null where they are blocked, or there are as many as may be. */
export function withInvitation(kept: Friends, invitation: Invitation): Friends | null {
  if (isAmong(kept.blocked, invitation.player)) return null;
  const others = standing(kept, invitation.at).filter(({ player }) => player !== invitation.player);
  return others.length >= INVITATIONS ? null : { ...kept, invited: [invitation, ...others] };
}
