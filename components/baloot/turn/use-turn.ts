import { isolated } from "@/components/words/isolated-name";
import { type BalootState, nextRaise, sideOf, winnerOf } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { useBalootWords } from "../cards/card-words";
import { trickOnCarpet } from "../carpet/tricks";

/** Whether somebody is waited for, who may act, and whose turn it is in words. */
export function useTurn(view: BalootState, own: Seat | null, isAsked: boolean, nameOf: (seat: Seat) => string) {
  const { t } = useBalootWords();
  const { phase, asked, deal } = view;
  const isWaiting = phase !== "over" && phase !== "sheet" && asked.length > 0;
  const isOn = (seat: Seat) => isWaiting && (phase === "bidding" ? asked[0] === seat : asked.includes(seat));
  const [acting] = asked;
  const name = (seat: Seat) => isolated(nameOf(seat));
  const trick = trickOnCarpet(view);
  const winner = phase === "trick" && trick?.cards.length === 4 ? winnerOf(trick, deal.contract?.trump ?? null) : null;

  /** Those who are asked at once: by name, or as the others by those who play against them. */
  function whoIsAsked(): string {
    const [one = 0, other] = asked;
    if (other === undefined) return name(one);
    if (own !== null && asked.every((seat) => sideOf(seat) !== sideOf(own))) return t("waits.opponents");
    return t("waits.two", { one: name(one), other: name(other) });
  }

  /** Whom the table waits for, and with what. */
  function waitWords(seat: Seat): string {
    const to = nextRaise(view);
    if (phase === "doubling" && to) return t(`waits.${to}`, { who: whoIsAsked() });
    if (phase === "priority") return t("waits.priority", { who: whoIsAsked() });
    if (phase === "lastCall") return t("lastCallText");
    if (phase === "sawa") return t("sawaWaits");
    return t("theirTurn", { name: name(seat) });
  }

  /** What passes by itself. */
  function pauseWords(): string {
    switch (phase) {
      case "trick":
        return winner === null
          ? t("pauses.other")
          : t(winner === own ? "pauses.ownTrick" : "pauses.trick", { name: name(winner) });
      case "deal":
      case "dealt":
      case "finalDeal":
      case "ready":
      case "reveal":
      case "thrown":
      case "over":
        return t(`pauses.${phase}`);
      default:
        return t("pauses.other");
    }
  }

  function words(): string {
    if (isAsked && phase !== "sheet") return t(phase === "sawa" ? "sawaAnswer" : "yourTurn");
    if (own !== null && isOn(own)) return t("standInFor");
    return isWaiting && acting !== undefined ? waitWords(acting) : pauseWords();
  }
  return { isWaiting, isOn, winner, words: words() };
}
