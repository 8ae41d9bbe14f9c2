"use client";

import { useEffect, useRef, useState } from "react";
import { TooltipBubble } from "./loading/lazy-overlays";
import { LoadingBoundary } from "./loading/loading-boundary";

const hoverDelay = 450;
const tapRest = 2600;

/** The side of its element a tip opens on. */
export type TooltipSide = "top" | "bottom" | "left" | "right";

/** What a tip takes. */
export interface TooltipProps {
  text: string;
  side?: TooltipSide;
  /** Opens on a tap too, for actions that are off. */
  onTap?: boolean;
}

/** A tip for the element it is a child of, which must be positioned. Its machinery arrives with the first tip shown. */
export function Tooltip({ text, side = "top", onTap = false }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const host = anchor.current?.parentElement;
    if (!host) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const after = (ms: number, shown: boolean) => {
      clearTimeout(timer);
      timer = setTimeout(() => setOpen(shown), ms);
    };
    const hide = () => {
      clearTimeout(timer);
      setOpen(false);
    };
    const enter = (event: PointerEvent) => event.pointerType === "mouse" && after(hoverDelay, true);
    const focus = () => host.matches(":focus-visible") && after(0, true);
    const press = () => {
      hide();
      if (!onTap) return;
      setOpen(true);
      after(tapRest, false);
    };
    const key = (event: KeyboardEvent) => event.key === "Escape" && hide();

    const listening = new AbortController();
    const { signal } = listening;
    host.addEventListener("pointerenter", enter, { signal });
    host.addEventListener("pointerleave", hide, { signal });
    host.addEventListener("focus", focus, { signal });
    host.addEventListener("blur", hide, { signal });
    host.addEventListener("click", press, { signal });
    host.addEventListener("keydown", key, { signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [onTap]);

  return (
    <span ref={anchor} className="pointer-events-none absolute inset-0" aria-hidden="true">
      {open && (
        <LoadingBoundary isAdornment>
          <TooltipBubble text={text} side={side} />
        </LoadingBoundary>
      )}
    </span>
  );
}
