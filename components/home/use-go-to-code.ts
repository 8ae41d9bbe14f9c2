"use client";

import { useState } from "react";
import { usePendingNavigation } from "@/lib/browser/page/pending-navigation";
import { useNavigate } from "@/lib/browser/page/use-navigate";
import { tablePath } from "@/lib/browser/tables/table-path";
import { rememberVisit } from "@/lib/browser/tables/visited-tables";
import type { GameId } from "@/lib/rules/registry";
import { findTypedTable } from "./find-typed-table";

/** The table meant by a code, at the game that a link names, else wherever it is found. Where a room does not answer, the page of the table says what becomes of it. */
async function meant(code: string, named: string | null, game: GameId, signal: AbortSignal) {
  const { shownGames } = await import("@/components/games").catch(() => ({ shownGames: [game] }));
  const known = shownGames.find((id) => id === named);
  if (known) return { game: known, code };
  return (await findTypedTable(code, game, signal)) ?? { game, code };
}

/** The way to the table of a code, whichever game is played there. */
export function useGoToCode(game: GameId): {
  readonly enter: (code: string, named: string | null) => void;
  readonly isLooking: boolean;
  /** The code that is looked for is not meant any more. */
  readonly callOff: () => void;
  /** A code that no table has, until another is tried. */
  readonly unknown: string | null;
} {
  const go = useNavigate();
  const { begin, callOff } = usePendingNavigation();
  const [looking, setLooking] = useState<string | null>(null);
  const [unknown, setUnknown] = useState<string | null>(null);
  const enter = async (code: string, named: string | null) => {
    if (looking === code) return;
    const signal = begin();
    signal.addEventListener("abort", () => setLooking(null));
    setLooking(code);
    setUnknown(null);
    const found = await meant(code, named, game, signal);
    if (signal.aborted) return;
    setLooking(null);
    if (found === "noSuchTable") return setUnknown(code);
    rememberVisit(found.code, "code");
    go(tablePath(found.game, found.code));
  };
  return { enter: (code, named) => void enter(code, named), isLooking: looking !== null, callOff, unknown };
}
