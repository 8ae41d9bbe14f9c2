import { useId } from "react";
import { classes } from "@/components/ui/classes";
import { type LeagueId, leagueWeaves } from "./weaves";
import { bandOf, markOf } from "./woven";

/** Below this edge in px a mark is woven on 12 cells. */
const SMALL = 36;

/** A league's woven mark, at a whole multiple of 12 px. Without a label its name stands beside it. */
export function LeagueMark({
  league,
  size,
  label,
  isProvisional = false,
  className,
}: {
  league: LeagueId;
  size: number;
  label?: string;
  /** Nobody knows yet: it has a dashed frame. */
  isProvisional?: boolean;
  className?: string;
}) {
  const isSmall = size < SMALL;
  const cells = isSmall ? 12 : 24;
  const mark = (
    <svg
      viewBox={`0 0 ${cells} ${cells}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
      className={classes("shrink-0", className)}
    >
      {markOf(leagueWeaves[league], isSmall).map(({ colour, d }) => (
        <path key={colour} d={d} fill={colour} />
      ))}
    </svg>
  );
  if (!isProvisional) return mark;
  return (
    <span className="inline-grid shrink-0 place-items-center rounded-control border-2 border-sand border-dashed p-1.5">
      {mark}
    </span>
  );
}

const ROWS = 9;
const REPEAT = 12;

/** A league's band as it is woven, along the whole of its place, from where reading begins. */
export function LeagueBand({ league, cell = 2, className }: { league: LeagueId; cell?: number; className?: string }) {
  const cloth = useId();
  return (
    <svg
      aria-hidden="true"
      height={ROWS * cell}
      shapeRendering="crispEdges"
      className={classes("mirrored block w-full", className)}
    >
      <defs>
        <pattern
          id={cloth}
          width={REPEAT * cell}
          height={ROWS * cell}
          patternUnits="userSpaceOnUse"
          viewBox={`0 0 ${REPEAT} ${ROWS}`}
        >
          {bandOf(leagueWeaves[league]).map(({ colour, d }) => (
            <path key={colour} d={d} fill={colour} />
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${cloth})`} />
    </svg>
  );
}
