"use client";

import { useTranslations } from "use-intl";
import { usePageTitle } from "@/components/ui/hooks/use-page-title";
import { lazyPart } from "@/components/ui/loading/lazy-part";
import { LoadingBoundary } from "@/components/ui/loading/loading-boundary";
import { PageWords } from "@/components/words/page-words";
import { useStored } from "@/lib/browser/storage/stored";
import { Landing } from "./landing/landing";
import { fast } from "./play/kept-on-device";
import styles from "./tiles.module.css";
import { useFetchedAhead } from "./use-fetched-ahead";
import { useTable } from "./use-session";
import { tiles } from "./words/en";

/** The game comes after the front page, and while that is being read. */
const Game = lazyPart(() => import("./stage/game"));

const own = { tiles };

function Title() {
  usePageTitle(`${useTranslations("tiles")("name")} · ${useTranslations("common")("majlis")}`);
  return null;
}

/** Higher or Lower: its front page, or the game that is on. */
export function Tiles() {
  const table = useTable();
  useFetchedAhead();
  const isFast = useStored(fast);
  return (
    <PageWords own={own}>
      <Title />
      <div
        className={`relative isolate min-h-dvh select-none overflow-x-clip text-bone ${styles.tiles}`}
        data-fast={isFast || undefined}
      >
        {table ? (
          <LoadingBoundary>
            <Game key={table.game.record.seed} table={table} />
          </LoadingBoundary>
        ) : (
          <Landing />
        )}
      </div>
    </PageWords>
  );
}
