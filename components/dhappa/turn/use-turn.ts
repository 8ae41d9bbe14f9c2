import { useMemo, useState } from "react";
import { type Selection, stillHeld } from "@/components/melds/hand/selection";
import type { Slot } from "@/components/melds/hand/slots";
import { playSound } from "@/lib/browser/device/play-sound";
import type { DhappaAction, DhappaState } from "@/lib/rules/dhappa";
import { whyNotAt } from "@/lib/rules/dhappa/targets";
import type { Refusal } from "@/lib/rules/game";
import type { PackCard } from "@/lib/rules/packs";
import { type OpenPlace, openMove, openPlaces, type Way } from "./open-places";

/** Where no meld lies, and the discards. */
export const RUG = "rug";
export const DISCARD = "discard";

/** The place a move is about. */
function placeOf(action: DhappaAction): string | null {
  if ("meld" in action) return action.meld;
  if (action.action === "discard") return DISCARD;
  if (action.action === "lay") return RUG;
  return action.action === "link" ? action.melds[1] : null;
}

const nowhere: readonly OpenPlace[] = [];

/** What there is to be done in one's own turn. */
type OwnPhase = "pick" | "play" | "wait";

/** What one has selected, all that may come of it, and what comes of pressing. */
export function useTurn({
  view,
  isOwnTurn,
  slots,
  move,
  onRefused,
}: {
  view: DhappaState;
  isOwnTurn: boolean;
  slots: readonly Slot[];
  move: (action: DhappaAction) => Refusal | null;
  /** Told with the place it is about: a meld, or one of those below. */
  onRefused: (refusal: Refusal, at: string | null) => void;
}) {
  const [wanted, setWanted] = useState<Selection>([]);
  const [asking, setAsking] = useState<OpenPlace | null>(null);
  // What has left the hand is not selected any more, and what is asked about it lapses.
  const selection = useMemo(() => stillHeld(wanted, slots), [wanted, slots]);
  const phase: OwnPhase = !isOwnTurn || view.isOwed ? "wait" : view.pick ? "play" : "pick";
  const isPlaying = phase === "play";
  const places = useMemo(
    () => (isPlaying && selection.length > 0 ? openPlaces(view, selection) : nowhere),
    [isPlaying, view, selection],
  );
  const joins = useMemo(() => (isPlaying ? openPlaces(view, []) : nowhere), [isPlaying, view]);
  const discard = isPlaying && selection.length === 1 ? (selection[0] ?? null) : null;

  const refused = (refusal: Refusal | null, at: string | null) => {
    if (!refusal) return;
    playSound("refused");
    onRefused(refusal, at);
  };
  const act = (action: DhappaAction) => {
    const refusal = move(action);
    refused(refusal, placeOf(action));
    if (!refusal) setWanted([]);
  };
  const choose = (way: Way) => {
    setAsking(null);
    act(way.action);
  };
  const fill = (place: OpenPlace) => {
    if (place.ways.length > 1) setAsking(place);
    else choose(place.ways[0]);
  };
  /** Says why a meld does not take what is selected; the rug, why it is no meld by itself. */
  const refuseAt = (at: PackCard | typeof RUG) => refused(whyNotAt(view, selection, at === RUG ? [] : [at]), at);
  /** Puts down what is selected: on a meld, on an empty place, or on the discards. */
  const put = (drop: string | null) => {
    if (drop === DISCARD && discard !== null) return act({ action: "discard", card: discard });
    const place =
      places.find(({ key }) => key === drop) ??
      places.find(({ kind, melds }) =>
        drop === RUG ? kind === "new" : kind !== "link" && melds.some((id) => id === drop),
      );
    const meld = view.boards.flat().find(({ id }) => id === drop)?.id;
    if (place) fill(place);
    else if (isPlaying && (meld || drop === RUG)) refuseAt(meld ?? RUG);
  };
  return {
    phase,
    selection,
    select: setWanted,
    places,
    joins,
    discard,
    asking: isPlaying ? asking : null,
    undoable: isPlaying ? (view.draft?.length ?? 0) : 0,
    act,
    choose,
    fill,
    put,
    refuseAt,
    undo: (all: boolean) => act(all ? { action: "undo", all } : { action: "undo" }),
    back: () => setAsking(null),
    moveOf: (meld: PackCard) => (isPlaying ? openMove(view, meld) : null),
  };
}
