"use client";

import { useEffect } from "react";
import { AtTable } from "@/components/table/at-table";
import type { ArrivedProps } from "@/components/table/table-screen";
import { part } from "@/components/ui/part";
import { AtTableWords } from "@/components/words/at-table";
import { eights } from "@/lib/rules/eights";
import { EightsWords } from "./words";

const Board = part(() => import("./board"));
const Lobby = part(() => import("./lobby"));
const Options = part(async () => ({ default: (await import("./options")).EightsOptions }));
const Rules = part(() => import("./rules-sheet"));

/** Fetches the board of Eights. */
export const fetchBoard = Board.fetch;

/** A table of Eights somebody has come to; the board is fetched while they wait in the lobby. */
export default function EightsAtTable(props: ArrivedProps) {
  useEffect(() => {
    void Lobby.fetch();
    void Board.fetch();
  }, []);
  return (
    <AtTableWords>
      <EightsWords>
        <AtTable
          {...props}
          id="eights"
          game={eights}
          tone="eights"
          Board={Board}
          Lobby={Lobby}
          Options={Options}
          Rules={Rules}
        />
      </EightsWords>
    </AtTableWords>
  );
}
