import { useEffect, useMemo, useRef } from "react";
import type { CardId, HandLayout } from "@/components/hand/layout";
import type { Point } from "@/components/table/seats/where-others-sit";

/** No more slots of a hand are seen on their way at once. */
const MOST_IN_FLIGHT = 20;

type Places = ReadonlyMap<CardId, Point>;

/** Of slots that come to lie elsewhere, those that are there at once: where more move than can be followed, the ones that move least. */
export function jumpingOf(before: Places, after: Places): ReadonlySet<CardId> {
  const ways = [...after].flatMap(([id, { x, y }]) => {
    const was = before.get(id);
    const way = was ? Math.hypot(x - was.x, y - was.y) : 0;
    return way > 0 ? [{ id, way }] : [];
  });
  ways.sort((one, other) => other.way - one.way);
  return new Set(ways.slice(MOST_IN_FLIGHT).map(({ id }) => id));
}

/** The slots that do not glide to where they lie since the hand was laid out last. */
export function useJumping(order: readonly CardId[], { places }: HandLayout): ReadonlySet<CardId> {
  const lay = useRef<Places>(new Map());
  const lies = useMemo(
    () =>
      new Map(
        order.flatMap((id, slot) => {
          const place = places[slot];
          return place ? [[id, place] as const] : [];
        }),
      ),
    [order, places],
  );
  const jumping = useMemo(() => jumpingOf(lay.current, lies), [lies]);
  useEffect(() => {
    lay.current = lies;
  }, [lies]);
  return jumping;
}
