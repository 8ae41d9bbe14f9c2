import { memo, useDeferredValue, useRef } from "react";
import { isStill } from "@/components/flight/flight";
import { useOnChangeBeforePaint } from "@/components/ui/hooks/use-on-change";
import { keyedByIndex } from "@/components/ui/keyed-by-index";
import type { Seat } from "@/lib/rules/game";
import { Back } from "../cards/card";
import type { Layout, Place } from "../layout/layout";
import { dealTo } from "./card-motion";
import type { Dealing } from "./dealing";

const WIDTH = 30;

/** The other hands being dealt: backs that fly from the deck to each seat, in the order of the deal. */
export const DealFlights = memo(function DealFlights({
  dealing: now,
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
  const all = useRef<HTMLDivElement>(null);
  // One's own cards come first: all at once would be too much for one frame of a slow phone.
  const dealing = useDeferredValue(now, null);
  const others = dealing?.flights.filter(({ seat }) => seat !== own) ?? [];
  const { center } = layout.plane;
  useOnChangeBeforePaint([dealing], () => {
    if (isStill()) return;
    const cards = all.current?.querySelectorAll<HTMLElement>("[data-flying]") ?? [];
    const flights = [...cards].flatMap((card, index) => {
      const flight = others[index];
      if (!flight) return [];
      const { x, y } = layout.seats[placeOf(flight.seat)];
      return [dealTo(card, { x: center.x - x, y: center.y - y }, flight.at)];
    });
    return () => {
      for (const flight of flights) flight.cancel();
    };
  });
  if (!dealing) return null;
  return (
    <div ref={all} aria-hidden="true" className="contents">
      {keyedByIndex(others, ({ seat }) => {
        const place = placeOf(seat);
        const { x, y } = layout.seats[place];
        return (
          <span
            data-flying={place}
            className="absolute z-(--z-seats) aspect-[5/7] opacity-0"
            style={{ width: WIDTH, left: x - WIDTH / 2, top: y - (WIDTH * 7) / 10 }}
          >
            <Back />
          </span>
        );
      })}
    </div>
  );
});
