"use client";

import type { ArrivedProps } from "@/components/table/entry/table-screen";
import { GameAtTable, tableParts } from "@/components/table/table-parts";
import { lazyPart } from "@/components/ui/loading/lazy-part";
import { type EightsOptions, eights, sidesAtStart } from "@/lib/rules/eights";
import { EightsWords } from "./words";

const parts = tableParts({
  id: "eights",
  tone: "indigo",
  game: eights,
  Words: EightsWords,
  Board: lazyPart(() => import("./board")),
  Options: lazyPart(async () => ({ default: (await import("./options/options")).EightsOptions })),
  Rules: lazyPart(() => import("./options/rules-sheet")),
  sides: sidesAtStart,
  // Against bots nobody is kept waiting, and no game goes on for ever.
  alone: { ...eights.defaults, preset: "quick", clock: 0, maxPlayers: 3 } satisfies EightsOptions,
});

/** Fetches the board of Eights. */
export const fetchBoard = parts.Board.fetch;

/** A table of Eights somebody has come to. */
export default function EightsAtTable(props: ArrivedProps) {
  return <GameAtTable {...props} parts={parts} />;
}
