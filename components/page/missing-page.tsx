"use client";

import { useTranslations } from "use-intl";
import { EntryBar } from "@/components/table/entry/entry-bar";
import { EmptyCarpet } from "@/components/table/entry/table-loading";
import { buttonClasses } from "@/components/ui/button-classes";

/** Says that there is no such page. */
export default function MissingPage() {
  const t = useTranslations("home.missing");
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
