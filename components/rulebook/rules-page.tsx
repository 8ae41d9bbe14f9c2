"use client";

import { useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { ReadingPage, readingLook } from "@/components/page/reading-page";
import { rulebooks } from "@/components/rulebooks";
import { classes } from "@/components/ui/classes";
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
    <ReadingPage width="max-w-[68rem]" homeLabel={t("common.home")}>
      <div className={readingLook.panel}>
        <h1 className={classes("mb-4", readingLook.heading)}>{name}</h1>
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
    </ReadingPage>
  );
}
