"use client";

import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-classes";
import { OfflineIcon, RobotIcon } from "@/components/ui/icons";
import { newCode } from "@/lib/browser/random";
import { useResumableTables } from "@/lib/browser/tables/resumable-tables";
import { goToTable } from "@/lib/browser/tables/table-path";
import { rememberVisit } from "@/lib/browser/tables/visited-tables";
import type { LineReach } from "@/lib/client/rooms/room-line";
import type { GameId } from "@/lib/rules/registry";

/** Whether a table that has not come yet is worth more than waiting for it. */
export const isUnreachable = (reach: LineReach): reach is Exclude<LineReach, "connecting" | "open"> =>
  reach !== "connecting" && reach !== "open";

/** Says why a table does not come while it is still looked for, and the ways on from here: an installed house has no other. */
export function TableUnreachable({
  id,
  reach,
  playsAlone,
}: {
  id: GameId;
  reach: Exclude<LineReach, "connecting" | "open">;
  /** Against bots the game needs no network. */
  playsAlone: boolean;
}) {
  const t = useTranslations();
  const match = useResumableTables().find(({ isAlone, game }) => isAlone && game === id);
  const againstBots = () => {
    const code = match?.code ?? newCode();
    rememberVisit(code, match ? "alone" : "bots");
    void goToTable(id, code);
  };
  return (
    <section className="lacquer grid animate-arrive gap-5 rounded-sheet p-6 shadow-modal">
      <div role="status">
        <h1 className="flex items-center gap-2.5 font-bold font-display [word-spacing:0.14em] text-2xl text-strong">
          <OfflineIcon size={24} className="shrink-0 text-hurry" />
          {t(`table.reach.${reach === "lost" ? "unreachable" : reach}`)}
        </h1>
        <p className="mt-2 text-sand">{t(`table.unreached.${reach === "offline" ? "offline" : "silent"}`)}</p>
      </div>
      <div className="grid gap-3 lying:grid-flow-col lying:auto-cols-fr">
        {playsAlone && (
          <Button look="brass" wide icon={RobotIcon} onClick={againstBots}>
            {t("home.againstBots")}
          </Button>
        )}
        <a href="/" className={buttonClasses({ look: playsAlone ? "outline" : "brass", wide: true })}>
          {t("common.home")}
        </a>
      </div>
    </section>
  );
}
