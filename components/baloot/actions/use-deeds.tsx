import { type ReactNode, useMemo, useState } from "react";
import { useWordList } from "@/components/words/use-word-list";
import {
  type BalootAction,
  type BalootState,
  type Card,
  canProveSawa,
  type Suit,
  whyNotSawa,
} from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { useBalootWords } from "../cards/card-words";
import { answerDeeds } from "./answer-deeds";
import { bidDeeds } from "./bid-deeds";
import { ClaimDialog } from "./claim-dialog";
import type { Chance, Deed } from "./deed";
import { playDeeds } from "./play-deeds";
import { raiseDeeds } from "./raise-deeds";

/** Everything one can do now besides playing a card: only what is legal, or says why it is not. */
export function useDeeds(
  view: BalootState,
  seat: Seat | null,
  act: (action: BalootAction) => void,
  lifted: Card | null,
  onProject: (cards: readonly Card[]) => void,
  onSuit: (suit: Suit | null) => void,
): { readonly deeds: readonly Deed[]; readonly dialogs: ReactNode } {
  const words = useBalootWords();
  const listed = useWordList();
  // What was opened belongs to its turn, and goes with it.
  const [claiming, setClaiming] = useState<number | null>(null);
  const isSure = useMemo(() => seat !== null && canProveSawa(view, seat), [view, seat]);
  if (seat === null) return { deeds: [], dialogs: null };
  const { asked, turn } = view;
  const chance: Chance = { view, seat, words, act };
  const deeds = [
    ...bidDeeds(chance, onSuit),
    ...raiseDeeds(chance),
    ...playDeeds(chance, { listed, lifted, isSure, claim: () => setClaiming(turn), onProject }),
    ...answerDeeds(chance),
  ];
  const mayClaim = asked.includes(seat) && !whyNotSawa(view, seat);
  const dialogs = (
    <ClaimDialog
      isOpen={claiming === turn && mayClaim}
      close={() => setClaiming(null)}
      claim={() => act({ action: "sawa" })}
    />
  );
  return { deeds, dialogs };
}
