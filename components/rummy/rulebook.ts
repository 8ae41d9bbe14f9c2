import { bound, type GameRulebook } from "@/components/rulebook/game-rulebook";

/** The rules of Rummy With Jokers. */
export const rulebook: GameRulebook = {
  en: bound(() => import("@/lib/rules/rummy/RULES.md")),
  ar: bound(() => import("@/lib/rules/rummy/RULES.ar.md")),
};
