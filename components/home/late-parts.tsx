"use client";

import { frontFans } from "@/components/front-fans";
import type { GameId, SoloId } from "@/lib/rules/registry";

export { InstallAction, InstallLine } from "./install-offer";
export { default as OpenTables } from "./open-tables";
export { default as RankedStart } from "./ranked-start";

/** Some cards of a game that lies small below another. */
export function SmallFan({ id }: { id: GameId | SoloId }) {
  const Fan = frontFans[id];
  return Fan && <Fan isBare={false} />;
}
