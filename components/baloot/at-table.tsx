"use client";

import { useEffect } from "react";
import { AtTable } from "@/components/table/at-table";
import type { ArrivedProps } from "@/components/table/table-screen";
import { part } from "@/components/ui/part";
import { AtTableWords } from "@/components/words/at-table";
import { baloot, otherSide, sideOf } from "@/lib/rules/baloot";
import { BalootWords } from "./words";

const Board = part(() => import("./board"));
const Lobby = part(() => import("./lobby"));
const Options = part(async () => ({ default: (await import("./options")).BalootOptions }));
const Rules = part(() => import("./rules-sheet"));

/** Against bots nobody is kept waiting: there is time to learn. */
const alone = { ...baloot.defaults, speed: "turtle" } as const;

/** Fetches the board of Baloot. */
export const fetchBoard = Board.fetch;

/** A table of Baloot somebody has come to; the board is fetched while they wait in the lobby, where they do. */
export default function BalootAtTable(props: ArrivedProps) {
  const isAlone = props.way === "bots" || props.way === "alone";
  useEffect(() => {
    if (!isAlone) void Lobby.fetch();
    void Board.fetch();
  }, [isAlone]);
  return (
    <AtTableWords>
      <BalootWords>
        <AtTable
          {...props}
          id="baloot"
          game={baloot}
          tone="baloot"
          Board={Board}
          Lobby={Lobby}
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
