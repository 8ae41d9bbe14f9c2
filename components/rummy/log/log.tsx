import { useIndices } from "@/components/melds/use-indices";
import { LogList } from "@/components/table/log/log-list";
import { useSeatName } from "@/components/table/seats/use-seat-name";
import type { Seat } from "@/lib/rules/game";
import { declarationOf } from "@/lib/rules/rummy/melds";
import type { RummyState, TurnTaken } from "@/lib/rules/rummy/state";
import type { SeatView } from "@/lib/table/wire/protocol";
import { PackFaceOf } from "../art/pack-face";
import { useCardWords } from "../use-card-words";

/** Whether somebody made their first declaration in this turn. */
function isFirst({ declared, dealtAt, starter, hands }: RummyState, { seat, round }: TurnTaken): boolean {
  const players = hands.length;
  return declared[seat] === dealtAt + (round - 1) * players + ((seat - starter + players) % players);
}

/** What a turn came to, in the order in which it happened. */
export function useTurnWords(): (view: RummyState, turn: TurnTaken, who: "did" | "yours") => string {
  const { t, shortCard } = useCardWords();
  return (view, turn, who) => {
    const { picked, taken, laid, closed, discarded } = turn;
    const melds = laid.flatMap((step) => (step.action === "lay" ? step.melds : []));
    const first = isFirst(view, turn) ? laid.find((step) => step.action === "lay") : undefined;
    const later = melds.length - (first?.melds.length ?? 0);
    const extended = laid.filter(({ action }) => action === "extend").length;
    const freed = laid.filter(({ action }) => action === "exchange").length;
    return [
      taken && t(`log.${who}.took`, { card: shortCard(taken) }),
      !taken && picked === "pile" && t(`log.${who}.drew`),
      first && t(`log.${who}.declared`, { points: declarationOf(first.melds).points }),
      later > 0 && t(`log.${who}.laid`, { count: later }),
      extended > 0 && t(`log.${who}.extended`, { count: extended }),
      freed > 0 && t(`log.${who}.freed`, { count: freed }),
      closed && t(`log.${who}.closed`),
      !closed && discarded === null && t(`log.${who}.kept`),
    ]
      .filter((part) => typeof part === "string")
      .join(t("comma"));
  };
}

/** The last turns of a deal, newest first. */
export function RummyLog({
  view,
  seats,
  own,
}: {
  view: RummyState;
  seats: readonly (SeatView | null)[];
  own: Seat | null;
}) {
  const { t, cardName } = useCardWords();
  const seatName = useSeatName();
  const turnWords = useTurnWords();
  const indices = useIndices();
  const lines = view.log
    .flatMap((entry) => {
      const seat = seats[entry.seat];
      if (!seat) return [];
      const isOwn = entry.seat === own;
      const line = {
        key: `${entry.round} ${entry.seat}`,
        seat,
        name: isOwn ? t("you") : seatName(seat),
        did: turnWords(view, entry, isOwn ? "yours" : "did"),
      };
      if (!entry.discarded) return [line];
      const picture = (
        <>
          <span className="sr-only">{cardName(entry.discarded)}</span>
          <span aria-hidden="true" className="block aspect-5/7 w-8.5 shrink-0">
            <PackFaceOf card={entry.discarded} indices={indices} />
          </span>
        </>
      );
      return [{ ...line, picture }];
    })
    .reverse();
  return <LogList lines={lines} empty={t("log.empty")} />;
}
