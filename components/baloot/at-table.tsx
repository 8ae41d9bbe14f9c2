"use client";

import type { ArrivedProps } from "@/components/table/entry/table-screen";
import { GameAtTable, tableParts } from "@/components/table/table-parts";
import { lazyPart } from "@/components/ui/loading/lazy-part";
import { baloot, otherSide, sideOf } from "@/lib/rules/baloot";
import { BalootWords } from "./words";

const parts = tableParts({
  id: "baloot",
  tone: "madder",
  game: baloot,
  Words: BalootWords,
  Board: lazyPart(() => import("./board")),
  Options: lazyPart(async () => ({ default: (await import("./options/options")).OptionsPanel })),
  Rules: lazyPart(() => import("./options/rules-sheet")),
  turning: "counterClockwise",
  // Against bots nobody is kept waiting: there is time to learn.
  alone: { ...baloot.defaults, speed: "none" },
  scoreOf: ({ scores }, seat) => [scores[sideOf(seat)], scores[otherSide(sideOf(seat))]],
});

/** Fetches the board of Baloot. */
export const fetchBoard = parts.Board.fetch;

/** A table of Baloot somebody has come to. */
export default function BalootAtTable(props: ArrivedProps) {
  return <GameAtTable {...props} parts={parts} />;
}
