import { TurnLog } from "@/components/melds/log/turn-log";
import { useWordList } from "@/components/words/use-word-list";
import type { Seat } from "@/lib/rules/game";
import { declarationOf } from "@/lib/rules/rummy/melds";
import type { RummyState, TurnTaken } from "@/lib/rules/rummy/state";
import type { SeatView } from "@/lib/table/wire/protocol";
import { meldRules } from "../seen";
import { useCardWords } from "../use-card-words";

/** Whether somebody made their first declaration in this turn. */
function isFirst({ declared, dealtAt, starter, hands }: RummyState, { seat, round }: TurnTaken): boolean {
  const players = hands.length;
  return declared[seat] === dealtAt + (round - 1) * players + ((seat - starter + players) % players);
}

/** What a turn came to, in the order in which it happened. */
export function useTurnWords(): (view: RummyState, turn: TurnTaken, who: "did" | "yours") => string {
  const { t, meldWords, shortCard } = useCardWords();
  const listed = useWordList();
  return (view, turn, who) => {
    const { picked, taken, laid, closed, discarded } = turn;
    const melds = laid.flatMap((step) => (step.action === "lay" ? step.melds : []));
    const first = isFirst(view, turn) ? laid.find((step) => step.action === "lay") : undefined;
    const later = melds.length - (first?.melds.length ?? 0);
    const extended = laid.filter(({ action }) => action === "extend").length;
    const freed = laid.filter(({ action }) => action === "exchange").length;
    return listed([
      taken && t(`log.${who}.took`, { card: shortCard(taken) }),
      !taken && picked === "pile" && meldWords(`log.${who}.drew`),
      first && t(`log.${who}.declared`, { points: declarationOf(first.melds).points }),
      later > 0 && t(`log.${who}.laid`, { count: later }),
      extended > 0 && t(`log.${who}.extended`, { count: extended }),
      freed > 0 && t(`log.${who}.freed`, { count: freed }),
      closed && t(`log.${who}.closed`),
      !closed && discarded === null && meldWords(`log.${who}.kept`),
    ]);
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
  const turnWords = useTurnWords();
  const turns = view.log.map((entry) => ({
    key: `${entry.round} ${entry.seat}`,
    ...{ seat: entry.seat, discard: entry.discarded },
    did: turnWords(view, entry, entry.seat === own ? "yours" : "did"),
  }));
  return <TurnLog {...{ turns, seats, own }} rules={meldRules} />;
}
