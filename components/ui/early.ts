"use client";

import { useIsHere } from "./here";
import { useWhenever } from "./whenever";

/**
 * Run before the first paint: a button that says what it is for in `data-early` may be tapped before the page is awake.
 * The tap is kept for `useEarly`, and the button looks pressed.
 */
export const earlyScript = `addEventListener("click",function(e){var d=document.documentElement.dataset,b=e.target.closest("[data-early]");
if(b&&!("awake" in d)){d.early=b.dataset.early;b.dataset.pressed=""}},true)`;

/** Does what was tapped before the page was awake, the last of it, now that it is. */
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
