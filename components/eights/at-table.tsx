"use client";

import { lazy, useEffect } from "react";
import { AtTable } from "@/components/table/at-table";
import type { ArrivedProps } from "@/components/table/table-screen";
import { EightsWords } from "@/lib/client/i18n/eights";
import { eights } from "@/lib/rules/eights";

const loadBoard = () => import("./board");
const Board = lazy(loadBoard);
const loadLobby = () => import("./lobby");
const Lobby = lazy(loadLobby);
const Rules = lazy(() => import("./rules-sheet"));

/** A table of Eights somebody has come to; the board is fetched while they wait in the lobby. */
export default function EightsAtTable(props: ArrivedProps) {
  useEffect(() => {
    void loadLobby();
    void loadBoard();
  }, []);
  return (
    <EightsWords>
      <AtTable {...props} id="eights" game={eights} tone="eights" Board={Board} Lobby={Lobby} Rules={Rules} />
    </EightsWords>
  );
}
