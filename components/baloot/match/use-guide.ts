import type { BoardProps } from "@/components/table/board-props";
import { useStored } from "@/lib/browser/storage/stored";
import type { BalootAction, BalootOptions, BalootState } from "@/lib/rules/baloot";
import { appsOffered, guideSeen } from "../menu/settings";

/** Whether the guide of a first hand is not put away yet, and its way to the rules of the apps where one may still choose them. */
export function useGuide(
  chooseNext: BoardProps<BalootState, BalootAction, BalootOptions>["chooseNext"],
  { ruleSet }: BalootOptions,
): { readonly isWanted: boolean; readonly onApps: (() => void) | null } {
  const isWanted = !useStored(guideSeen);
  const isOffered = useStored(appsOffered);
  const isElsewhere = ruleSet !== "app" && !isOffered;
  return { isWanted, onApps: chooseNext && isElsewhere ? () => chooseNext("ruleSet") : null };
}
