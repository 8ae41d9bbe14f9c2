import { memo } from "react";

const FRINGE = "repeating-linear-gradient(90deg, #B6A48C 0 2px, transparent 2px 5px)";
const [wool, brass, rust, umber, dark] = ["#E6D8BA", "#DDAA4E", "#8A5228", "#4D2F20", "#1C100B"];

/** The colour of each cell of the rug's woven end, 16 cells to a repeat: lines of grains, and stepped hills between threads. */
function cell(x: number, y: number): string {
  if (y === 0 || y === 6 || y === 14) return brass;
  if (y === 1 || y === 5) return dark;
  if (y < 5) return (x + (y === 3 ? 2 : 0)) % 4 < 2 ? wool : dark;
  if (y > 14) return y === 15 ? dark : wool;
  const out = Math.floor(Math.abs(x - 7.5));
  const rise = y - 7;
  if (out <= rise - 4) return umber;
  if (out <= rise) return rise > 4 ? rust : brass;
  return dark;
}

const WIDE = 16;
const HIGH = 17;
const rows = Array.from({ length: HIGH }, (_, y) => Array.from({ length: WIDE }, (_, x) => cell(x, y)));
const drawn = rows
  .flatMap((row, y) => row.map((colour, x) => `<rect x='${x}' y='${y}' width='1.02' height='1.02' fill='${colour}'/>`))
  .join("");
const band = `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${WIDE} ${HIGH}' shape-rendering='crispEdges'>${drawn}</svg>`)}")`;

const lattice = [45, -45]
  .map((angle) => `repeating-linear-gradient(${angle}deg, rgb(138 82 40 / .18) 0 1px, transparent 1px 28px)`)
  .join();
const field = `${lattice}, radial-gradient(ellipse 80% 70% at 50% 45%, #452A1C, #3D2418 55%, #2a180f)`;

/** The umber rug the melds lie on, woven at both ends. */
export const Rug = memo(function Rug({ thread }: { thread: number }) {
  const end = { height: HIGH * thread, backgroundImage: band, backgroundSize: `${WIDE * thread}px ${HIGH * thread}px` };
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-hidden">
      <div className="absolute inset-x-0 top-0 h-3" style={{ background: FRINGE }} />
      <div className="absolute inset-x-0 top-3 bottom-0" style={{ background: field }} />
      <div className="absolute inset-x-0 top-3" style={end} />
      <div className="absolute inset-x-0 bottom-0 -scale-y-100" style={end} />
    </div>
  );
});
