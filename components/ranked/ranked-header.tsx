"use client";

import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { buttonClasses } from "@/components/ui/button-classes";
import { BackIcon } from "@/components/ui/icons";

/** Where one is in ranked, the way back before it, and what one can do here at its end. */
export function RankedHeader({ title, note, children }: { title: string; note?: string; children?: ReactNode }) {
  const t = useTranslations("common");
  return (
    <header className="z-(--z-hud) mx-auto flex w-full max-w-[31rem] items-center gap-3 px-4 pt-[calc(var(--safe-top)+1rem)] pb-3 lg:max-w-[34rem]">
      <a href="/" aria-label={t("home")} className={buttonClasses({ look: "outline", size: "icon" })}>
        <BackIcon size={22} />
      </a>
      <div className="min-w-0 flex-1">
        <h1 className="font-extrabold text-strong text-xl leading-6">{title}</h1>
        {note && <p className="text-md text-sand">{note}</p>}
      </div>
      {children}
    </header>
  );
}
