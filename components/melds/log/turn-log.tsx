import { LogList } from "@/components/table/log/log-list";
import { useSeatName } from "@/components/table/seats/use-seat-name";
import type { Seat } from "@/lib/rules/game";
import type { PackCard } from "@/lib/rules/packs";
import type { SeatView } from "@/lib/table/wire/protocol";
import { PackFace } from "../art/pack-face";
import type { MeldRules } from "../hand/slots";
import { useIndices } from "../use-indices";
import { useMeldWords } from "../use-meld-words";

/** A turn as the log has it: what it came to, and the card that ended it. */
interface TurnLine {
  readonly key: string;
  readonly seat: Seat;
  readonly did: string;
  readonly discard: PackCard | null;
}

/** The last turns, newest first. */
export function TurnLog({
  turns,
  seats,
  own,
  rules,
}: {
  /** In the order in which they were played. */
  turns: readonly TurnLine[];
  seats: readonly (SeatView | null)[];
  own: Seat | null;
  rules: MeldRules;
}) {
  const { t, cardName } = useMeldWords();
  const seatName = useSeatName();
  const indices = useIndices();
  const lines = turns
    .flatMap(({ key, seat: number, did, discard }) => {
      const seat = seats[number];
      if (!seat) return [];
      const line = { key, seat, did, isLong: true, name: number === own ? t("you") : seatName(seat) };
      if (!discard) return [line];
      const picture = (
        <>
          <span className="sr-only">{cardName(discard)}</span>
          <span aria-hidden="true" className="block aspect-5/7 w-8.5 shrink-0">
            <PackFace card={discard} rules={rules} indices={indices} />
          </span>
        </>
      );
      return [{ ...line, picture }];
    })
    .reverse();
  return <LogList lines={lines} empty={t("log.empty")} />;
}
