"use client";

import { useState } from "react";
import { useErrand } from "@/lib/browser/errand";
import { useGo } from "@/lib/browser/go";
import { tablePath } from "@/lib/browser/pages";
import { persistently } from "@/lib/browser/persistently";
import { remember } from "@/lib/browser/visits";
import type { GameId } from "@/lib/rules";

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
    const [{ gameOfCode }, { gameIds }] = await persistently(() =>
      Promise.all([import("@/lib/browser/find-table"), import("@/components/games")]),
    );
    const known = gameIds.find((id) => id === named);
    return known ?? (await gameOfCode(code, [game, ...gameIds.filter((id) => id !== game)], signal)) ?? game;
  } catch {
    return game;
  }
}

/** The way to the table of a code, whichever game is played there. */
export function useCode(game: GameId): {
  readonly enter: (code: string, named: string | null) => void;
  readonly isLooking: boolean;
  /** The code that is looked for is not meant any more. */
  readonly callOff: () => void;
  /** A code that no table has, until another is tried. */
  readonly unknown: string | null;
} {
  const go = useGo();
  const { begin, callOff } = useErrand();
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
    remember(code, "code");
    go(tablePath(found, code));
  };
  return { enter: (code, named) => void enter(code, named), isLooking: looking !== null, callOff, unknown };
}
