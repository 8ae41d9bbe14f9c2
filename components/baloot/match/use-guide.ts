import { useRef } from "react";
import type { BoardProps } from "@/components/table/board-props";
import { useOnChange } from "@/components/ui/hooks/use-on-change";
import { useStored } from "@/lib/browser/storage/stored";
import type { BalootAction, BalootOptions, BalootState } from "@/lib/rules/baloot";
import { appsOffered, guideSeen } from "../menu/settings";

/** Whether the guide of a first hand is not put away yet, which the end of that hand does, and its way to the rules of the apps where one may still choose them. */
export function useGuide(
  chooseNext: BoardProps<BalootState, BalootAction, BalootOptions>["chooseNext"],
  { ruleSet }: BalootOptions,
  hands: number,
): { readonly isWanted: boolean; readonly onApps: (() => void) | null } {
  const isWanted = !useStored(guideSeen);
  const before = useRef(hands);
  useOnChange([hands], () => {
    if (hands === before.current + 1) guideSeen.write(true);
    before.current = hands;
  });
  const isOffered = useStored(appsOffered);
  const isElsewhere = ruleSet !== "app" && !isOffered;
  return { isWanted, onApps: chooseNext && isElsewhere ? () => chooseNext("ruleSet") : null };
}
