"use client";

import { useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { SaduBand } from "@/components/decor/sadu-band";
import { Tent } from "@/components/decor/tent";
import { Wordmark } from "@/components/decor/wordmark";
import { LanguageSwitch } from "@/components/home/language-and-sound";
import { rulebooks } from "@/components/rulebooks";
import { usePageTitle } from "@/components/ui/hooks/use-page-title";
import { LoadingBoundary } from "@/components/ui/loading/loading-boundary";
import { RulebookWords } from "@/components/words/rulebook-words";
import { Book } from "./book";
import type { RuledGame } from "./game-rulebook";
import type { RulesPlace } from "./rules-of-table";

/** Where the address says the book is open; one object for one place, another when it is asked for again. */
let place: RulesPlace = { paragraph: null };
const atStart = place;

const subscribe = (changed: () => void) => {
  const read = () => {
    const paragraph = decodeURIComponent(window.location.hash.slice(1)) || null;
    place = { paragraph };
    changed();
  };
  read();
  window.addEventListener("hashchange", read);
  return () => window.removeEventListener("hashchange", read);
};

/** A game's rulebook on a page of its own; `#7.4` opens it at that paragraph. */
export function RulesPage({ game }: { game: RuledGame }) {
  return (
    <RulebookWords>
      <Page game={game} />
    </RulebookWords>
  );
}

function Page({ game }: { game: RuledGame }) {
  const t = useTranslations();
  const name = t("rulebook.page", { game: t(`games.${game}.name`) });
  usePageTitle(`${name} · ${t("common.majlis")}`);
  const here = useSyncExternalStore(
    subscribe,
    () => place,
    () => atStart,
  );
  return (
    <div className="relative isolate flex min-h-dvh flex-col overflow-x-clip">
      <Tent scene="book" />
      <header className="z-(--z-hud) mx-auto flex w-full max-w-[68rem] items-center gap-3 px-5 pt-[calc(var(--safe-top)+1rem)] lg:pt-6">
        <a href="/" aria-label={t("common.home")} className="rounded-chip">
          <Wordmark className="text-2xl lg:text-3xl" />
        </a>
        <div className="ms-auto">
          <LanguageSwitch />
        </div>
      </header>
      <main className="mx-auto w-full max-w-[68rem] flex-1 px-2.5 pt-5 pb-[calc(var(--safe-bottom)+2rem)] sm:px-5">
        <div className="lacquer rounded-panel px-4.5 pt-6 pb-8 shadow-panel sm:px-8 lg:px-10 lg:pt-9">
          <h1 className="mb-4 font-bold font-display [word-spacing:0.14em] text-3xl text-strong lg:text-4xl">{name}</h1>
          <LoadingBoundary>
            <Book
              game={game}
              rulebook={rulebooks[game]}
              place={here}
              onPlace={(paragraph) => {
                window.location.hash = paragraph;
              }}
              isPage
            />
          </LoadingBoundary>
        </div>
      </main>
      <SaduBand kind="uwairjan" cell={2} />
    </div>
  );
}
