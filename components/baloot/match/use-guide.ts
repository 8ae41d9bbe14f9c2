import { useRef } from "react";
import type { BoardProps } from "@/components/table/board-props";
import { useOnChange } from "@/components/ui/hooks/use-on-change";
import { useStored } from "@/lib/browser/storage/stored";
import type { BalootAction, BalootOptions, BalootState } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { type GuideMoment, guideMoment } from "../menu/guide-moment";
import { appsOffered, guideSeen } from "../menu/settings";

/** Whether the guide of a first hand is not put away yet, which the end of that hand does, and its way to the rules of the apps where one may still choose them. */
export function useGuide(
  chooseNext: BoardProps<BalootState, BalootAction, BalootOptions>["chooseNext"],
  view: BalootState,
  /** Whoever plays it; null while nobody is to be told anything. */
  seat: Seat | null,
): {
  readonly isShown: boolean;
  /** What is worth a word just now. */
  readonly lesson: GuideMoment | null;
  readonly onApps: (() => void) | null;
} {
  const isSeen = useStored(guideSeen);
  const hands = view.deals.length;
  const before = useRef(hands);
  useOnChange([hands], () => {
    if (hands === before.current + 1) guideSeen.write(true);
    before.current = hands;
  });
  const isOffered = useStored(appsOffered);
  const isElsewhere = view.options.ruleSet !== "app" && !isOffered;
  const isShown = !isSeen && seat !== null;
  return {
    isShown,
    lesson: isShown ? guideMoment(view, seat) : null,
    onApps: chooseNext && isElsewhere ? () => chooseNext("ruleSet") : null,
  };
}
