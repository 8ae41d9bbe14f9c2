import { bound, type GameRulebook } from "@/components/rulebook/game-rulebook";

/** The rules of Eights. */
export const rulebook: GameRulebook = {
  en: bound(() => import("@/lib/rules/eights/RULES.md")),
  ar: bound(() => import("@/lib/rules/eights/RULES.ar.md")),
};
