import { useCallback } from "react";
import { useTranslations } from "use-intl";
import { useToast } from "@/components/ui/toast";
import { isolated } from "@/components/words/isolated-name";
import { ownIdentity } from "@/lib/browser/own-identity";
import { block } from "@/lib/browser/ranked-social";
import type { RankedPerson } from "@/lib/ranked/wire";
import { useAsk } from "./use-ask";

/** Blocks somebody, or does so no more; whether that came to pass. */
export function useBlock(): (person: Pick<RankedPerson, "player" | "name">, isBlocked: boolean) => Promise<boolean> {
  const t = useTranslations("social.blocked");
  const toast = useToast();
  const ask = useAsk();
  return useCallback(
    async ({ player, name }, isBlocked) => {
      if (!(await ask(() => block(ownIdentity(), player, isBlocked)))) return false;
      toast({ text: t(isBlocked ? "done" : "undone", { name: isolated(name) }), tone: "good" });
      return true;
    },
    [t, toast, ask],
  );
}
