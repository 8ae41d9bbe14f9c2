import { type Rank, rankOf, type Suit, suitOf } from "@/lib/rules/cards";
import { isWild } from "@/lib/rules/dhappa/cards";
import type { Effect } from "@/lib/rules/dhappa/effects";
import { facesOf, isPure } from "@/lib/rules/dhappa/meld";
import type { DhappaAction, DhappaState, Meld } from "@/lib/rules/dhappa/state";
import { boardOf, teamOf } from "@/lib/rules/dhappa/table";
import { movesFor, targetsFor } from "@/lib/rules/dhappa/targets";
import { isJoker, type PackCard } from "@/lib/rules/packs";
import type { Landing } from "../boards/tile";
import { type MeldSeen, seenMeld } from "../seen";

/** One way to make a play: the meld as it would be, and what the wild cards that are asked about would stand for in it. */
export interface Way {
  readonly key: string;
  readonly action: DhappaAction;
  readonly meld: MeldSeen;
  readonly stands: readonly { readonly rank: Rank; readonly suit: Suit }[];
}

/** What is asked of the cards that are laid. */
export type WayKind = "joker" | "two" | "wild" | "shift";

/** What is asked where a place could be filled in several ways. */
export function askedAt({ kind, ways }: OpenPlace): WayKind {
  if (kind === "shift") return "shift";
  const { action } = ways[0];
  const wilds = "cards" in action ? action.cards.filter(isWild) : [];
  if (wilds.length !== 1) return "wild";
  return wilds.some(isJoker) ? "joker" : "two";
}

/** Somewhere on one's team's board that takes all that is selected. */
export interface OpenPlace {
  readonly key: string;
  readonly kind: "new" | Landing["kind"];
  /** The melds it is about; none of a new one. */
  readonly melds: readonly PackCard[];
  readonly ways: readonly [Way, ...Way[]];
  readonly landing: Landing | null;
  /** Of a new one. */
  readonly isPure: boolean;
  readonly isSet: boolean;
}

function wayOf({ play, meld }: Effect): Way {
  const faces = facesOf(meld);
  const asked = "cards" in play ? play.cards.filter(isWild) : [];
  const stoodFor =
    play.action === "shift" && play.to ? [play.to] : asked.flatMap((card) => faces[meld.cards.indexOf(card)] ?? []);
  return {
    key: JSON.stringify(play),
    action: play,
    meld: seenMeld(meld),
    stands: stoodFor.map((face) => ({ rank: rankOf(face), suit: suitOf(face) })),
  };
}

/** The cards that would come to lie at each end of a meld. */
function endsOf(before: Meld | undefined, after: MeldSeen): Pick<Landing, "head" | "tail"> {
  const old = new Set(before?.cards);
  const first = after.cards.findIndex(({ id }) => old.has(id));
  const last = after.cards.findLastIndex(({ id }) => old.has(id));
  return first < 0 ? { head: [], tail: [] } : { head: after.cards.slice(0, first), tail: after.cards.slice(last + 1) };
}

/** Where cards would come to lie in a meld: at one end or the other where that is still to be asked. */
function landingIn(before: Meld | undefined, kind: Landing["kind"], ways: readonly Way[]): Landing {
  const ends = ways.map(({ meld }) => endsOf(before, meld));
  const longest = (end: "head" | "tail") =>
    ends.map((one) => one[end]).reduce((longer, one) => (one.length > longer.length ? one : longer), []);
  return { kind, head: longest("head"), tail: longest("tail"), isAsked: ways.length > 1 };
}

/** A place as it is shown, of all that the rules say would come of it. */
function shown(board: readonly Meld[], melds: readonly PackCard[], effects: readonly Effect[]): readonly OpenPlace[] {
  const [effect] = effects;
  const [first, ...rest] = effects.map(wayOf);
  if (!effect || !first) return [];
  const { action } = effect.play;
  const kind = action === "lay" ? "new" : action === "move" ? "shift" : action;
  const before = board.find(({ id }) => id === melds[0]);
  const landing = kind === "new" ? null : landingIn(before, kind, [first, ...rest]);
  const key = `${kind} ${melds.join(" ")}`;
  return [
    {
      key,
      kind,
      melds,
      ways: [first, ...rest],
      landing,
      isPure: isPure(effect.meld),
      isSet: effect.meld.kind === "set",
    },
  ];
}

const ownBoard = (view: DhappaState) => boardOf(view, teamOf(view.current));

/** Every place that takes all of the selection; with nothing selected, runs that lie beside each other. */
export const openPlaces = (view: DhappaState, selection: readonly PackCard[]): readonly OpenPlace[] =>
  targetsFor(view, selection).flatMap(({ melds, ways }) => shown(ownBoard(view), melds, ways));

/** The 2 at an end of this run that may go to its other end. */
export function openMove(view: DhappaState, meld: PackCard): OpenPlace | null {
  const effect = movesFor(view).find(({ play }) => play.action === "move" && play.meld === meld);
  return effect ? (shown(ownBoard(view), [meld], [effect])[0] ?? null) : null;
}
