"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { useOnChange } from "@/components/ui/hooks/use-on-change";
import { listenForInstall } from "@/lib/browser/device/install-offer";
import { codeOfPath } from "@/lib/browser/tables/table-path";

/** What does not come now comes with another page. */
const installed = async (act: (shell: typeof import("@/lib/browser/device/keep-offline")) => void) => {
  try {
    act(await import("@/lib/browser/device/keep-offline"));
  } catch {}
};

/** Hears whether the house can be installed; keeps what is needed to open the house offline, once the page has what it needs itself; renews it between pages. */
export function InstallAndOffline() {
  const path = usePathname();
  useEffect(listenForInstall, []);
  useEffect(() => {
    if (process.env.NODE_ENV !== "production") return;
    const keep = () => void installed(({ keepOffline }) => keepOffline());
    if (document.readyState === "complete") keep();
    else window.addEventListener("load", keep, { once: true });
    return () => window.removeEventListener("load", keep);
  }, []);
  useOnChange([path], () => {
    if (process.env.NODE_ENV === "production")
      void installed(({ renewOffline }) => renewOffline(codeOfPath(path) !== null));
  });
  return null;
}
