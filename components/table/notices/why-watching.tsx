"use client";

import { createContext, type ReactNode, useContext } from "react";
import { useTranslations } from "use-intl";
import { usePlayNow } from "@/components/home/use-play-now";
import { Button } from "@/components/ui/button";
import { CardsIcon, EyeIcon } from "@/components/ui/icons";
import type { GameId } from "@/lib/rules/registry";
import type { TableView } from "@/lib/table/wire/protocol";
import { type Notice, notices } from "@/lib/table/wire/refusals";

/** Why somebody looks on who wanted to play, and at which game. */
export const WhyWatchingContext = createContext<{ readonly id: GameId; readonly why: Notice | null } | null>(null);

/** The table's reason for giving no seat, as long as it holds. */
export function reasonAt(table: Pick<TableView, "status" | "locked" | "removed" | "seats">, code: string | null) {
  const why = notices.find((notice) => notice === code) ?? null;
  const isWaiting = table.status === "waiting";
  switch (why) {
    case "removed":
      return table.removed > 0 ? why : null;
    case "locked":
      return table.locked ? why : null;
    case "full":
      return isWaiting && !table.seats.includes(null) ? why : null;
    case "started":
      return isWaiting ? null : why;
    case "over":
      return table.status === "finished" ? why : table.status === "playing" ? "started" : null;
    case "otherRules":
    case null:
      return null;
  }
}

/** Whether a notice is worth saying where `why` stands to be read all the time: whoever sat there a moment ago looks elsewhere. */
export const isToBeSaid = (notice: Notice, why: Notice | null): boolean => notice !== why || notice === "removed";

/** Says why one looks on who wanted to play, and how to go on from there; `children` to everybody else. */
export function WhyWatching({ children }: { children: ReactNode }) {
  const t = useTranslations("table");
  const coming = useTranslations("common")("coming");
  const around = useContext(WhyWatchingContext);
  if (!around) throw new Error("no table is around");
  const { id, why } = around;
  const { playNow, isAsking } = usePlayNow(id);
  if (!why) return children;
  return (
    <div className="grid gap-3 text-center">
      <p role="status" className="text-balance font-extrabold text-lg text-strong">
        <EyeIcon size={20} className="me-2 inline text-brass-2" />
        {t(`notices.${why}`)}
      </p>
      <Button look="brass" icon={CardsIcon} className="mx-auto" onClick={playNow} why={isAsking && coming}>
        {t("elsewhere")}
      </Button>
    </div>
  );
}
