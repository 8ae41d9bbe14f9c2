"use client";

import { useIsInBrowser } from "./use-is-in-browser";
import { useOnChange } from "./use-on-change";

/** Does what was tapped before the page was awake (app/first-script.ts), the last of it, now that it is. */
export function useEarlyTaps(deeds: Readonly<Record<string, () => void>>): void {
  const isHere = useIsInBrowser();
  useOnChange([isHere], () => {
    if (!isHere) return;
    const { dataset } = document.documentElement;
    const { early } = dataset;
    dataset.awake = "";
    delete dataset.early;
    for (const button of document.querySelectorAll("[data-early]")) button.removeAttribute("data-pressed");
    if (early !== undefined) deeds[early]?.();
  });
}
