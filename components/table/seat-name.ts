import { useCallback } from "react";
import { useMessages, useTranslations } from "use-intl";
import type { SeatView } from "@/lib/table/protocol";

/** What somebody at the table is called here: players as they call themselves, bots in the language spoken. */
export function useSeatName(): (seat: Pick<SeatView, "id" | "name">) => string {
  const t = useTranslations("table.bots");
  const bots = useMessages().table.bots;
  return useCallback(
    ({ id, name }) => {
      const isBot = (id: string): id is keyof typeof bots => Object.hasOwn(bots, id);
      return isBot(id) ? t(id) : name;
    },
    [t, bots],
  );
}
