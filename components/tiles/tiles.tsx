"use client";

import { Arrival } from "@/components/ui/arrival";
import { part } from "@/components/ui/part";
import "./tiles.css";

import { useTranslations } from "use-intl";
import { usePageTitle } from "@/components/ui/page-title";
import { PageWords } from "@/components/words/page-words";
import { useStored } from "@/lib/browser/stored";
import { Landing } from "./landing";
import { fast } from "./play/kept";
import { useFetchedAhead } from "./use-fetched-ahead";
import { useTable } from "./use-session";
import { tiles } from "./words/en";

/** The game comes after the front page, and while that is being read. */
const Game = part(() => import("./game"));

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
      <div className="tiles" data-fast={isFast || undefined}>
        {table ? (
          <Arrival>
            <Game key={table.game.record.seed} table={table} />
          </Arrival>
        ) : (
          <Landing />
        )}
      </div>
    </PageWords>
  );
}
