"use client";

import { GameAtTable, tableParts } from "@/components/table/game-at-table";
import type { ArrivedProps } from "@/components/table/table-screen";
import { part } from "@/components/ui/part";
import { pairs } from "@/lib/rules/pairs";
import { PairsWords } from "./words";

const parts = tableParts({
  id: "pairs",
  tone: "indigo",
  game: pairs,
  Words: PairsWords,
  Board: part(() => import("./board")),
  Options: part(() => import("@/components/lobby/plain-options")),
  Rules: part(() => import("@/components/rules/plain-rules-sheet")),
});

/** A table of Pairs somebody has come to. */
export default function PairsAtTable(props: ArrivedProps) {
  return <GameAtTable {...props} parts={parts} />;
}
