import { ResultAtTable } from "@/components/ranked/result/result-at-table";
import { type BalootState, otherSide, type Side } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import type { TableView } from "@/lib/table/wire/protocol";
import { useBalootWords } from "../cards/card-words";

/** The end of a ranked match, for one of its four: it is about points. */
export default function RankedVictory({
  view,
  us,
  own,
  table,
  onTricks,
  leave,
}: {
  view: BalootState;
  us: Side;
  own: Seat;
  table: TableView;
  onTricks: () => void;
  leave: () => void;
}) {
  const { t } = useBalootWords();
  const { scores, winner, deals } = view;
  if (winner === null) return null;
  return (
    <ResultAtTable
      title={t(winner === us ? "victory.youWin" : "victory.youLose")}
      scores={[scores[us], scores[otherSide(us)]]}
      hands={deals.length}
      table={table}
      own={own}
      onMatch={onTricks}
      leave={leave}
    />
  );
}
