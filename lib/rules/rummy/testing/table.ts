import { ranks } from "../../cards";
import { faceOf, type PackCard, packsOf } from "../../packs";
import { rummy } from "../index";
import type { LaidMeld, Meld, RummyOptions, RummyState } from "../state";

/** The cards of a table as they are given out by their faces: `5H`, `10S`, `JK` for a joker; each only once. */
class Box {
  readonly #left = [...packsOf(2, ranks, 4)];

  take(faces: string): PackCard[] {
    return faces.split(" ").flatMap((face) => {
      if (!face) return [];
      const index = this.#left.findIndex((card) => faceOf(card) === face);
      if (index < 0) throw new RangeError(`no ${face} left`);
      return this.#left.splice(index, 1);
    });
  }

  /** What is left, its top card a low one. */
  rest(): PackCard[] {
    return this.#left.toReversed();
  }
}

interface Lying {
  /** Each hand by its faces; a hand that is left out gets cards that make nothing of note. */
  readonly hands: readonly string[];
  /** Melds on the table: who laid it, what it is, and its faces. */
  readonly melds?: readonly (readonly [by: number, kind: Meld["kind"], faces: string])[];
  readonly declared?: readonly number[];
  readonly discards?: string;
  readonly round?: number;
  readonly options?: Partial<RummyOptions>;
}

/** A table in the middle of a deal, the first seat on turn. */
export function tableOf({ hands, melds = [], declared = [], discards = "2C", round = 4, options }: Lying): RummyState {
  const box = new Box();
  const given = { ...rummy.defaults, ...options };
  const start = rummy.setup(hands.length, given, "0".repeat(64));
  const laid = melds.map(([by, kind, faces]): LaidMeld => ({ by, kind, cards: box.take(faces) }));
  const held = hands.map((faces) => box.take(faces));
  const thrown = box.take(discards);
  return {
    ...start,
    ...{ starter: 0, current: 0, turn: (round - 1) * hands.length, dealtAt: 0 },
    hands: held,
    discards: thrown,
    melds: laid,
    declared: hands.map((_, seat) => (declared.includes(seat) ? 0 : null)),
    pile: box.rest(),
  };
}

/** Cards of the hand of whoever is on turn, by their faces, in this order. */
export function held(state: RummyState, faces: string): PackCard[] {
  const left = [...(state.hands[state.current] ?? [])];
  return faces.split(" ").map((face) => {
    const index = left.findIndex((card) => card !== null && faceOf(card) === face);
    const [card] = index < 0 ? [] : left.splice(index, 1);
    if (!card) throw new RangeError(`no ${face} in that hand`);
    return card;
  });
}
