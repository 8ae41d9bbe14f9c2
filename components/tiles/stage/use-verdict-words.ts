import { useTranslations } from "use-intl";
import type { Round } from "@/lib/rules/tiles";

/** What became of a bet, in two words. */
export function useVerdictWords() {
  const t = useTranslations("tiles");
  return ({ bet, won, total, base }: Round) =>
    total === base ? t("verdicts.equal") : t(`verdicts.${bet}${won ? "Won" : "Lost"}`);
}
