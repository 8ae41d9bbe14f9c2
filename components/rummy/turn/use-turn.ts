import { useMemo, useState } from "react";
import { type Selection, stillHeld } from "@/components/melds/hand/selection";
import { slotsOf } from "@/components/melds/hand/slots";
import { playSound } from "@/lib/browser/device/play-sound";
import { useStored } from "@/lib/browser/storage/stored";
import type { Refusal, Seat } from "@/lib/rules/game";
import type { HeldPackCard, PackCard } from "@/lib/rules/packs";
import { declarationOf, whyNoMeld } from "@/lib/rules/rummy/melds";
import { check, refuse } from "@/lib/rules/rummy/moves";
import type { Meld, RummyAction, RummyState } from "@/lib/rules/rummy/state";
import { meldsSeen, type Target, targetsFor, type Way, whyNoMeldOf, whyNotAt } from "@/lib/rules/rummy/targets";
import { laidNow, mustBeLaid } from "@/lib/rules/rummy/turn";
import { meldRules } from "../seen";
import { putTogether } from "../settings";

const nothing: readonly never[] = [];
const noMelds: readonly Meld[] = [];

/** What there is to be done in one's own turn. */
type OwnPhase = "draw" | "play" | "wait";

/** Names of places that cards are carried to. */
export const COMPOSER = "composer";
export const DISCARD = "discard";
export const CLOSING = "closing";
export const meldPlace = (place: number) => `meld-${place}`;

/** The place a move is about. */
function placeOf(action: RummyAction): string | null {
  if (action.action === "extend" || action.action === "exchange") return meldPlace(action.meld);
  if (action.action === "close") return CLOSING;
  if (action.action === "discard") return DISCARD;
  if (action.action === "draw") return action.from === "discards" ? DISCARD : null;
  return action.action === "lay" ? COMPOSER : null;
}

const ownHand = (view: RummyState, seat: Seat | null): readonly HeldPackCard[] => {
  if (seat === null || view.asked) return nothing;
  return view.current === seat ? laidNow(view).hand : (view.hands[seat] ?? nothing);
};

/** Melds that are being put together, as far as their cards are still in the hand. */
const stillThere = (composed: readonly Meld[], hand: readonly HeldPackCard[]): readonly Meld[] => {
  const left = composed.filter((meld) => !whyNoMeld(meld) && meld.cards.every((card) => hand.includes(card)));
  return left.length === 0 ? noMelds : left;
};

/** One's own cards, what is put together of them, what is selected, all that may come of it, and what comes of pressing. */
export function useTurn({
  view,
  seat,
  deal,
  isOwnTurn,
  move,
  onRefused,
}: {
  view: RummyState;
  seat: Seat | null;
  /** What no other deal is called on this device. */
  deal: string;
  isOwnTurn: boolean;
  move: (action: RummyAction) => Refusal | null;
  /** At the place it is about, null for what is brass. */
  onRefused: (refusal: Refusal, at: string | null) => void;
}) {
  const [wanted, setWanted] = useState<Selection>([]);
  // Kept on the device: what was put together outlasts a page that is loaded anew.
  const put = useStored(putTogether);
  const [asking, setAsking] = useState<{ readonly target: Target | null; readonly ways: readonly Way[] } | null>(null);
  const lying = useMemo(() => laidNow(view), [view]);
  const hasDeclared =
    seat !== null && (view.current === seat ? lying.declared : (view.declared[seat] ?? null) !== null);
  const whole = useMemo(() => ownHand(view, seat), [view, seat]);
  // Where a declaration is taken back, what it was made of is there again.
  const isThisDeal = put.deal === deal;
  const composed = useMemo(
    () => (hasDeclared || !isThisDeal ? noMelds : stillThere(put.melds, whole)),
    [hasDeclared, isThisDeal, put, whole],
  );
  const recompose = (melds: readonly Meld[]) => putTogether.write({ deal, melds: [...melds] });
  const hand = useMemo(() => {
    const away = composed.flatMap(({ cards }) => cards);
    return whole.filter((card) => card === null || !away.includes(card));
  }, [whole, composed]);
  const slots = useMemo(() => slotsOf(hand, meldRules), [hand]);
  const selection = useMemo(() => stillHeld(wanted, slots), [wanted, slots]);

  const phase: OwnPhase = !isOwnTurn || view.owed ? "wait" : view.picked ? "play" : "draw";
  const isPlaying = phase === "play";
  const targets = useMemo(
    () => (isPlaying && hasDeclared ? targetsFor(view, selection) : nothing),
    [isPlaying, hasDeclared, view, selection],
  );
  const fresh = useMemo(() => meldsSeen(selection), [selection]);
  const held = whole.filter((card) => card !== null);

  const refused = (refusal: Refusal | null, at: string | null = null) => {
    if (!refusal) return;
    playSound("refused");
    onRefused(refusal, at);
  };
  /** Makes moves one after the other, as far as they are allowed; says whether all of them were. */
  const act = (...actions: readonly RummyAction[]): boolean => {
    for (const action of actions) {
      const refusal = move(action);
      if (refusal) {
        refused(refusal, placeOf(action));
        return false;
      }
    }
    setWanted([]);
    setAsking(null);
    return true;
  };
  const compose = (meld: Meld) => {
    setAsking(null);
    setWanted([]);
    if (hasDeclared) act({ action: "lay", melds: [meld] });
    else {
      playSound("stack");
      recompose([...composed, meld]);
    }
  };
  const choose = (way: Way) => {
    if (way.steps.length > 0) act(...way.steps);
    else compose(way.meld);
  };
  const fill = (target: Target) => {
    if (target.ways.length > 1) setAsking({ target, ways: target.ways });
    else act(...target.ways[0].steps);
  };
  /** Puts the selection together as a meld; asks where a joker has a choice. */
  const addMeld = () => {
    const [meld, ...others] = fresh;
    const fault = whyNoMeldOf(selection);
    if (fault || !meld) return refused(refuse(fault ?? "tooShort"), COMPOSER);
    if (others.length > 0) setAsking({ target: null, ways: fresh.map((one) => ({ steps: [], meld: one })) });
    else compose(meld);
  };
  const onMeld = (place: number) => {
    const target = targets.find((one) => one.place === place);
    if (target) fill(target);
    else if (seat !== null) refused(whyNotAt(view, seat, place, selection), meldPlace(place));
  };
  const declaring: RummyAction = { action: "lay", melds: composed };
  return {
    phase,
    hasDeclared,
    melds: lying.melds,
    slots,
    selection,
    select: setWanted,
    composed,
    standing: declarationOf(composed),
    /** What the selection would make, the one worth most first. */
    fresh,
    targets,
    /** Why the melds that were put together are not declared yet. */
    whyNotDeclare: seat === null ? null : check(view, seat, declaring),
    /** A card that has to be laid before the turn ends. */
    owed: isPlaying && mustBeLaid(view) ? view.taken : null,
    /** The last card, which closes the deal. */
    last: isPlaying && held.length === 1 && whole.length === 1 ? (held[0] ?? null) : null,
    count: whole.length,
    asking: asking && (isPlaying || asking.target === null) ? asking.ways : null,
    undoable: composed.length > 0 ? composed.length : isPlaying ? (view.draft?.length ?? 0) : 0,
    act,
    choose,
    addMeld,
    onMeld,
    declare: () => act(declaring),
    undo: () => {
      if (composed.length > 0) recompose(composed.slice(0, -1));
      else if (isPlaying && view.draft) act({ action: "undo" });
    },
    /** Takes a meld that was put together apart again. */
    takeApart: (index: number) => recompose(composed.filter((_, at) => at !== index)),
    /** Takes back all that was laid, and the card that was taken. */
    putBack: () => act(...(view.draft ?? []).map((): RummyAction => ({ action: "undo" })), { action: "putBack" }),
    discard: (card: PackCard | undefined) => card && act({ action: "discard", card }),
    close: (card: PackCard | null | undefined) => card && act({ action: "close", card }),
    back: () => setAsking(null),
  };
}

export type OwnTurn = ReturnType<typeof useTurn>;
