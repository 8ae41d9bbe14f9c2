"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { useOnChange } from "@/components/ui/hooks/use-on-change";
import { listenForInstall } from "@/lib/browser/device/install-offer";
import { keepOffline, renewOffline } from "@/lib/browser/device/keep-offline";
import { codeOfPath } from "@/lib/browser/tables/table-path";

/** What does not come now comes with another page. */
const tried = (act: Promise<void>) => void act.catch(() => {});

/** Hears whether the house can be installed; keeps what is needed to open the house offline, once the page has what it needs itself; renews it between pages. */
export function InstallAndOffline() {
  const path = usePathname();
  useEffect(listenForInstall, []);
  useEffect(() => {
    if (process.env.NODE_ENV !== "production") return;
    const keep = () => tried(keepOffline());
    if (document.readyState === "complete") keep();
    else window.addEventListener("load", keep, { once: true });
    return () => window.removeEventListener("load", keep);
  }, []);
  useOnChange([path], () => {
    if (process.env.NODE_ENV === "production") tried(renewOffline(codeOfPath(path) !== null));
  });
  return null;
}
