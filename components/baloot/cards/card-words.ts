import { useMemo } from "react";
import { useMessages, useTranslations } from "use-intl";
import {
  type Bid,
  type Card,
  type Contract,
  type RefusalCode,
  rankOf,
  refusalCodes,
  type Suit,
  suitOf,
} from "@/lib/rules/baloot";

const isRefusalCode = (code: string): code is RefusalCode => refusalCodes.some((known) => known === code);

const breaches = ["closedLead", "mustFollow", "mustBeat", "mustTrump", "mustOvercut"] as const;
const isBreach = (code: RefusalCode): code is (typeof breaches)[number] => breaches.some((known) => known === code);

/** What each card is called, by the words it is said in: asked for with every card that is drawn, and slow to put together. */
const called = new WeakMap<object, Map<string, string>>();

/** Words for cards, contracts and refusals; the same ones as long as the language is. */
export function useBalootWords() {
  const t = useTranslations("baloot");
  const messages = useMessages();
  return useMemo(() => {
    const names = called.get(messages) ?? new Map<string, string>();
    called.set(messages, names);
    const once = (key: string, say: () => string): string => {
      const name = names.get(key) ?? say();
      names.set(key, name);
      return name;
    };
    const suitName = (suit: Suit) => t(`suits.${suit}`);
    const cardName = (card: Card | null) =>
      card === null
        ? t("cardDown")
        : once(card, () => t("card", { rank: t(`ranks.${rankOf(card)}`), suit: suitName(suitOf(card)) }));
    /** The name of a card that may be played now. */
    const playableName = (card: Card) => once(`playable ${card}`, () => t("playable", { card: cardName(card) }));
    const contractName = ({ kind, trump }: Pick<Contract, "kind" | "trump">) =>
      kind === "sun" || trump === null ? t("sunSpoken") : t("hokumIn", { suit: suitName(trump) });
    /** What somebody says who bids so; who passes in the second round says another word than in the first. */
    const bidName = ({ bid, round }: Pick<Bid, "bid" | "round">) =>
      bid === "pass" && round === 2 ? t("bids.passAgain") : t(`bids.${bid}`);
    /** Why something is off, in the words of this trick; null for the table's own refusals. */
    const refusal = (code: string, led: Suit | null): string | null => {
      if (!isRefusalCode(code)) return null;
      const words = t(`refusals.${code}`, { led: led ? t(`bare.${led}`) : "" });
      return words.charAt(0).toUpperCase() + words.slice(1);
    };
    /** What a card broke that somebody has played, in the words of its trick. */
    const breach = (code: RefusalCode, led: Suit | null, trump: Suit | null): string => {
      const names = { led: led ? suitName(led) : "", trump: trump ? suitName(trump) : "" };
      const words = isBreach(code) ? t(`breaches.${code}`, names) : (refusal(code, led) ?? "");
      return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
    };
    return { t, suitName, cardName, playableName, contractName, bidName, refusal, breach };
  }, [t, messages]);
}
