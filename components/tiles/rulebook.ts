import { bound, type GameRulebook } from "@/components/rules/rulebooks";

/** The rules of Tiles. */
export const rulebook: GameRulebook = {
  en: bound(() => import("@/lib/rules/tiles/RULES.md")),
  ar: bound(() => import("@/lib/rules/tiles/RULES.ar.md")),
};
