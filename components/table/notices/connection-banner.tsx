"use client";

import { memo } from "react";
import { useTranslations } from "use-intl";
import { classes } from "@/components/ui/classes";
import { OfflineIcon, WarningIcon } from "@/components/ui/icons";
import type { LineReach } from "@/lib/client/rooms/room-line";

/** A calm word while the table cannot be heard, or only slowly. What is on screen stays there. */
export const ConnectionBanner = memo(function ConnectionBanner({
  reach,
  isSlow,
  isBelowTitle,
}: {
  reach: LineReach;
  isSlow: boolean;
  /** The screen has its title in the middle of its head, which is to be read all the same. */
  isBelowTitle: boolean;
}) {
  const t = useTranslations("table.reach");
  // On a phone on its side it covers the whole of the words in the header.
  return (
    <div
      role="status"
      className={classes(
        "reach pointer-events-none fixed inset-x-0 top-[calc(var(--safe-top)+4.25rem)] z-(--z-toast) flex justify-center px-16",
        isBelowTitle ? "sm:top-[calc(var(--safe-top)+5.75rem)]" : "sm:top-[calc(var(--safe-top)+0.5rem)]",
      )}
    >
      {reach !== "open" && (
        // A line lost for a moment is not worth a word.
        <p className="lacquer flex min-h-11 animate-appear items-center lying:w-[50vw] lying:justify-center gap-2.5 rounded-full px-4 font-bold text-md shadow-panel [animation-delay:700ms] [animation-fill-mode:backwards]">
          <OfflineIcon size={18} className="text-hurry" />
          {t(reach)}
        </p>
      )}
      {reach === "open" && isSlow && (
        <p className="lacquer flex min-h-8 animate-appear items-center lying:w-[50vw] lying:justify-center gap-2 rounded-full px-3 font-semibold text-sm shadow-panel">
          <WarningIcon size={16} className="text-hurry" />
          {t("slow")}
        </p>
      )}
    </div>
  );
});
