import { useIndices } from "@/components/melds/use-indices";
import { LogList } from "@/components/table/log/log-list";
import { useSeatName } from "@/components/table/seats/use-seat-name";
import type { DhappaState, Turn } from "@/lib/rules/dhappa/state";
import type { Seat } from "@/lib/rules/game";
import type { SeatView } from "@/lib/table/wire/protocol";
import { PackFaceOf } from "../art/pack-face";
import { useCardWords } from "../use-card-words";

/** What a turn came to, in the order in which it happened. */
export function useTurnWords(): (turn: Turn, who: "did" | "yours") => string {
  const { t } = useCardWords();
  return ({ pick, plays, burned, discard }, who) => {
    const laid = plays.reduce(
      (sum, play) => sum + ("cards" in play ? play.cards.length : play.action === "move" ? 0 : 1),
      0,
    );
    const freed = plays.filter(({ action }) => action === "exchange").length;
    const joined = plays.some(({ action }) => action === "link");
    return [
      pick.from === "pile" ? t(`log.${who}.drew`) : t(`log.${who}.took`, { count: pick.cards.length }),
      laid > 0 && t(`log.${who}.laid`, { count: laid }),
      freed > 0 && t(`log.${who}.freed`, { count: freed }),
      joined && t(`log.${who}.joined`),
      burned > 0 ? t(`log.${who}.burned`, { count: burned }) : discard === null && t(`log.${who}.kept`),
    ]
      .filter((part) => part !== false)
      .join(t("log.comma"));
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
  const { t, cardName } = useCardWords();
  const seatName = useSeatName();
  const turnWords = useTurnWords();
  const indices = useIndices();
  const { log, turn } = view;
  const lines = log
    .flatMap((entry, index) => {
      const seat = seats[entry.seat];
      if (!seat) return [];
      const isOwn = entry.seat === own;
      const line = {
        // The log keeps its end only, so a line is named by how many came after it.
        key: `${turn - (log.length - index)}`,
        seat,
        name: isOwn ? t("you") : seatName(seat),
        did: turnWords(entry, isOwn ? "yours" : "did"),
      };
      if (!entry.discard) return [line];
      const picture = (
        <>
          <span className="sr-only">{cardName(entry.discard)}</span>
          <span aria-hidden="true" className="block aspect-5/7 w-8.5 shrink-0">
            <PackFaceOf card={entry.discard} indices={indices} />
          </span>
        </>
      );
      return [{ ...line, picture }];
    })
    .reverse();
  return <LogList lines={lines} empty={t("log.empty")} />;
}
