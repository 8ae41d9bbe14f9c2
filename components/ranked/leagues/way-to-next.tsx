import { LeagueBand } from "./league-mark";
import type { LeagueId } from "./weaves";

/** Threads that are not woven yet. */
const WARP = "repeating-linear-gradient(var(--color-well) 0 1px, var(--color-warp) 1px 2px)";

/** The way to the next league: the band of one's own as far as it is woven, a brass thread, and bare warp. Words beside it say the same. */
export function WayToNext({ league, done }: { league: LeagueId; done: number }) {
  const share = `${Math.round(Math.min(1, Math.max(0, done)) * 1000) / 10}%`;
  return (
    <div aria-hidden="true" className="relative h-4.5 overflow-hidden rounded-[3px]" style={{ background: WARP }}>
      <div
        className="relative h-full overflow-hidden transition-[inline-size] duration-700 ease-in-out motion-reduce:transition-none"
        style={{ inlineSize: share, minInlineSize: "0.375rem" }}
      >
        <LeagueBand league={league} />
        {done < 1 && <span className="absolute inset-y-0 end-0 w-0.5 bg-brass-1" />}
      </div>
    </div>
  );
}
