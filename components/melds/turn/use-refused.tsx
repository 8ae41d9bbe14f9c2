import { useRuleAction } from "@/components/rulebook/rule-link";
import { useToast } from "@/components/ui/toast";
import type { Refusal } from "@/lib/rules/game";
import { useMeldWords } from "../use-meld-words";
import { PlaceReason, usePlaceReason } from "./place-reason";

/** Says why a move cannot be made, at the place it is about, in the game's own words. */
export function useRefused(words: (code: string) => string | null, placeOf: (at: string) => Element | null) {
  const { t } = useMeldWords();
  const toast = useToast();
  const ruleAction = useRuleAction();
  const { reason, say } = usePlaceReason();
  const refuse = ({ code, rule }: Refusal, at: string | null) => {
    const text = words(code) ?? t("refusedPlain");
    const place = at === null ? document.querySelector("[data-main]") : placeOf(at);
    if (!say({ text, ...(rule && { rule }) }, place)) toast({ text, tone: "bad", action: ruleAction(rule) });
  };
  return { refuse, said: <PlaceReason reason={reason} /> };
}
