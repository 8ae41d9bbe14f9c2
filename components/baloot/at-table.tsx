"use client";

import { lazy, useEffect } from "react";
import { AtTable } from "@/components/table/at-table";
import type { ArrivedProps } from "@/components/table/table-screen";
import { AtTableWords } from "@/lib/client/i18n/at-table";
import { BalootWords } from "@/lib/client/i18n/baloot";
import { baloot, otherSide, sideOf } from "@/lib/rules/baloot";
import { BalootOptions } from "./options";

const loadBoard = () => import("./board");
const Board = lazy(loadBoard);
const Rules = lazy(() => import("./rules-sheet"));

/** Against bots nobody is kept waiting: there is time to learn. */
const alone = { ...baloot.defaults, speed: "turtle" } as const;

/** A table of Baloot somebody has come to; the board is fetched while they wait in the lobby. */
export default function BalootAtTable(props: ArrivedProps) {
  useEffect(() => void loadBoard(), []);
  return (
    <AtTableWords>
      <BalootWords>
        <AtTable
          {...props}
          id="baloot"
          game={baloot}
          tone="baloot"
          Board={Board}
          Options={BalootOptions}
          Rules={Rules}
          turning="counterClockwise"
          alone={alone}
          scoreOf={({ scores }, seat) => [scores[sideOf(seat)], scores[otherSide(sideOf(seat))]]}
        />
      </BalootWords>
    </AtTableWords>
  );
}
