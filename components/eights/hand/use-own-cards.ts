import { useEffect, useState } from "react";
import type { Reason } from "@/components/hand/reason";
import { playSound } from "@/lib/browser/device/play-sound";
import {
  type Color,
  type EightsAction,
  type EightsState,
  type HeldCard,
  mustCall,
  needsColor,
  whyNot,
} from "@/lib/rules/eights";
import type { Refusal, Seat } from "@/lib/rules/game";
import { useCardWords } from "../card-words";
import type { FollowedCard } from "../happenings/followed";
import { useEightsRefusalWords } from "../refusal-words";
import type { CardMood } from "./hand-card";

/** What can be done with each of one's own cards by now, and what comes of it: a card that has to be given a colour waits for it. */
export function useOwnCards({
  view,
  seat,
  hand,
  isOwnTurn,
  move,
  onLeave,
}: {
  view: EightsState;
  seat: Seat | null;
  hand: readonly FollowedCard<HeldCard>[];
  isOwnTurn: boolean;
  move: (action: EightsAction) => Refusal | null;
  /** This card is about to leave the hand: of equal cards it is this one. */
  onLeave: (id: string) => void;
}) {
  const { t } = useCardWords();
  const refusalWords = useEightsRefusalWords(view);
  const [choosing, setChoosing] = useState<string | null>(null);
  const whyNotAt = (index: number) => (seat === null ? null : whyNot(view, seat, index));
  const moods = new Map<string, CardMood>(
    hand.map(({ id }, index) => [id, isOwnTurn ? (whyNotAt(index) ? "unplayable" : "playable") : "waiting"]),
  );
  const indexOf = (id: string) => hand.findIndex((one) => one.id === id);
  const reasonFor = (refusal: Refusal | null): Reason | null =>
    refusal && { text: refusalWords(refusal.code) ?? t("refusedPlain"), rule: refusal.rule };

  // If the turn passes, so does the choice.
  const picked = choosing !== null && moods.get(choosing) === "playable" ? choosing : null;
  useEffect(() => {
    if (choosing !== null && picked === null) setChoosing(null);
  }, [choosing, picked]);

  const why = (id: string) => reasonFor(whyNotAt(indexOf(id)));
  // What is called is called for this turn alone.
  const [calling, setCalling] = useState<number | null>(null);
  const isCalling = calling === view.turns;
  const mayCall = seat !== null && isOwnTurn && mustCall(view, seat);
  const lay = (id: string, chosenColor?: Color) => {
    onLeave(id);
    setChoosing(null);
    const said = { ...(chosenColor && { chosenColor }), ...(mayCall && isCalling && { call: true as const }) };
    return reasonFor(move({ action: "play", cardIndex: indexOf(id), ...said }));
  };
  const press = (id: string): Reason | null => {
    const refused = why(id);
    if (refused) {
      playSound("refused");
      return refused;
    }
    const card = hand[indexOf(id)]?.card;
    if (!card || !needsColor(card) || hand.length <= 1) return lay(id);
    setChoosing(id);
    return null;
  };
  return {
    moods,
    /** On one's own turn: whether any card fits. Null on another's. */
    canPlay: isOwnTurn ? [...moods.values()].includes("playable") : null,
    why,
    press,
    /** The card whose colour is asked for. */
    picked,
    pick: (color: Color) => {
      if (picked !== null) lay(picked, color);
    },
    putBack: () => setChoosing(null),
    /** Where the next card leaves one: whether it is called, and how to call it. */
    call: mayCall ? { isCalled: isCalling, say: () => setCalling(isCalling ? null : view.turns) } : null,
    refusalWords,
  };
}
