"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { useWhenever } from "@/components/ui/whenever";
import { listenForInstall } from "@/lib/browser/install";
import { codeOfPath } from "@/lib/browser/pages";

/** What does not come now comes with another page. */
const installed = async (act: (shell: typeof import("@/lib/browser/installed")) => void) => {
  try {
    act(await import("@/lib/browser/installed"));
  } catch {}
};

/** Hears whether the house can be installed; keeps what is needed to open the house offline, once the page has what it needs itself; renews it between pages. */
export function KeptShell() {
  const path = usePathname();
  useEffect(listenForInstall, []);
  useEffect(() => {
    if (process.env.NODE_ENV !== "production") return;
    const keep = () => void installed(({ keepShell }) => keepShell());
    if (document.readyState === "complete") keep();
    else window.addEventListener("load", keep, { once: true });
    return () => window.removeEventListener("load", keep);
  }, []);
  useWhenever([path], () => {
    if (process.env.NODE_ENV === "production")
      void installed(({ renewShell }) => renewShell(codeOfPath(path) !== null));
  });
  return null;
}
