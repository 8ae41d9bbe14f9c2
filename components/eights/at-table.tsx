"use client";

import { GameAtTable, tableParts } from "@/components/table/game-at-table";
import type { ArrivedProps } from "@/components/table/table-screen";
import { part } from "@/components/ui/part";
import { eights } from "@/lib/rules/eights";
import { EightsWords } from "./words";

const parts = tableParts({
  id: "eights",
  tone: "indigo",
  game: eights,
  Words: EightsWords,
  Board: part(() => import("./board")),
  Options: part(async () => ({ default: (await import("./options")).EightsOptions })),
  Rules: part(() => import("./rules-sheet")),
});

/** Fetches the board of Eights. */
export const fetchBoard = parts.Board.fetch;

/** A table of Eights somebody has come to. */
export default function EightsAtTable(props: ArrivedProps) {
  return <GameAtTable {...props} parts={parts} />;
}
