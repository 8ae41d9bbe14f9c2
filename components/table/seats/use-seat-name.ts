import { useCallback } from "react";
import { useMessages, useTranslations } from "use-intl";
import type { SeatView } from "@/lib/table/wire/protocol";

type Named = Pick<SeatView, "id" | "name"> & { readonly twin?: number | undefined };

/**
 * What somebody at the table is called here: players as they call themselves, bots in the language spoken. Of several who go
 * by a name that looks the same, those after the first with their number, which stands where no lack of room cuts it off.
 */
export function useSeatName(): (seat: Named) => string {
  const t = useTranslations("table");
  const { bots } = useMessages().table;
  return useCallback(
    ({ id, name, twin }) => {
      const isBot = (id: string): id is keyof typeof bots => Object.hasOwn(bots, id);
      if (isBot(id)) return t(`bots.${id}`);
      return twin === undefined ? name : t("twin", { number: String(twin), name });
    },
    [t, bots],
  );
}
