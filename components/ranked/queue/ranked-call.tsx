"use client";

import { useEffect } from "react";
import { RankedWords } from "@/components/words/ranked-words";
import type { Tier } from "@/lib/ranked/tiers";
import ReadyOverlay from "./ready-overlay";
import { offerShown } from "./shown-state";
import { sitDown } from "./sit-down";
import { useQueue } from "./use-queue";

/** Keeps one's place in a line while one plays bots or reads, and calls when four are drawn. */
export default function RankedCall({ tier }: { tier: Tier }) {
  const { view, ready } = useQueue(tier);
  const state = view?.state;
  const code = state?.is === "seated" && state.four ? state.code : null;
  useEffect(() => {
    if (code !== null) sitDown(code);
  }, [code]);
  if (state?.is !== "drawn" || !state.isHere) return null;
  return (
    <RankedWords>
      <ReadyOverlay offer={offerShown(state, view?.saidAt ?? 0)} onReady={ready} />
    </RankedWords>
  );
}
