import { bound, type GameRulebook } from "@/components/rulebook/game-rulebook";

/** The rules of Tiles. */
export const rulebook: GameRulebook = {
  en: bound(() => import("@/lib/rules/tiles/RULES.md")),
  ar: bound(() => import("@/lib/rules/tiles/RULES.ar.md")),
};
