const FRINGE = "repeating-linear-gradient(90deg, #B6A48C 0 2px, transparent 2px 5px)";
const WIDE = 16;
const HIGH = 17;

/** What a rug is drawn of. */
interface Woven {
  readonly band: string;
  readonly field: string;
}

/** A rug of these colours: of each cell of its woven end, 16 cells to a repeat and 17 high, of its lattice and its ground. */
export function woven(cell: (x: number, y: number) => string, lattice: string, ground: string): Woven {
  const drawn = Array.from({ length: HIGH }, (_, y) =>
    Array.from(
      { length: WIDE },
      (_, x) => `<rect x='${x}' y='${y}' width='1.02' height='1.02' fill='${cell(x, y)}'/>`,
    ).join(""),
  ).join("");
  const threads = [45, -45].map(
    (angle) => `repeating-linear-gradient(${angle}deg, ${lattice} 0 1px, transparent 1px 28px)`,
  );
  return {
    band: `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${WIDE} ${HIGH}' shape-rendering='crispEdges'>${drawn}</svg>`)}")`,
    field: `${threads.join()}, radial-gradient(ellipse 80% 70% at 50% 45%, ${ground})`,
  };
}

/** A rug under all that is laid on it, woven at both ends. */
export function WovenRug({ of, thread }: { of: Woven; thread: number }) {
  const end = {
    height: HIGH * thread,
    backgroundImage: of.band,
    backgroundSize: `${WIDE * thread}px ${HIGH * thread}px`,
  };
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-hidden">
      <div className="absolute inset-x-0 top-0 h-3" style={{ background: FRINGE }} />
      <div className="absolute inset-x-0 top-3 bottom-0" style={{ background: of.field }} />
      <div className="absolute inset-x-0 top-3" style={end} />
      <div className="absolute inset-x-0 bottom-0 -scale-y-100" style={end} />
    </div>
  );
}
