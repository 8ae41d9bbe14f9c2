import { bound, type GameRulebook } from "@/components/rulebook/game-rulebook";

/** The rules of Pairs. */
export const rulebook: GameRulebook = {
  en: bound(() => import("@/lib/rules/pairs/RULES.md")),
  ar: bound(() => import("@/lib/rules/pairs/RULES.ar.md")),
};
