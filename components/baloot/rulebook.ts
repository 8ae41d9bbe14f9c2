import { bound, type GameRulebook } from "@/components/rulebook/game-rulebook";

const cards = () => import("./cards/rule-cards");

/** The rules of Baloot. */
export const rulebook: GameRulebook = {
  en: bound(() => import("@/lib/rules/baloot/RULES.md"), cards),
  ar: bound(() => import("@/lib/rules/baloot/RULES.ar.md"), cards),
};
