import { useCallback } from "react";
import { useTranslations } from "use-intl";
import { useToast } from "@/components/ui/toast";
import type { Answered } from "../use-answer";

/** Asks something of the house and says so where it does not come to pass; the answer, or null. */
export function useAsk(): <Answer>(ask: () => Promise<NonNullable<Answered<Answer>>>) => Promise<Answer | null> {
  const t = useTranslations("social.failures");
  const toast = useToast();
  return useCallback(
    async (ask) => {
      const outcome = await ask().catch(() => ({ failure: "unreachable" as const }));
      if ("answer" in outcome) return outcome.answer;
      toast({ text: t(outcome.failure), tone: "bad" });
      return null;
    },
    [t, toast],
  );
}
