import { useMemo } from "react";
import { useTranslations } from "use-intl";
import {
  type Card,
  type Contract,
  type RefusalCode,
  rankOf,
  refusalCodes,
  type Suit,
  suitOf,
} from "@/lib/rules/baloot";

const isRefusalCode = (code: string): code is RefusalCode => refusalCodes.some((known) => known === code);

/** Words for cards, contracts and refusals; the same ones as long as the language is. */
export function useBalootWords() {
  const t = useTranslations("baloot");
  return useMemo(() => {
    const suitName = (suit: Suit) => t(`suits.${suit}`);
    const cardName = (card: Card | null) =>
      card === null ? t("cardDown") : t("card", { rank: t(`ranks.${rankOf(card)}`), suit: suitName(suitOf(card)) });
    const contractName = ({ kind, trump }: Pick<Contract, "kind" | "trump">) =>
      kind === "sun" || trump === null ? t("sunSpoken") : t("hokumIn", { suit: suitName(trump) });
    /** Why something is off, in the words of this trick; null for the table's own refusals. */
    const refusal = (code: string, led: Suit | null, trump: Suit | null): string | null => {
      if (!isRefusalCode(code)) return null;
      const words = t(`refusals.${code}`, { led: led ? suitName(led) : "", trump: trump ? suitName(trump) : "" });
      return words.charAt(0).toUpperCase() + words.slice(1);
    };
    return { t, suitName, cardName, contractName, refusal };
  }, [t]);
}
