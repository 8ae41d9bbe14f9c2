"use client";

import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { ProfileChip } from "@/components/account/profile";
import { SaduBand } from "@/components/decor/sadu-band";
import { Tent } from "@/components/decor/tent";
import { Wordmark } from "@/components/decor/wordmark";
import { LanguageSwitch, SoundSwitch } from "@/components/home/language-and-sound";
import { buttonClasses } from "@/components/ui/button-classes";
import { classes } from "@/components/ui/classes";
import { BackIcon, TrophyIcon } from "@/components/ui/icons";

/** A page one reads: the house above it on a desktop, on a phone the way back and where one is. */
export function RankedPage({
  title,
  note,
  here,
  actions,
  children,
}: {
  title: string;
  note?: ReactNode;
  /** Which of the places in the bar this is. */
  here: "ladder" | "leagues" | null;
  /** What can be done here, at the end of the phone's bar. */
  actions?: ReactNode;
  children: ReactNode;
}) {
  const t = useTranslations("ranked");
  const common = useTranslations("common");
  return (
    <div className="relative isolate flex min-h-dvh flex-col overflow-x-clip">
      <Tent scene="figures" />
      <header className="z-(--z-hud) mx-auto flex w-full max-w-[90rem] items-center gap-3 px-4 pt-[calc(var(--safe-top)+1rem)] lg:px-14 lg:pt-6">
        <a href="/" aria-label={common("home")} className="hidden rounded-chip lg:block">
          <Wordmark className="text-3xl" />
        </a>
        <a
          href="/"
          aria-label={common("home")}
          className={classes(buttonClasses({ look: "outline", size: "icon" }), "lg:hidden")}
        >
          <BackIcon size={22} />
        </a>
        <div className="min-w-0 flex-1 lg:hidden">
          <p aria-hidden="true" className="truncate font-extrabold text-strong text-xl leading-6">
            {title}
          </p>
          {note && <div className="truncate text-md text-sand">{note}</div>}
        </div>
        <nav aria-label={t("title")} className="ms-4 hidden gap-2 lg:flex">
          {(["ladder", "leagues"] as const).map((place) => (
            <a
              key={place}
              href={`/${place}`}
              aria-current={here === place ? "page" : undefined}
              className="flex min-h-11 items-center gap-2 border-transparent border-b-3 px-3 font-bold text-brass-2 hover:border-brass-5 aria-[current]:border-brass-3"
            >
              {place === "ladder" && <TrophyIcon size={20} />}
              {t(place)}
            </a>
          ))}
        </nav>
        <div className="flex items-center gap-2 lg:hidden">{actions}</div>
        <div className="ms-auto hidden items-center gap-4 lg:flex">
          <SoundSwitch />
          <LanguageSwitch />
          <ProfileChip />
        </div>
      </header>
      <main className="mx-auto w-full max-w-[90rem] flex-1 px-3 pt-3 pb-[calc(var(--safe-bottom)+1rem)] lg:px-14 lg:pt-3 lg:pb-5">
        {children}
      </main>
      <SaduBand kind="uwairjan" cell={2} />
    </div>
  );
}
