import { bound, type GameRulebook } from "@/components/rules/rulebooks";

/** The rules of Pairs. */
export const rulebook: GameRulebook = {
  en: bound(() => import("@/lib/rules/pairs/RULES.md")),
  ar: bound(() => import("@/lib/rules/pairs/RULES.ar.md")),
};
