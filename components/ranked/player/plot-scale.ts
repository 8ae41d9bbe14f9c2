import { leagues } from "@/lib/ranked/leagues";

/** What was known of somebody's points at an instant. */
export interface PlotPoint {
  readonly at: number;
  readonly points: number;
  /** How far off they may be. */
  readonly spread: number;
}

/** A place in a plot, both from 0 to 100: from the left, and from the top. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A league's part of the height. */
interface Zone {
  readonly league: (typeof leagues)[number]["id"];
  readonly top: number;
  readonly bottom: number;
}

/** Points over time, laid out on a field of 100 by 100. */
interface PlotLayout {
  readonly line: readonly Spot[];
  /** As far up and down as they may be off. */
  readonly veil: readonly { readonly x: number; readonly high: number; readonly low: number }[];
  readonly levels: readonly { readonly points: number; readonly y: number; readonly isThreshold: boolean }[];
  readonly zones: readonly Zone[];
  readonly best: number;
  readonly days: readonly { readonly at: number; readonly x: number }[];
}

const STEP = 100;
const DAY_MS = 86_400_000;
/** No more days are named under a plot. */
const DAYS = 5;
/** Where points hardly move a plot does not make mountains of it. */
const LEAST = 200;

/** Lays out points over time; null where there are none yet. */
export function plotOf(history: readonly PlotPoint[]): PlotLayout | null {
  const [first] = history;
  const last = history.at(-1);
  if (!first || !last) return null;
  const all = history.map(({ points }) => points);
  let low = Math.floor((Math.min(...all) - STEP / 5) / STEP) * STEP;
  const high = Math.max(Math.ceil((Math.max(...all) + STEP / 5) / STEP) * STEP, low + LEAST);
  low = Math.max(0, low);
  const span = Math.max(1, last.at - first.at);
  const x = (at: number) => (history.length === 1 ? 50 : (100 * (at - first.at)) / span);
  const y = (points: number) => (100 * (high - points)) / (high - low);
  const inside = (points: number) => Math.min(100, Math.max(0, y(points)));
  const count = (high - low) / STEP;
  const every = Math.ceil(count / 5) * STEP;
  const levels = Array.from({ length: Math.floor((high - low) / every) + 1 }, (_, step) => low + step * every).filter(
    (points) => points < high,
  );
  const zones = leagues.flatMap(({ id, from }, order): readonly Zone[] => {
    const to = leagues[order + 1]?.from ?? Number.POSITIVE_INFINITY;
    return to <= low || from >= high ? [] : [{ league: id, top: inside(to), bottom: inside(from) }];
  });
  const days = Math.max(1, Math.ceil(span / DAY_MS / DAYS));
  const named = Array.from({ length: DAYS }, (_, step) => first.at + step * days * DAY_MS).filter(
    (at) => at === first.at || at < last.at - span / (3 * DAYS),
  );
  return {
    line: history.map(({ at, points }) => ({ x: x(at), y: y(points) })),
    veil: history.map(({ at, points, spread }) => ({
      x: x(at),
      high: inside(points + spread),
      low: inside(points - spread),
    })),
    levels: levels.map((points) => ({
      points,
      y: y(points),
      isThreshold: leagues.some(({ from }) => from === points),
    })),
    zones,
    best: all.indexOf(Math.max(...all)),
    days: named.map((at) => ({ at, x: x(at) })),
  };
}
