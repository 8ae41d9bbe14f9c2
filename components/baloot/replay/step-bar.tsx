"use client";

import { useEffect, useEffectEvent } from "react";
import { useTranslations } from "use-intl";
import { IconButton } from "@/components/ui/icon-button";
import { BackIcon, FirstIcon, ForwardIcon, LastIcon } from "@/components/ui/icons";

/** Forwards and backwards through the moves of a hand: by buttons, a slider, the arrow keys, or J and K. */
export function StepBar({ at, count, onStep }: { at: number; count: number; onStep: (at: number) => void }) {
  const t = useTranslations("keeping.match");
  const to = (next: number) => onStep(Math.min(count - 1, Math.max(0, next)));
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    // Whoever writes a note, or moves the slider, means that.
    if (target instanceof HTMLElement && target.closest("input, textarea, [contenteditable]")) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowLeft: -1, ArrowRight: 1, j: -1, k: 1 }[key];
    if (step === undefined) return;
    event.preventDefault();
    to(at + step);
  });
  useEffect(() => {
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, []);
  return (
    // A course of time that the arrow keys lead along: from the left in either language, as tricks are written.
    <div className="unmirrored flex flex-wrap items-center gap-2 border-hairline/40 border-y py-2">
      <IconButton icon={FirstIcon} look="outline" aria-label={t("first")} onClick={() => to(0)} />
      <IconButton icon={BackIcon} look="outline" aria-label={t("before")} onClick={() => to(at - 1)} />
      <span dir="auto" className="min-w-28 text-center text-base tabular-nums">
        {t("move", { move: at + 1, moves: count })}
      </span>
      <IconButton icon={ForwardIcon} look="outline" aria-label={t("after")} onClick={() => to(at + 1)} />
      <IconButton icon={LastIcon} look="outline" aria-label={t("last")} onClick={() => to(count - 1)} />
      <input
        type="range"
        min={1}
        max={count}
        value={at + 1}
        aria-label={t("slider")}
        onChange={(event) => to(Number(event.target.value) - 1)}
        className="h-11 min-w-32 flex-1 accent-brass-3"
      />
      <span dir="auto" className="text-md text-sand max-lg:hidden">
        {t("keys")}
      </span>
    </div>
  );
}
