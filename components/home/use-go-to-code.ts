"use client";

import { useState } from "react";
import { withRetries } from "@/lib/browser/loading/with-retries";
import { usePendingNavigation } from "@/lib/browser/page/pending-navigation";
import { useNavigate } from "@/lib/browser/page/use-navigate";
import { tablePath } from "@/lib/browser/tables/table-path";
import { rememberVisit } from "@/lib/browser/tables/visited-tables";
import type { GameId } from "@/lib/rules/registry";

/**
 * The game of the table under a code: `named` by a link, else looked for, this one first. Where a room does not answer, the
 * page of the table says what becomes of it.
 */
async function gameOf(
  code: string,
  named: string | null,
  game: GameId,
  signal: AbortSignal,
): Promise<GameId | "noSuchTable"> {
  try {
    const [{ gameOfCode }, { shownGames }] = await withRetries(() =>
      Promise.all([import("@/lib/browser/tables/game-of-code"), import("@/components/games")]),
    );
    const known = shownGames.find((id) => id === named);
    return known ?? (await gameOfCode(code, [game, ...shownGames.filter((id) => id !== game)], signal)) ?? game;
  } catch {
    return game;
  }
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
    const found = await gameOf(code, named, game, signal);
    if (signal.aborted) return;
    setLooking(null);
    if (found === "noSuchTable") return setUnknown(code);
    rememberVisit(code, "code");
    go(tablePath(found, code));
  };
  return { enter: (code, named) => void enter(code, named), isLooking: looking !== null, callOff, unknown };
}
