import { nobody } from "@/lib/client/identity";
import type { AnsweredInvitation } from "@/lib/client/ranked/invitation-watch";
import { identity } from "../own-identity";
import { lastStandings } from "./ranked-wait";
import { isRecord, shape, stored } from "./stored";

/** Whether somebody has looked for their friends here: whoever has any has. */
export const hasFriends = stored<boolean>(
  "majlis.hasFriends",
  shape((found): found is boolean => typeof found === "boolean"),
  () => false,
);

const isAnswer = (found: unknown): found is AnsweredInvitation =>
  isRecord(found) && typeof found.player === "string" && typeof found.code === "string" && typeof found.at === "number";

/** Invitations that were answered on this device, the latest first. */
export const answeredInvitations = stored<readonly AnsweredInvitation[]>(
  "majlis.answeredInvitations",
  shape((found): found is readonly AnsweredInvitation[] => Array.isArray(found) && found.every(isAnswer)),
  () => [],
);

/**
 * Whether anybody may ask whoever plays here to a table: a friend, or somebody they have played ranked with. Of all others
 * nothing is asked; who came here from another device may be either.
 */
export function mayBeAsked(): boolean {
  const { key, player } = identity.read();
  if (key === nobody.key) return false;
  return hasFriends.read() || player !== undefined || Object.keys(lastStandings.read()).length > 0;
}
