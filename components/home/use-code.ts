"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { persistently } from "@/lib/client/persistently";
import { tablePath } from "@/lib/client/rooms";
import { remember } from "@/lib/client/visits";
import type { GameId } from "@/lib/rules";

/** The game of the table under a code: `named` by a link, else looked for, this one first. Where no room knows it, its page says so. */
async function gameOf(code: string, named: string | null, game: GameId): Promise<GameId> {
  try {
    const [{ gameOfTable }, { gameIds }] = await persistently(() =>
      Promise.all([import("@/lib/client/find-table"), import("./games")]),
    );
    const known = gameIds.find((id) => id === named);
    return known ?? (await gameOfTable(code, [game, ...gameIds.filter((id) => id !== game)])) ?? game;
  } catch {
    return game;
  }
}

/** The way to the table of a code, whichever game is played there. */
export function useCode(game: GameId): {
  readonly enter: (code: string, named: string | null) => void;
  readonly isLooking: boolean;
} {
  const router = useRouter();
  const [isLooking, setLooking] = useState(false);
  const enter = async (code: string, named: string | null) => {
    if (isLooking) return;
    setLooking(true);
    const found = await gameOf(code, named, game);
    setLooking(false);
    remember(code, "code");
    router.push(tablePath(found, code));
  };
  return { enter: (code, named) => void enter(code, named), isLooking };
}
