import { TurnLog } from "@/components/melds/log/turn-log";
import { useWordList } from "@/components/words/use-word-list";
import type { DhappaState, Turn } from "@/lib/rules/dhappa/state";
import type { Seat } from "@/lib/rules/game";
import type { SeatView } from "@/lib/table/wire/protocol";
import { meldRules } from "../seen";
import { useCardWords } from "../use-card-words";

/** What a turn came to, in the order in which it happened. */
export function useTurnWords(): (turn: Turn, who: "did" | "yours") => string {
  const { t, meldWords } = useCardWords();
  const listed = useWordList();
  return ({ pick, plays, burned, discard }, who) => {
    const laid = plays.reduce(
      (sum, play) => sum + ("cards" in play ? play.cards.length : play.action === "move" ? 0 : 1),
      0,
    );
    const freed = plays.filter(({ action }) => action === "exchange").length;
    const joined = plays.some(({ action }) => action === "link");
    return listed([
      pick.from === "pile" ? meldWords(`log.${who}.drew`) : t(`log.${who}.took`, { count: pick.cards.length }),
      laid > 0 && t(`log.${who}.laid`, { count: laid }),
      freed > 0 && t(`log.${who}.freed`, { count: freed }),
      joined && t(`log.${who}.joined`),
      burned > 0 ? t(`log.${who}.burned`, { count: burned }) : discard === null && meldWords(`log.${who}.kept`),
    ]);
  };
}

/** The last turns, newest first. */
export function DhappaLog({
  view,
  seats,
  own,
}: {
  view: DhappaState;
  seats: readonly (SeatView | null)[];
  own: Seat | null;
}) {
  const turnWords = useTurnWords();
  const { log, turn } = view;
  const turns = log.map((entry, index) => ({
    // The log keeps its end only, so a line is named by how many came after it.
    key: `${turn - (log.length - index)}`,
    ...{ seat: entry.seat, discard: entry.discard },
    did: turnWords(entry, entry.seat === own ? "yours" : "did"),
  }));
  return <TurnLog {...{ turns, seats, own }} rules={meldRules} />;
}
