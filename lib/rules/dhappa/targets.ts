import type { Refusal } from "../game";
import { isJoker, type PackCard } from "../packs";
import { isTwo, isWild, naturalFace } from "./cards";
import type { Effect } from "./effects";
import { bottomOf, laidIn } from "./meld";
import { waysOf } from "./position";
import { refuse } from "./refusals";
import type { DhappaState, Meld, Play } from "./state";
import { positionOf } from "./table";

/** A place that takes the selected cards. */
export interface Target {
  /** No meld for a new one, one that the cards would join, or two that they would join together. */
  readonly melds: readonly PackCard[];
  /** What would come of it; more than one where a wild could stand for several cards, which is to be asked. */
  readonly ways: readonly Effect[];
}

/** What laying these cards at these melds means: a natural card takes the place of the wild that stands for it. */
function playAt(board: readonly Meld[], cards: readonly PackCard[], melds: readonly PackCard[]): Play {
  const [one, other] = melds;
  if (one === undefined) return { action: "lay", cards: [...cards] };
  if (other !== undefined) return { action: "link", melds: [one, other], cards: [...cards] };
  const [card, ...more] = cards;
  const meld = board.find(({ id }) => id === one);
  if (card && more.length === 0 && meld && !isWild(card)) {
    const holder = laidIn(meld).find(([held, face]) => isWild(held) && face === naturalFace(card))?.[0];
    if (holder) return { action: isJoker(holder) ? "exchange" : "shift", meld: one, card };
  }
  return { action: "add", meld: one, cards: [...cards] };
}

/** Two runs of a suit that so many cards could lie between. */
function couldJoin(one: Meld, other: Meld, cards: number): boolean {
  if (one.kind === "set" || other.kind === "set" || one.suit !== other.suit) return false;
  return one.top < other.top && other.top - bottomOf(one) - 1 === cards;
}

/** Every place that takes all of the selected cards; with none selected, the runs that can be joined as they are. */
export function targetsFor(state: DhappaState, cards: readonly PackCard[]): readonly Target[] {
  if (state.phase !== "turn" || !state.pick || state.isOwed) return [];
  const position = positionOf(state);
  const { melds } = position;
  const pairs = melds.flatMap((one) =>
    melds.flatMap((other) => (couldJoin(one, other, cards.length) ? [[one.id, other.id]] : [])),
  );
  const places = cards.length === 0 ? pairs : [[], ...melds.map(({ id }) => [id]), ...pairs];
  return places.flatMap((place): Target[] => {
    const ways =
      cards.length < 3 && place.length === 0 ? "noMeld" : waysOf(position, playAt(melds, cards, place), state.options);
    return typeof ways === "string" ? [] : [{ melds: place, ways }];
  });
}

/** Why a place does not take the selected cards, null where it does. */
export function whyNotAt(state: DhappaState, cards: readonly PackCard[], melds: readonly PackCard[]): Refusal | null {
  const position = positionOf(state);
  const ways = waysOf(position, playAt(position.melds, cards, melds), state.options);
  return typeof ways === "string" ? refuse(ways) : null;
}

/** The 2s at the end of a run that could go to its other end. */
export function movesFor(state: DhappaState): readonly Effect[] {
  if (state.phase !== "turn" || !state.pick || state.isOwed) return [];
  const position = positionOf(state);
  return position.melds.flatMap(({ id, cards }) =>
    [cards[0], cards.at(-1)].flatMap((card) => {
      const ways = card && isTwo(card) ? waysOf(position, { action: "move", meld: id, card }, state.options) : "";
      return typeof ways === "string" ? [] : ways;
    }),
  );
}
