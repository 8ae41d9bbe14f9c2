"use client";

import { lazy, useEffect } from "react";
import { AtTable } from "@/components/table/at-table";
import type { ArrivedProps } from "@/components/table/table-screen";
import { BalootWords } from "@/lib/client/i18n/baloot";
import { baloot } from "@/lib/rules/baloot";

const loadBoard = () => import("./board");
const Board = lazy(loadBoard);
const loadLobby = () => import("./lobby");
const Lobby = lazy(loadLobby);
const Rules = lazy(() => import("./rules-sheet"));

/** A table of Baloot somebody has come to; the board is fetched while they wait in the lobby, where they do. */
export default function BalootAtTable(props: ArrivedProps) {
  const isAlone = props.way === "bots" || props.way === "alone";
  useEffect(() => {
    if (!isAlone) void loadLobby();
    void loadBoard();
  }, [isAlone]);
  return (
    <BalootWords>
      <AtTable
        {...props}
        id="baloot"
        game={baloot}
        tone="baloot"
        Board={Board}
        Lobby={Lobby}
        Rules={Rules}
        turning="counterClockwise"
        playsAlone
      />
    </BalootWords>
  );
}
