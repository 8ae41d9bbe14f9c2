"use client";

import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-classes";
import { OfflineIcon, RobotIcon } from "@/components/ui/icons";
import { goToTable } from "@/lib/browser/pages";
import { newCode } from "@/lib/browser/random";
import { useUnderway } from "@/lib/browser/underway";
import { remember } from "@/lib/browser/visits";
import type { Reach } from "@/lib/client/line";
import type { GameId } from "@/lib/rules";

/** Whether a table that has not come yet is worth more than waiting for it. */
export const isUnreached = (reach: Reach): reach is Exclude<Reach, "connecting" | "open"> =>
  reach !== "connecting" && reach !== "open";

/** Says why a table does not come while it is still looked for, and the ways on from here: an installed house has no other. */
export function Unreached({
  id,
  reach,
  playsAlone,
}: {
  id: GameId;
  reach: Exclude<Reach, "connecting" | "open">;
  /** Against bots the game needs no network. */
  playsAlone: boolean;
}) {
  const t = useTranslations();
  const match = useUnderway().find(({ isAlone, game }) => isAlone && game === id);
  const againstBots = () => {
    const code = match?.code ?? newCode();
    remember(code, match ? "alone" : "bots");
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
