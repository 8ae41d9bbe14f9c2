import { seatAnchor } from "@/components/flight/anchors";
import { usePresence } from "@/components/table/seats/presence";
import { SeatBadge } from "@/components/table/seats/seat-badge";
import { useSeatName } from "@/components/table/seats/use-seat-name";
import { type Round, type SeatSizeName, seatSizes } from "@/components/table/seats/where-others-sit";
import { Chip } from "@/components/ui/chip";
import { useWordList } from "@/components/words/use-word-list";
import type { Seat } from "@/lib/rules/game";
import type { SeatView } from "@/lib/table/wire/protocol";
import { MiniFan } from "./art/mini-fan";
import { useCardWords } from "./card-words";

const pills: Record<SeatSizeName, { pill: string; fan: number }> = {
  large: { pill: "h-7.5 px-3 text-lg", fan: 24 },
  medium: { pill: "h-6.5 px-2.5 text-lg", fan: 22 },
  small: { pill: "h-5.5 px-2 text-sm", fan: 15 },
};

/** The others in turn order round the table, how many cards they hold, and whose turn it is. */
export function Opponents({
  round,
  scale,
  seats,
  order,
  cards,
  current,
  deadline,
  totalMs,
  partner,
}: {
  round: Round;
  /** How much larger everything is than on an ordinary screen. */
  scale: number;
  seats: readonly (SeatView | null)[];
  /** Their seats, clockwise from one's left. */
  order: readonly Seat[];
  cards: readonly number[];
  current: Seat | null;
  deadline: number | null;
  totalMs: number;
  /** Who plays with oneself, where two play together. */
  partner: Seat | null;
}) {
  const listed = useWordList();
  const { t } = useCardWords();
  const seatName = useSeatName();
  const presence = usePresence();
  const { size, room } = round;
  return (
    <ul aria-label={t("opponents")} data-round="" className="unmirrored">
      {order.map((number, index) => {
        const [seat, at] = [seats[number], round.seats[index]];
        if (!seat || !at) return null;
        const name = seatName(seat);
        const count = cards[number] ?? 0;
        const isTurn = number === current;
        const state = seat.quit ? t("quit") : seat.bot ? t("bot") : presence(seat)?.said;
        const isPartner = number === partner;
        const spoken = listed([t("seat", { name, count }), isPartner && t("partner"), isTurn && t("seatTurn"), state]);
        return (
          <SeatBadge
            key={seat.id}
            seat={seat}
            name={name}
            spoken={spoken}
            size={size}
            scale={scale}
            at={at}
            room={Math.min(room, seatSizes[size].width * scale)}
            turn={isTurn ? { deadline, totalMs } : null}
            anchor={seatAnchor(number)}
          >
            {isPartner && (
              <Chip className="absolute top-0" tone="brass">
                {t("partner")}
              </Chip>
            )}
            {seat.quit ? (
              <Chip className="mt-0.5">{t("quit")}</Chip>
            ) : count === 1 ? (
              <Chip
                tone="madder"
                className={size === "small" ? "mt-0.5 rounded-full" : "mt-1 min-h-6.5 rounded-full px-2.5 text-base"}
              >
                {t("lastCard")}
              </Chip>
            ) : (
              <span
                className={`mt-1 flex items-center gap-1.5 rounded-full border border-hairline/60 bg-night/75 font-extrabold text-strong tabular-nums ${pills[size].pill}`}
              >
                <MiniFan count={count} height={pills[size].fan * scale} />
                {count}
              </span>
            )}
          </SeatBadge>
        );
      })}
    </ul>
  );
}
