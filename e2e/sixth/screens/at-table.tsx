"use client";

import type { ArrivedProps } from "@/components/table/entry/table-screen";
import { GameAtTable, tableParts } from "@/components/table/table-parts";
import { lazyPart } from "@/components/ui/loading/lazy-part";
import { pairs } from "@/lib/rules/pairs";
import { PairsWords } from "./words";

const parts = tableParts({
  id: "pairs",
  tone: "indigo",
  game: pairs,
  Words: PairsWords,
  Board: lazyPart(() => import("./board")),
  Options: lazyPart(() => import("@/components/lobby/plain-options")),
  Rules: lazyPart(() => import("@/components/rulebook/plain-rules-sheet")),
});

/** A table of Pairs somebody has come to. */
export default function PairsAtTable(props: ArrivedProps) {
  return <GameAtTable {...props} parts={parts} />;
}
