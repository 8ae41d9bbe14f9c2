"use client";

import type { ArrivedProps } from "@/components/table/entry/table-screen";
import { GameAtTable, tableParts } from "@/components/table/table-parts";
import { lazyPart } from "@/components/ui/loading/lazy-part";
import { rummy } from "@/lib/rules/rummy";
import type { RummyOptions } from "@/lib/rules/rummy/state";
import { RummyWords } from "./words";

const parts = tableParts({
  id: "rummy",
  tone: "camel",
  game: rummy,
  Words: RummyWords,
  Board: lazyPart(() => import("./board")),
  Options: lazyPart(() => import("./options/options")),
  Rules: lazyPart(() => import("./options/rules-sheet")),
  // Against bots nobody is kept waiting.
  alone: { ...rummy.defaults, maxPlayers: 4, clock: 0 } satisfies RummyOptions,
});

/** Fetches the board of Rummy With Jokers. */
export const fetchBoard = parts.Board.fetch;

/** A table of Rummy With Jokers somebody has come to. */
export default function RummyAtTable(props: ArrivedProps) {
  return <GameAtTable {...props} parts={parts} />;
}
