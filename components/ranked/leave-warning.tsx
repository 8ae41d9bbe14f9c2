"use client";

import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { AvatarPicture, isAvatar } from "@/components/decor/avatars";
import { Button } from "@/components/ui/button";
import { HourglassIcon, OfflineIcon } from "@/components/ui/icons";
import { Sheet } from "@/components/ui/sheet";
import { leagueAt } from "./leagues/league-at";
import { LeagueMark } from "./leagues/league-mark";
import { useSpans } from "./use-spans";

/** What leaving a ranked match would do. */
interface Leaving {
  /** Ours and theirs, where the game tells them. */
  readonly scores: readonly [number, number] | null;
  readonly points: number;
  readonly partner: { readonly name: string; readonly avatar: string };
  /** Which escape within a day it would be, and for how long it closes ranked; null where one is ahead. */
  readonly asEscape: { readonly count: number; readonly closesMs: number | null } | null;
}

/** Told before leaving: what it costs, whom it does not, and that a cut line is no leaving. */
export function LeaveWarning({
  leaving,
  open,
  onStay,
  onLeave,
}: {
  leaving: Leaving;
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}) {
  const t = useTranslations("ranked.leaving");
  const span = useSpans();
  const { scores, partner, asEscape, points } = leaving;
  const [us, them] = scores ?? [0, 0];
  const stand = us === them ? "level" : us < them ? "behind" : "ahead";
  return (
    <Sheet
      open={open}
      onOpenChange={(isOpen) => !isOpen && onStay()}
      title={t("title")}
      description={scores ? t(stand, { us, them }) : undefined}
    >
      <ul className="divide-y divide-hairline/40 border-hairline/40 border-y">
        <Point
          picture={<LeagueMark league={leagueAt(points, null)} size={48} />}
          title={t("double")}
          note={t("whatever")}
        />
        <Point
          picture={<AvatarPicture id={isAvatar(partner.avatar) ? partner.avatar : "palm"} size="3rem" ring="brass" />}
          title={t("partner", { name: partner.name })}
          note={t("partnerNote")}
        />
        {asEscape && (
          <Point
            picture={
              <span className="grid size-12 place-items-center rounded-control bg-madder-5 text-madder-1">
                <HourglassIcon />
              </span>
            }
            title={t("escape", { count: asEscape.count })}
            note={asEscape.closesMs === null ? t("escapeNote") : t("closes", { span: span(asEscape.closesMs) })}
          />
        )}
      </ul>
      <p className="flex items-start gap-3 py-3 text-base text-sand">
        <OfflineIcon size={20} className="mt-0.5" />
        {t("cut")}
      </p>
      <div className="grid gap-3">
        <Button look="brass" size="large" wide data-autofocus onClick={onStay}>
          {t("stay")}
        </Button>
        <Button look="outline" wide className="text-madder-1!" onClick={onLeave}>
          {t("leave")}
        </Button>
      </div>
    </Sheet>
  );
}

function Point({ picture, title, note }: { picture: ReactNode; title: string; note: string }) {
  return (
    <li className="flex items-center gap-4 py-3">
      <span className="shrink-0">{picture}</span>
      <span className="min-w-0">
        <span className="block font-bold text-lg text-strong">{title}</span>
        <span className="block text-base">{note}</span>
      </span>
    </li>
  );
}
