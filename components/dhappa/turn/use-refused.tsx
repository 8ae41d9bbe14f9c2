import { PlaceReason, usePlaceReason } from "@/components/melds/turn/place-reason";
import { useRuleAction } from "@/components/rulebook/rule-link";
import { useToast } from "@/components/ui/toast";
import type { Refusal } from "@/lib/rules/game";
import { useDhappaRefusalWords } from "../refusal-words";
import { useCardWords } from "../use-card-words";

const named: Readonly<Record<string, string>> = { discard: "[data-discards]", rug: "[data-rug]" };
const placeOf = (at: string | null) =>
  document.querySelector(at === null ? "[data-main]" : (named[at] ?? `[data-meld="${CSS.escape(at)}"]`));

/** Says why a move cannot be made, at the place it is about. */
export function useRefused() {
  const { t } = useCardWords();
  const toast = useToast();
  const ruleAction = useRuleAction();
  const words = useDhappaRefusalWords();
  const { reason, say } = usePlaceReason();
  const refuse = ({ code, rule }: Refusal, at: string | null) => {
    const text = words(code) ?? t("refusedPlain");
    if (!say({ text, ...(rule && { rule }) }, placeOf(at))) toast({ text, tone: "bad", action: ruleAction(rule) });
  };
  return { refuse, words, said: <PlaceReason reason={reason} /> };
}
