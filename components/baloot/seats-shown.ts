import { useCallback } from "react";
import { useTranslations } from "use-intl";
import { useSeatName } from "@/components/table/seat-name";
import { isolated } from "@/components/words/isolated";
import { useListed } from "@/components/words/listed";
import { type BalootState, type Card, nextRaise, sideOf, winnerOf } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import type { TableView } from "@/lib/table/protocol";
import { useBalootWords } from "./card-words";
import type { Clock } from "./clock";
import { type Dealing, heldIn } from "./dealing";
import { placeFor } from "./layout";
import type { SeatShown } from "./seat";
import { saidBy, trickOnCarpet } from "./story";

/** What everybody at a table is called by whoever sits there. */
export function useNames(table: Pick<TableView, "seats">, own: Seat | null): (seat: Seat) => string {
  const seatName = useSeatName();
  const you = useTranslations("common")("you");
  const { seats } = table;
  return useCallback(
    (seat) => {
      if (seat === own) return you;
      const holder = seats[seat];
      return holder ? seatName(holder) : "";
    },
    [seats, own, you, seatName],
  );
}

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

  function words(): string {
    if (isAsked && phase !== "sheet") return t(phase === "sawa" ? "sawaAnswer" : "yourTurn");
    if (own !== null && isOn(own)) return t("standInFor");
    if (isWaiting && acting !== undefined) {
      const to = nextRaise(view);
      if (phase === "doubling" && to) return t(`waits.${to}`, { who: whoIsAsked() });
      if (phase === "priority") return t("waits.priority", { who: whoIsAsked() });
      if (phase === "lastCall") return t("lastCallText");
      if (phase === "sawa") return t("sawaWaits");
      return t("theirTurn", { name: name(acting) });
    }
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
  return { isWaiting, isOn, winner, words: words() };
}

/** Every seat as it is seen on the carpet. */
export function useSeatsShown({
  view,
  table,
  own,
  nameOf,
  clockOf,
  dealing,
  flagged,
  open,
  fallen,
  refuser,
  isSilent,
}: {
  view: BalootState;
  table: Pick<TableView, "seats">;
  own: Seat | null;
  nameOf: (seat: Seat) => string;
  clockOf: (seat: Seat) => Clock | null;
  /** How the cards come that are being dealt. */
  dealing: Dealing | null;
  /** Who has just broken the rules. */
  flagged: Seat | null;
  /** Whose cards lie open, and so need no counting. */
  open: Seat | null;
  /** What has fallen of an accepted claim that is played out just now. */
  fallen: readonly Card[] | null;
  /** Who has just refused a claim. */
  refuser: Seat | null;
  /** Nobody is heard saying anything. */
  isSilent: boolean;
}): SeatShown[] {
  const { t, contractName } = useBalootWords();
  const listed = useListed();
  const { deal, hands } = view;
  const us = sideOf(own ?? 0);
  return table.seats.flatMap((seat, who): SeatShown[] => {
    if (!seat) return [];
    const name = nameOf(who);
    const left = fallen && view.deals.at(-1)?.left[who]?.filter((card) => !fallen.includes(card));
    const count = (left ?? hands[who])?.length ?? 0;
    const bought = deal.contract?.buyer === who ? deal.contract : null;
    const clock = clockOf(who);
    const spoken = [
      t("seat", { name, count }),
      deal.dealer === who && t("dealer"),
      bought && t("buyer", { contract: contractName(bought) }),
      clock && t("turnOf"),
      (seat.standIn || seat.quit) && t("standIn"),
      seat.bot === null && !seat.quit && seat.presence !== "here" && t("away"),
      flagged === who && t("verdict.flag"),
    ];
    return [
      {
        seat,
        name,
        place: placeFor(own, who),
        spoken: listed(spoken),
        isUs: sideOf(who) === us,
        bought,
        held: heldIn(dealing, who, open === who ? 0 : count),
        clock,
        said: isSilent ? null : refuser === who ? { kind: "refused" } : saidBy(view, who),
      },
    ];
  });
}
