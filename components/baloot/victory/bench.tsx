import { type PersonId, persons } from "@/components/cards/person-ids";
import { useBotFace } from "@/components/table/seats/bot-faces";
import { PlayerPicture } from "@/components/table/seats/player-picture";
import { classes } from "@/components/ui/classes";
import type { Seat } from "@/lib/rules/game";
import type { SeatView, TableView } from "@/lib/table/wire/protocol";
import styles from "./bench.module.css";
import type { Told } from "./who-won";

export interface BenchProps {
  readonly told: Told;
  /** From the left; the middle ones have won. */
  readonly seats: readonly [Seat, Seat, Seat, Seat];
  readonly table: TableView;
  readonly nameOf: (seat: Seat) => string;
}

const isPerson = (id: string): id is PersonId => id in persons;

/** Somebody behind the bolster: to the breast where they have a face, else their emblem as a medallion on it. */
function Bust({ seat }: { seat: SeatView }) {
  const own = isPerson(seat.avatar) ? seat.avatar : null;
  const person = useBotFace(seat) ?? (seat.bot ? null : own);
  if (person)
    return (
      <svg viewBox="0 0 208 178" aria-hidden="true" className="size-full">
        <image href={`/art/busts/${person}.svg`} width="208" height="178" />
      </svg>
    );
  return (
    <span className={styles.medallion}>
      <PlayerPicture seat={seat} size="100%" quiet={false} />
    </span>
  );
}

/** The four of the table behind a bolster, with their names on it: who has won in the middle, large and lit. */
export function Bench({ told, seats, table, nameOf }: BenchProps) {
  return seats.map((number, index) => {
    const seat = table.seats[number];
    if (!seat) return null;
    const isWinner = index === 1 || index === 2;
    return (
      <span key={number} data-bench={isWinner ? "won" : "lost"} data-from={index} className={styles.place}>
        <span className={styles.bust}>
          {isWinner && told !== "lost" && <span className={styles.halo} />}
          <span className={classes(styles.rises, told !== "lost" && (isWinner ? styles.lifted : styles.shaded))}>
            <Bust seat={seat} />
          </span>
        </span>
        <bdi
          className={classes(
            styles.name,
            isWinner && (told === "lost" ? styles.theirs : styles.ours),
            "font-extrabold",
          )}
        >
          {nameOf(number)}
        </bdi>
      </span>
    );
  });
}
