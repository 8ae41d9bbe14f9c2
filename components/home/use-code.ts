"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { tablePath } from "@/lib/client/rooms";
import { remember } from "@/lib/client/visits";
import type { GameId } from "@/lib/rules";

/** The way to the table of a code, whichever game is played there: `named` by a link, else looked for, this one first. */
export function useCode(game: GameId): {
  readonly enter: (code: string, named: string | null) => void;
  readonly isLooking: boolean;
} {
  const router = useRouter();
  const [isLooking, setLooking] = useState(false);
  const enter = async (code: string, named: string | null) => {
    if (isLooking) return;
    setLooking(true);
    const [{ gameOfTable }, { gameIds }] = await Promise.all([import("@/lib/client/find-table"), import("./games")]);
    const known = gameIds.find((id) => id === named);
    const games = [game, ...gameIds.filter((id) => id !== game)];
    // Where no room knows it, its page says so.
    const found = known ?? (await gameOfTable(code, games)) ?? game;
    setLooking(false);
    remember(code, "code");
    router.push(tablePath(found, code));
  };
  return { enter: (code, named) => void enter(code, named), isLooking };
}
