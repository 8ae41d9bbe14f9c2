"use client";

import "./tiles.css";
import { useStored } from "@/lib/client/stored";
import { fast } from "@/lib/client/tiles/kept";
import { Game } from "./game";
import { Landing } from "./landing";
import { useOffline } from "./use-offline";
import { useTable } from "./use-session";

/** Higher or Lower: its front page, or the game that is on. */
export function Tiles() {
  const table = useTable();
  useOffline();
  const isFast = useStored(fast);
  return (
    <div className="tiles" data-fast={isFast || undefined}>
      {table ? <Game key={table.game.record.seed} table={table} /> : <Landing />}
    </div>
  );
}
