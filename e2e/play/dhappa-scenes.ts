import { dhappa } from "@/lib/rules/dhappa";
import { deck, order } from "@/lib/rules/dhappa/cards";
import type { DhappaState, Meld } from "@/lib/rules/dhappa/state";
import { type PackCard, packRankOf, packSuitOf } from "@/lib/rules/packs";

/** Takes cards out of the decks by their faces, so that each card there is lies in one place. */
class Decks {
  readonly #left = [...deck];

  take(faces: string): readonly PackCard[] {
    return faces
      .split(" ")
      .filter((face) => face !== "")
      .map((face) => {
        const at = this.#left.findIndex((card) => card.startsWith(`${face === "Jo" ? "JK" : face}.`));
        const [card] = this.#left.splice(at, 1);
        if (at < 0 || card === undefined) throw new RangeError(`no ${face} left`);
        return card;
      });
  }

  /** So many of what is left, whatever it is. */
  rest(count: number): readonly PackCard[] {
    return this.#left.splice(-count);
  }
}

/** The order of a run's ranks, to be looked up by any word. */
const tops: readonly string[] = order;

function meldOf(cards: readonly PackCard[], at: string): Meld {
  const natural = cards.find((card) => !card.startsWith("JK") && !card.startsWith("2")) ?? cards[0];
  const [rank, suit] = natural ? [packRankOf(natural), packSuitOf(natural)] : [null, null];
  if (!natural || !rank || !suit) throw new RangeError("no natural card");
  if (at === "set") {
    const suits = cards.map((card, index) =>
      card === natural ? suit : (packSuitOf(card) ?? (index === 2 ? "H" : "C")),
    );
    return { kind: "set", id: natural, rank: rank === "A" ? "A" : "3", suits, cards };
  }
  return { kind: "run", id: natural, suit, top: tops.indexOf(at), cards };
}

/** A moment of a deal in the words of its cards: melds are `top: cards`, from the higher to the lower, or `set: cards`. */
interface Scene {
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
  readonly hand: string;
  readonly discards: string;
  /** How many cards the others hold, from one's left. */
  readonly others: readonly number[];
  readonly pile: number;
  readonly shut?: readonly number[];
  readonly isPicking?: boolean;
}

/** That moment as the table would keep it, one's own turn. */
function sceneOf({ ours, theirs, hand, discards, others, pile, shut = [], isPicking }: Scene): DhappaState {
  const decks = new Decks();
  const laid = (melds: readonly string[]) =>
    melds.map((line) => {
      const [top = "", cards = ""] = line.split(": ");
      return meldOf(decks.take(cards), top);
    });
  const boards = [laid(ours), laid(theirs)] as const;
  const own = decks.take(hand);
  const shown = decks.take(discards);
  const held = others.map((count) => decks.rest(count));
  const state = dhappa.setup(4, { ...dhappa.defaults, clock: 120, deals: 3, seats: 4 }, "0".repeat(64));
  return {
    ...state,
    hands: [own, ...held],
    boards,
    discards: shown,
    pile: decks.rest(pile),
    opened: state.hands.map((_, seat) => !shut.includes(seat)),
    first: 0,
    current: 0,
    turn: 20,
    pick: isPicking ? null : { from: "pile" },
  };
}

/** What the painted pictures of the house show, each a moment of its own. */
export const dhappaScenes = {
  play: sceneOf({
    ours: ["A: AS KS QS", "7: 7S 6S 5S 2C 3S", "K: KH QH Jo 10H 2D 8H", "K: KD QD JD 10D", "set: 3S 3D Jo"],
    theirs: ["A: AH KH QH JH 10H 2S 8H 7H 6H 5H", "Q: QC JC 10C 9C 8C 7C", "J: JD Jo 2S 8D 2D"],
    hand: "JS 10S 9S 8S QH JH 10H 7D 6D 5D 4D AC AD AH Jo 2H 2H KC QC 7H 6H KD 10D 9C 9C 6C 5S",
    discards: "3C 4C 5C 6D 7H 8C 9D 10S JH 4C 9H KD",
    others: [18, 21, 27],
    pile: 15,
    shut: [3],
  }),
  npick: sceneOf({
    ours: ["A: AS KS QS JS 10S 9S", "7: 7S 6S 5S 2C 3S", "K: KD QD JD 10D"],
    theirs: ["Q: QC JC 10C 9C 8C 7C"],
    hand: "JS 10S 9S 8S 6H 5H 4H 7D 6D 5D 4D AS AC AH KC KC QC QH 10H 7C 6C 6S 5S 9C 9C KD 10D",
    discards: "2S 8H 3S JS QD JC 7H 8D 9D 4C 9H KD",
    others: [18, 21, 27],
    pile: 15,
    shut: [3],
    isPicking: true,
  }),
  tall: sceneOf({
    ours: [
      ...["A: AS KS QS JS", "9: 9S 8S 7S", "A: AH KH QH", "10: 10H 9H 8H", "A: AD KD QD", "10: 10D 9D 8D"],
      ...["A: AC KC QC", "10: 10C 9C 8C", "set: 3S 3H 3D"],
    ],
    theirs: ["Q: QC JC 10C 9C 8C"],
    hand: "3C 4H 5H JD JD 6S 7C 7C 5D 4D 5C JS 10S 9S KH KD QH",
    discards: "5H QC 8S",
    others: [24, 19, 27],
    pile: 19,
  }),
  crowded: sceneOf({
    ours: ["10: 10S 9S 2C 7S 6S", "10: 10H 9H Jo 2D 6H 5H 4H", "K: KD Jo 2S Jo 9D"],
    theirs: ["Q: QC JC 10C 9C 8C", "A: AH KH QH"],
    hand: "AS KS QS JS KH QH JH 9H 8H 7H 6H 8D 7D 6D JC 10C 9C 8C 3S 3D 3C Jo Jo 2H 2H 2C QD JD 6C 6C 4C 10S 10S 9S 7S 5S AH AD 4D KD 5C 4H 3H 10D 7C",
    discards: "5H QC 8S",
    others: [24, 19, 27],
    pile: 19,
    shut: [3],
  }),
} as const;
