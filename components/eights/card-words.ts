import { useTranslations } from "use-intl";
import { isolated } from "@/components/words/isolated-name";
import { type Card, type LogEntry, plusAmount } from "@/lib/rules/eights";

/** What happened, as a player would put it. */
type Deed = "played" | "stacked" | "skipped" | "turned" | "chose" | "took" | "forgot" | "left";

/** A number with its sign, which Arabic would otherwise turn round. */
export const signed = (amount: number) => `\u2066+${amount}\u2069`;

/** What an entry of the log comes to, seen after the entry before it. */
export function deedOf(entry: LogEntry, before?: LogEntry): Deed {
  if (entry.did !== "played") return entry.did;
  const { card } = entry;
  const isOnPlus = before?.did === "played" && plusAmount(before.card) > 0;
  if (isOnPlus && plusAmount(card) > 0) return "stacked";
  if (card.chosenColor) return "chose";
  return card.type === "skip" ? "skipped" : card.type === "reverse" ? "turned" : "played";
}

/** Words for cards and for what was done with them. */
export function useCardWords() {
  const t = useTranslations("eights");
  const cardName = (card: Card | null): string => {
    if (!card) return t("cards.down");
    const { type, color, value = 0 } = card;
    return t(`cards.${type}`, { color: color ? t(`inText.${color}`) : "", value });
  };
  /** Name first, in a language that has capitals. */
  const cardLabel = (card: Card | null): string => {
    const name = cardName(card);
    return name.charAt(0).toUpperCase() + name.slice(1);
  };
  /** The blanks any wording of a deed may want filled. */
  const details = (entry: LogEntry) => {
    const card = entry.did === "played" ? entry.card : null;
    const color = card?.chosenColor ?? card?.color;
    return {
      card: cardName(card),
      color: color ? t(`inText.${color}`) : "",
      amount: card ? signed(plusAmount(card)) : "",
      count: entry.did === "took" || entry.did === "forgot" ? entry.count : 0,
    };
  };
  /** A whole sentence; without a name it is oneself who did it. */
  const sentence = (entry: LogEntry, before: LogEntry | undefined, name: string | null): string => {
    const deed = deedOf(entry, before);
    const blanks = details(entry);
    return name === null ? t(`youSaid.${deed}`, blanks) : t(`said.${deed}`, { ...blanks, name: isolated(name) });
  };
  return { t, cardName, cardLabel, details, sentence };
}
