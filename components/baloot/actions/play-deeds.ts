import { type Card, declarable, isAkka, whyNotSawa } from "@/lib/rules/baloot";
import type { Chance, Deed } from "./deed";

/** What may be said with one's card: projects to declare, the claim to all the rest, an akka. */
export function playDeeds(
  chance: Chance,
  {
    listed,
    lifted,
    isSure,
    claim,
    onProject,
  }: {
    listed: (parts: readonly string[]) => string;
    /** The card of one's hand that is lifted. */
    lifted: Card | null;
    /** A claim is proved. */
    isSure: boolean;
    claim: () => void;
    onProject: (cards: readonly Card[]) => void;
  },
): Deed[] {
  const { view, seat, words, act } = chance;
  const { t, cardName } = words;
  if (view.phase !== "playing" || !view.asked.includes(seat)) return [];
  const projects = declarable(view, seat);
  const deeds = projects.map(({ type, cards }): Deed => {
    const isTwin = projects.filter((other) => other.type === type).length > 1;
    return {
      id: `declare-${cards.join("-")}`,
      label: t(`projects.${type}`),
      spoken: t("declareSpoken", { project: t(`projects.${type}`), cards: listed(cards.map(cardName)) }),
      card: isTwin ? cards[0] : undefined,
      look: "brass",
      onPress: () => {
        onProject(cards);
        act({ action: "declare", cards: [...cards] });
      },
    };
  });
  if (!whyNotSawa(view, seat))
    deeds.push({
      id: "sawa",
      label: t("sawa"),
      spoken: isSure ? t("sawaSure") : undefined,
      look: isSure ? "brass" : "quiet",
      glows: isSure,
      onPress: claim,
    });
  // What one may declare is asked first.
  if (projects.length === 0 && view.deal.contract?.kind === "hokum") deeds.push(akkaDeed(chance, lifted));
  return deeds;
}

/** An akka with the card that is lifted, or with the only one it can be; else it says why not. */
function akkaDeed({ view, seat, words: { t, cardName }, act }: Chance, lifted: Card | null): Deed {
  const akkas = (view.hands[seat] ?? []).filter((card): card is Card => card !== null && isAkka(view.deal, card));
  const card = akkas.find((one) => one === lifted) ?? (akkas.length === 1 ? akkas[0] : undefined);
  return {
    id: "akka",
    label: t("akka"),
    look: "quiet",
    why: card ? null : t("akkaWhy"),
    spoken: card && `${t("akka")}: ${cardName(card)}`,
    onPress: () => card && act({ action: "play", card, akka: true }),
  };
}
