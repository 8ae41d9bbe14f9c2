"use client";

import { useTranslations } from "use-intl";
import { ForwardIcon } from "@/components/ui/icons";
import { tablePath } from "@/lib/client/rooms";
import { useUnderway } from "@/lib/client/visits";
import { gameIds } from "./games";

/** The way back to a game one has a seat in, at the foot of the screen so that nothing moves when it comes. */
export default function WaitingTable() {
  const t = useTranslations();
  const underway = useUnderway();
  const game = gameIds.find((id) => id === underway?.game);
  if (!underway || !game) return null;
  const { code, isAlone } = underway;
  return (
    <aside
      aria-label={t("home.waiting")}
      className="pointer-events-none fixed inset-x-0 bottom-0 z-(--z-dashboard) flex animate-rise justify-center px-4 pb-[calc(var(--safe-bottom)+0.75rem)] lg:justify-end lg:px-14 lg:pb-8"
    >
      <a
        href={tablePath(game, code)}
        className="lacquer pointer-events-auto flex w-full max-w-[31rem] lg:w-96 items-center gap-3 rounded-panel border-brass-4 py-2 ps-4 pe-2 shadow-modal"
      >
        <span className="min-w-0 flex-1 leading-tight">
          <span className="block truncate font-bold text-base text-strong">{t("home.waiting")}</span>
          <span className="block truncate text-md text-sand">
            {t(`common.games.${game}.name`)} · {isAlone ? t("home.againstBots") : <bdi dir="ltr">{code}</bdi>}
          </span>
        </span>
        <span className="face face-quiet flex min-h-11 items-center gap-2 rounded-control ps-4 pe-3 font-bold text-base">
          {t("home.goOn")}
          <ForwardIcon size={18} />
        </span>
      </a>
    </aside>
  );
}
