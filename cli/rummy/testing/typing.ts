import { type PackCard, packRankOf, packSuitOf } from "@/lib/rules/packs";
import { randomFrom } from "@/lib/rules/random";
import { rummy } from "@/lib/rules/rummy";
import type { Meld, RummyAction } from "@/lib/rules/rummy/state";
import { laidNow } from "@/lib/rules/rummy/turn";
import { type AnyMatch, derived } from "../keyboard-match";

const nameOf = (card: PackCard): string => `${packRankOf(card) ?? "jo"}${packSuitOf(card) ?? ""}`.toLowerCase();
const namesOf = ({ cards }: Meld): string => cards.map(nameOf).join(" ");

/** What somebody types to make a move. */
export function typedFor(action: RummyAction, declared: boolean): string[] {
  switch (action.action) {
    case "draw":
      return [action.from === "pile" ? "d" : "p"];
    case "lay":
      return [`m ${action.melds.map(namesOf).join(" / ")}`, ...(declared ? [] : ["ok"])];
    case "extend":
      return [`e ${action.meld + 1} ${nameOf(action.card)} ${action.end === "set" ? "" : action.end}`.trim()];
    case "discard":
      return [`x ${nameOf(action.card)}`];
    case "close":
      return ["c"];
    default:
      return [action.action === "putBack" ? "b" : "u"];
  }
}

/** What somebody who plays as well as a bot would type next in their turn. */
export function typedBy({ state }: AnyMatch): string[] {
  const { current } = state;
  const random = randomFrom(derived("typing", `${state.turn}`));
  return typedFor(rummy.bot(rummy.view(state, current), current, random, "strong"), laidNow(state).declared);
}

const facesOf = (cards: readonly (PackCard | null)[]): string[] =>
  cards.flatMap((card) => (card ? [card.slice(0, card.indexOf("."))] : []));

/** Faces in other hands that nobody but their owners can have seen: not to be found on a screen. */
export function secretsOf({ state, history }: Pick<AnyMatch, "state" | "history">, viewer: number | null): string[] {
  const open = new Set([
    ...facesOf(state.discards),
    ...facesOf(state.melds.flatMap(({ cards }) => cards)),
    ...facesOf(history.map(({ discarded, taken }) => discarded ?? taken)),
    ...facesOf(history.map(({ taken }) => taken)),
    ...facesOf([state.taken]),
    ...facesOf(viewer === null ? [] : (state.hands[viewer] ?? [])),
  ]);
  const hidden = state.hands.flatMap((hand, seat) => (seat === viewer ? [] : facesOf(hand)));
  const signs = { C: "♣", D: "♦", H: "♥", S: "♠", JK: "Jo★" } as const;
  return hidden
    .filter((face) => !open.has(face))
    .map((face) =>
      face === "JK" ? signs.JK : face.replace(/[CDHS]$/, (suit) => signs[suit as "C" | "D" | "H" | "S"]),
    );
}

/** Is a card to be read there, and not the end of another, as 0♦ in 10♦? */
export const shows = (text: string, name: string): boolean => text.split(/[^\p{L}\p{N}♣♦♥♠★]+/u).includes(name);
