import { inOrder } from "@/components/ui/in-order";
import type { Seat } from "@/lib/rules/game";
import styles from "./board.module.css";
import { Back } from "./card";
import type { Dealing } from "./dealing";
import type { Layout, Place } from "./layout";

/** The other hands being dealt: backs that fly from the deck to each seat, in the order of the deal. */
export function DealFlights({
  dealing,
  own,
  placeOf,
  layout,
}: {
  dealing: Dealing | null;
  /** Whose cards fly into the hand instead. */
  own: Seat | null;
  placeOf: (seat: Seat) => Place;
  layout: Layout;
}) {
  if (!dealing) return null;
  const { center } = layout.plane;
  return (
    <div aria-hidden="true" className="contents">
      {inOrder(
        dealing.flights.filter(({ seat }) => seat !== own),
        ({ seat, at }) => {
          const place = placeOf(seat);
          const { x, y } = layout.seats[place];
          return (
            <span
              data-flying={place}
              className={`${styles.dealt} z-(--z-seats)`}
              style={{
                left: x - 15,
                top: y - 21,
                animationDelay: `${at}ms`,
                ["--from-x" as string]: `${center.x - x}px`,
                ["--from-y" as string]: `${center.y - y}px`,
              }}
            >
              <Back />
            </span>
          );
        },
      )}
    </div>
  );
}
