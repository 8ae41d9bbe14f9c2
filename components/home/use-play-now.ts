"use client";

import { useState } from "react";
import { withRetries } from "@/lib/browser/loading/with-retries";
import { usePendingNavigation } from "@/lib/browser/page/pending-navigation";
import { newCode } from "@/lib/browser/random";
import { goToTable } from "@/lib/browser/tables/table-path";
import { rememberVisit } from "@/lib/browser/tables/visited-tables";
import type { GameId } from "@/lib/rules/registry";

/** The code of a table to sit down at; where nobody can even be asked, that of a new one. */
async function publicSeat(game: GameId, signal: AbortSignal): Promise<string> {
  try {
    const directory = await withRetries(() => import("@/lib/browser/tables/use-open-tables"));
    return await directory.publicSeat(game, signal);
  } catch {
    return newCode();
  }
}

/** The way to a seat among strangers: at a public table that has one, else at one that is opened. */
export function usePlayNow(game: GameId): { readonly playNow: () => void; readonly isAsking: boolean } {
  const [isAsking, setAsking] = useState(false);
  const { begin } = usePendingNavigation();
  const playNow = async () => {
    if (isAsking || !navigator.onLine) return;
    setAsking(true);
    const signal = begin();
    const stop = () => setAsking(false);
    signal.addEventListener("abort", stop);
    const code = await publicSeat(game, signal);
    if (signal.aborted) return stop();
    signal.removeEventListener("abort", stop);
    rememberVisit(code, "public");
    await goToTable(game, code);
  };
  return { playNow: () => void playNow(), isAsking };
}
