"use client";

import { useState } from "react";
import { goToTable } from "@/lib/client/rooms";
import { remember } from "@/lib/client/visits";
import type { GameId } from "@/lib/rules";

/** The way to a seat among strangers: at a public table that has one, else at one that is opened. */
export function usePlayNow(game: GameId): { readonly playNow: () => void; readonly isAsking: boolean } {
  const [isAsking, setAsking] = useState(false);
  const playNow = async () => {
    if (isAsking || !navigator.onLine) return;
    setAsking(true);
    const { publicSeat } = await import("@/lib/client/directory");
    const code = await publicSeat(game);
    remember(code, "public");
    goToTable(game, code);
  };
  return { playNow: () => void playNow(), isAsking };
}
