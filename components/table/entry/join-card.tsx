"use client";

import { useTranslations } from "use-intl";
import { ProfileForm } from "@/components/account/profile-form";
import { Button } from "@/components/ui/button";
import { usePageTitle } from "@/components/ui/hooks/use-page-title";
import { OfflineIcon } from "@/components/ui/icons";
import { useOnline } from "@/lib/browser/device/use-online";
import type { GameId } from "@/lib/rules/registry";

/** Asks whoever comes to a table who they are: by a friend's link as a guest, else before the table opens. */
export function JoinCard({
  id,
  code,
  isGuest,
  onJoin,
}: {
  id: GameId;
  code: string;
  isGuest: boolean;
  onJoin: () => void;
}) {
  const t = useTranslations();
  const isOnline = useOnline();
  usePageTitle(`${t(`games.${id}.name`)} ${code} · ${t("common.majlis")}`);
  return (
    <section className="lacquer animate-arrive rounded-sheet p-6 shadow-modal" aria-labelledby="join-title">
      <div className="mb-5 flex items-start justify-between gap-4">
        <div>
          <h1 id="join-title" className="font-bold font-display [word-spacing:0.14em] text-3xl text-strong">
            {t(isGuest ? "table.join.title" : "table.join.openTitle")}
          </h1>
          <p className="mt-1 text-sand">
            {isGuest ? t("table.join.text", { game: t(`games.${id}.name`) }) : t("table.join.openText")}
          </p>
        </div>
        {isGuest && (
          <p className="shrink-0 rounded-control border border-hairline bg-well px-3 py-1.5 text-center">
            <span className="block text-sand text-xs">{t("home.tableCode")}</span>
            <bdi dir="ltr" className="font-index text-lg text-strong">
              {code}
            </bdi>
          </p>
        )}
      </div>
      <div role="status">
        {!isOnline && (
          <p className="-mt-1 mb-5 flex items-start gap-2.5 rounded-control border border-hairline bg-well px-3 py-2.5 text-base">
            <OfflineIcon size={20} className="mt-0.5 shrink-0 text-hurry" />
            <span>
              <strong className="text-strong">{t("table.reach.offline")}</strong> {t("table.unreached.offline")}
            </span>
          </p>
        )}
      </div>
      <ProfileForm onDone={onJoin}>
        <Button type="submit" look="brass" size="large" wide>
          {t(isGuest ? "table.join.action" : "table.join.openAction")}
        </Button>
      </ProfileForm>
      <div className="mt-3 flex items-start justify-between gap-4">
        {isGuest && (
          <details className="text-sand">
            <summary className="min-h-11 cursor-pointer rounded-chip py-2.5 font-semibold text-base">
              {t("table.join.lost")}
            </summary>
            <p className="text-base">{t("table.join.lostText")}</p>
          </details>
        )}
        {/* An installed house has no other way back. */}
        <a
          href="/"
          className="-me-2 ms-auto inline-flex min-h-11 shrink-0 items-center rounded-control px-2 font-bold text-base text-brass-2 hover:bg-brass-3/12"
        >
          {t("common.home")}
        </a>
      </div>
    </section>
  );
}
