"use client";

import { lazy, useEffect } from "react";
import { AtTable } from "@/components/table/at-table";
import type { ArrivedProps } from "@/components/table/table-screen";
import { AtTableWords } from "@/lib/client/i18n/at-table";
import { EightsWords } from "@/lib/client/i18n/eights";
import { eights } from "@/lib/rules/eights";
import { EightsOptions } from "./options";

const loadBoard = () => import("./board");
const Board = lazy(loadBoard);
const Rules = lazy(() => import("./rules-sheet"));

/** A table of Eights somebody has come to; the board is fetched while they wait in the lobby. */
export default function EightsAtTable(props: ArrivedProps) {
  useEffect(() => void loadBoard(), []);
  return (
    <AtTableWords>
      <EightsWords>
        <AtTable
          {...props}
          id="eights"
          game={eights}
          tone="eights"
          Board={Board}
          Options={EightsOptions}
          Rules={Rules}
        />
      </EightsWords>
    </AtTableWords>
  );
}
