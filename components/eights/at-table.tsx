"use client";

import { lazy, useEffect } from "react";
import { AtTable } from "@/components/table/at-table";
import type { ArrivedProps } from "@/components/table/table-screen";
import { part } from "@/components/ui/part";
import { AtTableWords } from "@/lib/client/i18n/at-table";
import { EightsWords } from "@/lib/client/i18n/eights";
import { eights } from "@/lib/rules/eights";

const board = part(() => import("./board"));
const lobby = part(() => import("./lobby"));
const Options = lazy(() => import("./options").then(({ EightsOptions }) => ({ default: EightsOptions })));
const Rules = lazy(() => import("./rules-sheet"));

/** Fetches the board of Eights. */
export const fetchBoard = board.fetch;

/** A table of Eights somebody has come to; the board is fetched while they wait in the lobby. */
export default function EightsAtTable(props: ArrivedProps) {
  useEffect(() => {
    void lobby.fetch();
    void board.fetch();
  }, []);
  return (
    <AtTableWords>
      <EightsWords>
        <AtTable
          {...props}
          id="eights"
          game={eights}
          tone="eights"
          Board={board.component()}
          Lobby={lobby.component()}
          Options={Options}
          Rules={Rules}
        />
      </EightsWords>
    </AtTableWords>
  );
}
