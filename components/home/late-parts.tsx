"use client";

import { frontFans } from "@/components/front-fans";
import { useMedia } from "@/components/ui/hooks/use-size";
import { lazyPart } from "@/components/ui/loading/lazy-part";
import type { GameId, SoloId } from "@/lib/rules/registry";

export { InstallAction, InstallLine } from "./install-offer";
export { default as OpenTables } from "./open-tables";
export { default as RankedStart } from "./ranked-start";

/** Some cards of a game that lies small below another. */
export function SmallFan({ id }: { id: GameId | SoloId }) {
  const Fan = frontFans[id];
  return Fan && <Fan isBare={false} />;
}

/** Rows, marks and words of the ladder: for screens with room for them. */
const LadderCard = lazyPart(() => import("./ladder-card"));

/** The first of the ladder, beside the open tables. */
export function FirstOfLadder() {
  return useMedia("(min-width: 80rem)") && <LadderCard />;
}
