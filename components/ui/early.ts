"use client";

import { useIsHere } from "./here";
import { useWhenever } from "./whenever";

/** Does what was tapped before the page was awake (app/first-script.ts), the last of it, now that it is. */
export function useEarly(deeds: Readonly<Record<string, () => void>>): void {
  const isHere = useIsHere();
  useWhenever([isHere], () => {
    if (!isHere) return;
    const { dataset } = document.documentElement;
    const { early } = dataset;
    dataset.awake = "";
    delete dataset.early;
    for (const button of document.querySelectorAll("[data-early]")) button.removeAttribute("data-pressed");
    if (early !== undefined) deeds[early]?.();
  });
}
