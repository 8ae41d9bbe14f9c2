import { memo, useDeferredValue } from "react";
import type { BalootState } from "@/lib/rules/baloot";
import styles from "./board.module.css";
import { Back } from "./card";
import type { Layout } from "./layout";

/** The other hands being dealt: backs that fly from the middle to each seat. */
export const DealFlights = memo(function DealFlights({
  phase,
  count,
  layout,
}: {
  phase: BalootState["phase"];
  count: number;
  layout: Layout;
}) {
  // One's own cards come first: all at once would be too much for one frame of a slow phone.
  const dealing = useDeferredValue(phase, null);
  if (dealing !== "dealt" && dealing !== "ready") return null;
  const { center } = layout.plane;
  const cards = dealing === "dealt" ? 5 : 3;
  return (
    <div aria-hidden="true" className="contents" key={`${dealing}-${count}`}>
      {(["east", "north", "west"] as const).flatMap((place, seat) =>
        [0, 1, 2, 3, 4].slice(0, cards).map((card) => {
          const at = layout.seats[place];
          return (
            <span
              key={`${place}-${card}`}
              className={`${styles.dealt} z-(--z-seats)`}
              style={{
                left: at.x - 15,
                top: at.y - 21,
                animationDelay: `${50 * (card * 3 + seat)}ms`,
                ["--from-x" as string]: `${center.x - at.x}px`,
                ["--from-y" as string]: `${center.y - at.y}px`,
              }}
            >
              <Back />
            </span>
          );
        }),
      )}
    </div>
  );
});
