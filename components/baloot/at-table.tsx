"use client";

import { lazy, useEffect } from "react";
import { AtTable } from "@/components/table/at-table";
import type { ArrivedProps } from "@/components/table/table-screen";
import { part } from "@/components/ui/part";
import { AtTableWords } from "@/lib/client/i18n/at-table";
import { BalootWords } from "@/lib/client/i18n/baloot";
import { baloot, otherSide, sideOf } from "@/lib/rules/baloot";

const board = part(() => import("./board"));
const lobby = part(() => import("./lobby"));
const Options = lazy(() => import("./options").then(({ BalootOptions }) => ({ default: BalootOptions })));
const Rules = lazy(() => import("./rules-sheet"));

/** Against bots nobody is kept waiting: there is time to learn. */
const alone = { ...baloot.defaults, speed: "turtle" } as const;

/** Fetches the board of Baloot. */
export const fetchBoard = board.fetch;

/** A table of Baloot somebody has come to; the board is fetched while they wait in the lobby, where they do. */
export default function BalootAtTable(props: ArrivedProps) {
  const isAlone = props.way === "bots" || props.way === "alone";
  useEffect(() => {
    if (!isAlone) void lobby.fetch();
    void board.fetch();
  }, [isAlone]);
  return (
    <AtTableWords>
      <BalootWords>
        <AtTable
          {...props}
          id="baloot"
          game={baloot}
          tone="baloot"
          Board={board.component()}
          Lobby={lobby.component()}
          Options={Options}
          Rules={Rules}
          turning="counterClockwise"
          alone={alone}
          scoreOf={({ scores }, seat) => [scores[sideOf(seat)], scores[otherSide(sideOf(seat))]]}
        />
      </BalootWords>
    </AtTableWords>
  );
}
