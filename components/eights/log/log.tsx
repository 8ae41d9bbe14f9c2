import { LogList } from "@/components/table/log/log-list";
import { useSeatName } from "@/components/table/seats/use-seat-name";
import type { EightsState } from "@/lib/rules/eights";
import type { Seat } from "@/lib/rules/game";
import type { SeatView } from "@/lib/table/wire/protocol";
import { deedOf, useCardWords } from "../card-words";
import { CardBox } from "../center/card-box";

/** The game's last happenings, newest first. */
export function EightsLog({
  view,
  seats,
  own,
}: {
  view: EightsState;
  seats: readonly (SeatView | null)[];
  own: Seat | null;
}) {
  const { t, details, cardLabel } = useCardWords();
  const seatName = useSeatName();
  const you = t("you");
  const { log, turns } = view;
  const lines = log
    .flatMap((entry, index) => {
      const seat = seats[entry.seat];
      if (!seat) return [];
      const isOwn = entry.seat === own;
      const deed = deedOf(entry, log[index - 1]);
      const card = entry.did === "played" ? entry.card : null;
      const line = {
        // The log keeps its end only, so a line is named by how many came after it.
        key: `${turns - (log.length - index)}-${entry.seat}-${entry.did}`,
        seat,
        name: isOwn ? you : seatName(seat),
        did: t(`log.${isOwn ? "yours" : "did"}.${deed}`, details(entry)),
      };
      if (!card) return [line];
      const picture = (
        <>
          <span className="sr-only">{cardLabel(card)}</span>
          <CardBox card={card} width="2.125rem" className="shrink-0" />
        </>
      );
      return [{ ...line, picture }];
    })
    .reverse();
  return <LogList lines={lines} empty={t("log.empty")} />;
}
