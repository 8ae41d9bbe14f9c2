"use client";

import { type ReactNode, type RefObject, use } from "react";
import { flushSync } from "react-dom";
import { useTranslations } from "use-intl";
import { useChat } from "@/components/chat/chat";
import { ReactionRow } from "@/components/chat/reaction-row";
import { RankedTableContext } from "@/components/ranked/ranked-table-context";
import { Button } from "@/components/ui/button";
import { LeaveIcon, SoundOffIcon, SoundOnIcon } from "@/components/ui/icons";
import { lazyPart } from "@/components/ui/loading/lazy-part";
import { LoadingBoundary } from "@/components/ui/loading/loading-boundary";
import { Sheet } from "@/components/ui/sheet";
import { isolated } from "@/components/words/isolated-name";
import { mute } from "@/lib/browser/storage/settings";
import type { Reaction } from "@/lib/table/chat/chat";
import type { SeatView } from "@/lib/table/wire/protocol";
import { useRemovalOf } from "./remove-player";

const SeatSocial = lazyPart(() => import("@/components/ranked/social/seat-social"));

/** What somebody at the table is, in a line. */
function useStanding(): (seat: SeatView) => string {
  const t = useTranslations("presence.about");
  return ({ bot, quit, standIn, presence }) => {
    if (bot) return t(bot);
    if (quit) return t("left");
    if (standIn === "disconnected") return t("standIn");
    return t(standIn ?? presence);
  };
}

/** Who sits somewhere and how they are doing, and what one may do about them. */
export default function SeatSheet({
  seat,
  name,
  picture,
  open,
  onOpenChange,
  opener,
}: {
  seat: SeatView;
  name: string;
  picture: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The seat itself, to which one comes back from whatever was asked here. */
  opener: RefObject<HTMLElement | null>;
}) {
  const t = useTranslations();
  const standing = useStanding();
  const { muted, player, seats, isOn, isSeated, say } = useChat();
  const remove = useRemovalOf(seat);
  const ranked = use(RankedTableContext);
  const isMuted = muted.includes(seat.id);
  const askToLeave = () => {
    // The next question takes the place of this one, and gives the focus back to where it was before both.
    flushSync(() => onOpenChange(false));
    opener.current?.focus();
    remove?.();
  };
  const isHeard = seat.bot === null && !seat.quit && seat.id !== player;
  const mayThrow = isHeard && isOn && isSeated;
  const throwAt = (said: { action: "react"; reaction: Reaction }) => {
    if (say({ ...said, to: seats.findIndex((holder) => holder?.id === seat.id) })) onOpenChange(false);
  };
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={name} closeLabel={t("common.close")}>
      <div className="grid gap-4 pb-1 lying:grid-cols-2 lying:items-center lying:gap-x-6 lying:gap-y-3">
        <div className="flex items-center gap-4">
          <span aria-hidden="true" className="shrink-0">
            {picture}
          </span>
          <p className="min-w-0 text-base text-bone">{standing(seat)}</p>
        </div>
        {mayThrow && (
          <div>
            <p className="mb-1 text-md text-sand">{t("chat.throwAt", { name: isolated(name) })}</p>
            <ReactionRow onSay={throwAt} />
          </div>
        )}
        {isHeard && (
          <div>
            <Button
              look="outline"
              wide
              icon={isMuted ? SoundOnIcon : SoundOffIcon}
              onClick={() => mute(seat.id, !isMuted)}
            >
              {t(isMuted ? "presence.about.unmute" : "chat.mute", { name: isolated(name) })}
            </Button>
            <p className="mt-1.5 text-center text-md text-sand" aria-live="polite">
              {t(isMuted ? "presence.about.isMuted" : "presence.about.muteNote")}
            </p>
          </div>
        )}
        {ranked && isHeard && (
          <LoadingBoundary isAdornment>
            <SeatSocial table={ranked} seat={seat} own={player} />
          </LoadingBoundary>
        )}
        {remove && (
          <Button look="outline" wide icon={LeaveIcon} onClick={askToLeave}>
            {t("removing.one", { name: isolated(name) })}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
