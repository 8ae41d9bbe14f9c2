"use client";

import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { EntryBar } from "@/components/table/entry/entry-bar";
import { EmptyCarpet } from "@/components/table/entry/table-loading";
import { buttonClasses } from "@/components/ui/button-classes";

/** Goes where an address leads that was typed otherwise than it is written, where no server of the house has seen to that. */
async function goWhereMeant(): Promise<void> {
  const { meantBy } = await import("@/lib/table/wire/typed-address");
  for (const meant of meantBy(window.location.pathname)) {
    const found = await fetch(meant, { method: "HEAD" });
    if (found.ok) return window.location.replace(meant);
  }
}

/** What an address shows that leads nowhere. */
export function PageNotFound() {
  const t = useTranslations("home.missing");
  useEffect(() => void goWhereMeant().catch(() => {}), []);
  return (
    <EmptyCarpet tone="madder" bar={<EntryBar />}>
      <section className="lacquer grid gap-5 rounded-sheet p-6 text-center shadow-modal">
        <div>
          <h1 className="font-bold font-display [word-spacing:0.14em] text-3xl text-strong">{t("title")}</h1>
          <p className="mt-2 text-sand">{t("text")}</p>
        </div>
        <a href="/" className={buttonClasses({ look: "brass", wide: true })}>
          {t("home")}
        </a>
      </section>
    </EmptyCarpet>
  );
}
