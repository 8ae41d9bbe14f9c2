import { PlaceReason, usePlaceReason } from "@/components/melds/turn/place-reason";
import { useRuleAction } from "@/components/rulebook/rule-link";
import { useToast } from "@/components/ui/toast";
import type { Refusal } from "@/lib/rules/game";
import { useRummyRefusalWords } from "../refusal-words";
import { useCardWords } from "../use-card-words";

/** Says why a move cannot be made, at the place it is about. */
export function useRefused() {
  const { t } = useCardWords();
  const toast = useToast();
  const ruleAction = useRuleAction();
  const words = useRummyRefusalWords();
  const { reason, say } = usePlaceReason();
  const refuse = ({ code, rule }: Refusal, at: string | null) => {
    const text = words(code) ?? t("refusedPlain");
    const place = document.querySelector(at === null ? "[data-main]" : `[data-drop="${at}"]`);
    if (!say({ text, ...(rule && { rule }) }, place)) toast({ text, tone: "bad", action: ruleAction(rule) });
  };
  return { refuse, words, said: <PlaceReason reason={reason} /> };
}
