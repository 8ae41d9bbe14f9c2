import { useWordList } from "@/components/words/use-word-list";
import { type BalootState, type Card, sideOf } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import type { SeatView, TableView } from "@/lib/table/wire/protocol";
import { type Said, saidBy } from "../bubbles/said";
import { useBalootWords } from "../cards/card-words";
import { type Dealing, heldIn } from "../flight/dealing";
import { placeFor } from "../layout/layout";
import type { Clock } from "../turn/clock";
import type { SeatShown } from "./other-seat";

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
  const wordsOf = useSeatWords(view);
  const { deal, hands } = view;
  const us = sideOf(own ?? 0);
  const countOf = (who: Seat): number => {
    const left = fallen && view.deals.at(-1)?.left[who]?.filter((card) => !fallen.includes(card));
    return (left ?? hands[who])?.length ?? 0;
  };
  const saidOf = (who: Seat): Said | null => {
    if (isSilent) return null;
    return refuser === who ? { kind: "refused" } : saidBy(view, who);
  };
  return table.seats.flatMap((seat, who): SeatShown[] => {
    if (!seat) return [];
    const name = nameOf(who);
    const count = countOf(who);
    const clock = clockOf(who);
    return [
      {
        seat,
        name,
        place: placeFor(own, who),
        spoken: wordsOf(who, seat, { name, count, isOn: clock !== null, isFlagged: flagged === who }),
        isUs: sideOf(who) === us,
        bought: deal.contract?.buyer === who ? deal.contract : null,
        held: heldIn(dealing, who, open === who ? 0 : count),
        clock,
        said: saidOf(who),
      },
    ];
  });
}

/** Everything about a seat in words: whose it is, how many cards it holds, and what it has to do with the hand and the turn. */
function useSeatWords({ deal }: BalootState) {
  const { t, contractName } = useBalootWords();
  const listed = useWordList();
  return (
    who: Seat,
    { standIn, quit, bot, presence }: SeatView,
    { name, count, isOn, isFlagged }: { name: string; count: number; isOn: boolean; isFlagged: boolean },
  ): string =>
    listed([
      t("seat", { name, count }),
      deal.dealer === who && t("dealer"),
      deal.contract?.buyer === who && t("buyer", { contract: contractName(deal.contract) }),
      isOn && t("turnOf"),
      (standIn || quit) && t("standIn"),
      bot === null && !quit && presence !== "here" && t("away"),
      isFlagged && t("verdict.flag"),
    ]);
}
