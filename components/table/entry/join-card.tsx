"use client";

import { useState } from "react";
import { useTranslations } from "use-intl";
import { ProfileForm } from "@/components/account/profile-form";
import type { AvatarId } from "@/components/decor/avatars";
import type { CarpetTone } from "@/components/decor/carpet-tones";
import { useSeatName } from "@/components/table/seats/use-seat-name";
import { Button } from "@/components/ui/button";
import { usePageTitle } from "@/components/ui/hooks/use-page-title";
import { useMedia } from "@/components/ui/hooks/use-size";
import { EyeIcon, OfflineIcon } from "@/components/ui/icons";
import { isolated } from "@/components/words/isolated-name";
import { useOnline } from "@/lib/browser/device/use-online";
import type { GameId } from "@/lib/rules/registry";
import type { Gathering } from "@/lib/table/wire/gathering";
import { WhoIsThere } from "./who-is-there";

/** A window in which there is room for the carpet and whoever sits on it over what is asked. */
const roomForCarpet = "(min-height: 760px)";

/** Asks whoever comes to a table who they are: by a friend's link as a guest, who sees who is there, else before the table opens. */
export function JoinCard({
  id,
  code,
  tone,
  isGuest,
  there,
  onJoin,
  onWatch,
}: {
  id: GameId;
  code: string;
  tone: CarpetTone;
  isGuest: boolean;
  /** Who is at the table, null while that is not known. */
  there: Gathering | null;
  onJoin: () => void;
  onWatch: () => void;
}) {
  const t = useTranslations();
  const isOnline = useOnline();
  const isInRow = !useMedia(roomForCarpet);
  const [face, setFace] = useState<AvatarId>("palm");
  const sides = useSides(there);
  const host = there?.host == null ? null : sides.nameAt(there.host);
  const isFull = there !== null && there.yours === null;
  const action = isFull ? "watch" : isGuest ? "action" : "openAction";
  usePageTitle(`${t(`games.${id}.name`)} ${code} · ${t("common.majlis")}`);
  return (
    <section className="animate-arrive" aria-labelledby="join-title">
      <div className="mb-3 text-center">
        <h1
          id="join-title"
          className="on-carpet text-balance font-bold font-display [word-spacing:0.14em] text-2xl text-brass-1 sm:text-3xl"
        >
          {host !== null
            ? t("table.join.from", { host: isolated(host) })
            : t(isGuest ? "table.join.title" : "table.join.openTitle")}
        </h1>
        <p className="on-carpet mt-1 text-sand">
          {isGuest ? t("table.join.text", { game: t(`games.${id}.name`) }) : t("table.join.openText")}
          {isFull && ` ${t(there.status === "waiting" ? "table.join.full" : "table.join.underway")}`}
        </p>
      </div>
      {there && <WhoIsThere {...{ there, tone, face, isInRow }} />}
      <div className="lacquer relative rounded-sheet p-5 shadow-modal">
        <div role="status">
          {!isOnline && (
            <p className="mb-5 flex items-start gap-2.5 rounded-control border border-hairline bg-well px-3 py-2.5 text-base">
              <OfflineIcon size={20} className="mt-0.5 shrink-0 text-hurry" />
              <span>
                <strong className="text-strong">{t("table.reach.offline")}</strong> {t("table.unreached.offline")}
              </span>
            </p>
          )}
        </div>
        {isGuest && (
          <p className="absolute end-5 top-4 text-md text-sand">
            {t("table.join.table")}{" "}
            <bdi dir="ltr" className="font-index text-lg text-strong">
              {code}
            </bdi>
          </p>
        )}
        <ProfileForm
          isShort={isGuest}
          taken={there ? there.seats.flatMap(({ holder }) => (holder ? [holder.avatar] : [])) : []}
          onFace={setFace}
          onDone={isFull ? onWatch : onJoin}
        >
          <div>
            <Button type="submit" look="brass" size="large" wide aria-describedby="join-with">
              {t(`table.join.${action}`)}
            </Button>
            <p id="join-with" className="mt-2 text-center font-semibold text-base text-brass-2 empty:hidden">
              {sides.words}
            </p>
          </div>
        </ProfileForm>
      </div>
      <div className="mt-2 flex items-start justify-between gap-x-4">
        {isGuest && !isFull && (
          <button
            type="button"
            onClick={onWatch}
            className="-ms-2 inline-flex min-h-11 shrink-0 items-center gap-2 whitespace-nowrap rounded-control px-2 font-bold text-base text-brass-2 hover:bg-brass-3/12"
          >
            <EyeIcon size={20} />
            {t("table.join.watch")}
          </button>
        )}
        {isGuest && (
          <details className="on-carpet min-w-0 text-sand">
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

/** Who would be with oneself and who against, in words, and what those at the table are called. */
function useSides(there: Gathering | null) {
  const t = useTranslations("table.join");
  const seatName = useSeatName();
  const nameAt = (seat: number) => {
    const holder = there?.seats[seat]?.holder;
    return holder ? seatName(holder) : null;
  };
  const own = there?.yours == null ? null : (there.seats[there.yours]?.team ?? null);
  const named = (isOurs: boolean) =>
    (there?.seats ?? []).flatMap(({ team, holder }, seat) =>
      holder && seat !== there?.yours && own !== null && (team === own) === isOurs ? [isolated(seatName(holder))] : [],
    );
  const list = (names: readonly string[]) => names.join(t("and"));
  const [ours, theirs] = [list(named(true)), list(named(false))];
  const words =
    ours && theirs
      ? t("withAgainst", { ours, theirs })
      : ours
        ? t("with", { ours })
        : theirs
          ? t("against", { theirs })
          : "";
  return { words, nameAt };
}
