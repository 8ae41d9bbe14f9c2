import { useCallback } from "react";
import { useTranslations } from "use-intl";
import { useToast } from "@/components/ui/toast";
import type { TableLink } from "@/lib/client/table-link";
import type { Say } from "../board-props";

/** Says something to the table; where it cannot be sent its player is told. */
export function useSay(link: Pick<TableLink<unknown, unknown, unknown>, "say"> | null, isHere: boolean): Say {
  const t = useTranslations("table.refusals");
  const toast = useToast();
  return useCallback(
    (message) => {
      // On this device the next match goes by way of a lobby that nobody sees, and begins as it is chosen now.
      const said = isHere && message.action === "rematch" ? ({ action: "lobby" } as const) : message;
      const isSent = link?.say(said) ?? false;
      if (!isSent) toast({ text: t("notSent"), tone: "bad" });
      return isSent;
    },
    [link, isHere, toast, t],
  );
}
