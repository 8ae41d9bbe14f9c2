"use client";

import { type ReactNode, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useEver } from "@/components/ui/hooks/use-ever";
import { lazyPart } from "@/components/ui/loading/lazy-part";
import { LoadingBoundary } from "@/components/ui/loading/loading-boundary";
import { isolated } from "@/components/words/isolated-name";
import type { SeatView } from "@/lib/table/wire/protocol";

/** Who sits there, and what one may do about them. */
export const SeatSheet = lazyPart(() => import("./seat-sheet"));

/** Makes the seat it stands in one that can be pressed: it lies over the whole of it, and has no look of its own. */
export function SeatButton({
  seat,
  name,
  picture,
}: {
  seat: SeatView;
  name: string;
  /** Whoever sits there, as their game shows them. */
  picture: ReactNode;
}) {
  const t = useTranslations("presence.about");
  const [isOpen, setOpen] = useState(false);
  const isSeen = useEver(isOpen);
  const own = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={own}
        type="button"
        data-about={seat.id}
        aria-label={t("label", { name: isolated(name) })}
        aria-haspopup="dialog"
        className="absolute inset-0 m-auto min-h-11 min-w-11 rounded-panel outline-offset-2"
        onClick={() => setOpen(true)}
      />
      {isSeen && (
        <LoadingBoundary>
          <SeatSheet seat={seat} name={name} picture={picture} open={isOpen} onOpenChange={setOpen} opener={own} />
        </LoadingBoundary>
      )}
    </>
  );
}
