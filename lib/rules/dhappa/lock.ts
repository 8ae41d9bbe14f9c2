import type { PackCard } from "../packs";
import { wildsIn } from "./meld";
import type { Meld } from "./state";

const MELDS = 3;
const WILDS_EACH = 2;
const WILDS_IN_ALL = 4;

/** A team's lock, or as much of it as there is. */
export interface Lock {
  /** The melds it is made of, by their names: those with the fewest wilds, of these the longest. */
  readonly melds: readonly PackCard[];
  readonly wilds: number;
  readonly isWhole: boolean;
}

/** The best lock among a team's melds: with the fewest wilds there is one if there is any. */
export function lockOf(board: readonly Meld[]): Lock {
  const counted = board.map((meld) => ({ id: meld.id, length: meld.cards.length, wilds: wildsIn(meld).length }));
  const fitting = counted.filter(({ wilds }) => wilds <= WILDS_EACH);
  fitting.sort((one, other) => one.wilds - other.wilds || other.length - one.length);
  const melds: PackCard[] = [];
  let wilds = 0;
  for (const meld of fitting.slice(0, MELDS)) {
    if (wilds + meld.wilds > WILDS_IN_ALL) break;
    wilds += meld.wilds;
    melds.push(meld.id);
  }
  return { melds, wilds, isWhole: melds.length === MELDS };
}
