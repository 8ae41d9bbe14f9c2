import { bound, type GameRulebook } from "@/components/rulebook/game-rulebook";

/** The rules of Dhappa Baaji. */
export const rulebook: GameRulebook = {
  en: bound(() => import("@/lib/rules/dhappa/RULES.md")),
  ar: bound(() => import("@/lib/rules/dhappa/RULES.ar.md")),
};
