"use client";

import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { Tent } from "@/components/decor/tent";
import { useCoversPage } from "@/components/ui/hooks/use-covers-page";
import { useTitleCall } from "@/components/ui/hooks/use-page-title";
import { playSound } from "@/lib/browser/device/play-sound";
import { feel } from "@/lib/browser/device/vibration";
import { identity } from "@/lib/browser/own-identity";
import { useTimeLeft } from "@/lib/browser/page/use-time-left";
import { callsBySound } from "@/lib/browser/storage/ranked-wait";
import { useStored } from "@/lib/browser/storage/stored";
import { type Offered, ReadyCall } from "./ready-call";

/** While nobody has answered it is heard again so often. */
const CALL_MS = 2_500;

/** The four are called, over whatever one does meanwhile: by sound, in the tab's title and by a badge. */
export default function ReadyOverlay({ offer, onReady }: { offer: Offered; onReady: () => void }) {
  const t = useTranslations("ranked.ready");
  const { avatar } = useStored(identity);
  const isReady = offer.seats[0].isReady;
  const left = Math.ceil((useTimeLeft(offer.deadline, 1000) ?? 0) / 1000);
  useTitleCall(isReady ? null : t("tabTitle", { seconds: left }));
  useCoversPage(true);
  useCall(!isReady);
  // The browser's own: whatever else lies over the page is under it, and the keys stay in it.
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-label={t("title")}
      onCancel={(event) => event.preventDefault()}
      className="isolate m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overflow-x-clip overscroll-contain bg-night text-bone"
    >
      <Tent scene="lobby" />
      <ReadyCall offer={offer} avatar={avatar} onReady={onReady} />
    </dialog>
  );
}

/** Calls by sound, by the hand and by a badge for as long as there is no answer. */
function useCall(isCalling: boolean): void {
  const isHeard = useStored(callsBySound);
  useEffect(() => {
    if (!isCalling) return;
    const call = () => {
      if (isHeard) playSound("reveal");
      feel("turn");
    };
    call();
    const again = setInterval(call, CALL_MS);
    // A browser that has no badges, or no app to put them on, shows none.
    void navigator.setAppBadge?.(1)?.catch(() => {});
    return () => {
      clearInterval(again);
      void navigator.clearAppBadge?.()?.catch(() => {});
    };
  }, [isCalling, isHeard]);
}
