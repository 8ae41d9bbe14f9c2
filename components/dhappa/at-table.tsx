"use client";

import type { ArrivedProps } from "@/components/table/entry/table-screen";
import { GameAtTable, tableParts } from "@/components/table/table-parts";
import { lazyPart } from "@/components/ui/loading/lazy-part";
import { dhappa } from "@/lib/rules/dhappa";
import { DhappaWords } from "./words";

const parts = tableParts({
  id: "dhappa",
  tone: "palm",
  game: dhappa,
  Words: DhappaWords,
  Board: lazyPart(() => import("./board")),
  Options: lazyPart(() => import("./options/options")),
  Rules: lazyPart(() => import("./options/rules-sheet")),
  // Against bots nobody is kept waiting.
  alone: { ...dhappa.defaults, clock: 0 },
});

/** Fetches the board of Dhappa Baaji. */
export const fetchBoard = parts.Board.fetch;

/** A table of Dhappa Baaji somebody has come to. */
export default function DhappaAtTable(props: ArrivedProps) {
  return <GameAtTable {...props} parts={parts} />;
}
