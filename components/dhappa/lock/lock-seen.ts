import { lockOf } from "@/lib/rules/dhappa/lock";
import type { Meld } from "@/lib/rules/dhappa/state";
import { type MeldSeen, seenMeld } from "../seen";

/** What a team has of its lock: all three melds once it is whole. */
export interface LockSeen {
  readonly melds: readonly MeldSeen[];
  readonly wilds: number;
  readonly isReady: boolean;
}

/** The lock that the rules have found on a board. */
export function lockSeen(board: readonly Meld[]): LockSeen {
  const { melds, wilds, isWhole } = lockOf(board);
  const seen = melds.flatMap((id) => board.filter((meld) => meld.id === id)).map(seenMeld);
  return { melds: seen, wilds, isReady: isWhole };
}
