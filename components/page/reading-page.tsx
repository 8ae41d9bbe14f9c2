import type { ReactNode } from "react";
import { SaduBand } from "@/components/decor/sadu-band";
import { Tent } from "@/components/decor/tent";
import { Wordmark } from "@/components/decor/wordmark";
import { LanguageSwitch } from "@/components/home/language-and-sound";
import { classes } from "@/components/ui/classes";

/** Looks like a page of a book: how wide what is read there may be, its heading, and the panel it stands on. */
export const readingLook = {
  heading: "font-bold font-display [word-spacing:0.14em] text-3xl text-strong lg:text-4xl",
  panel: "lacquer rounded-panel px-4.5 pt-6 pb-8 shadow-panel sm:px-8 lg:px-10 lg:pt-9",
} as const;

/** A page to be read, of a book's width or a letter's, under the house's name and the other language. */
export function ReadingPage({
  width,
  homeLabel,
  children,
}: {
  width: "max-w-[46rem]" | "max-w-[68rem]";
  /** Where the house's name leads, in words. */
  homeLabel?: string;
  children: ReactNode;
}) {
  return (
    <div className="relative isolate flex min-h-dvh flex-col overflow-x-clip">
      <Tent scene="book" />
      <header
        className={classes(
          "z-(--z-hud) mx-auto flex w-full items-center gap-3 px-5 pt-[calc(var(--safe-top)+1rem)] lg:pt-6",
          width,
        )}
      >
        <a href="/" aria-label={homeLabel} className="rounded-chip">
          <Wordmark className="text-2xl lg:text-3xl" />
        </a>
        <div className="ms-auto">
          <LanguageSwitch />
        </div>
      </header>
      <main className={classes("mx-auto w-full flex-1 px-2.5 pt-5 pb-[calc(var(--safe-bottom)+2rem)] sm:px-5", width)}>
        {children}
      </main>
      <SaduBand kind="uwairjan" cell={2} />
    </div>
  );
}
