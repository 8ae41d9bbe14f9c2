import { type EightsState, plusAmount, type RefusalCode, refusalCodes, topCard } from "@/lib/rules/eights";
import { signed, useCardWords } from "./card-words";

const isRefusalCode = (code: string): code is RefusalCode => refusalCodes.some((known) => known === code);

/** Why a move cannot be made, in words that name what is asked for just now; null for the table's own refusals. */
export function useEightsRefusalWords(view: EightsState): (code: string) => string | null {
  const { t } = useCardWords();
  return (code) =>
    isRefusalCode(code)
      ? t(`refusals.${code}`, {
          color: t(`inText.${view.color}`),
          count: view.pendingDraws,
          amount: signed(plusAmount(topCard(view.pile))),
        })
      : null;
}
