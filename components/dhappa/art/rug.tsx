import { memo } from "react";

const FRINGE = "repeating-linear-gradient(90deg, #B6A48C 0 2px, transparent 2px 5px)";
const [wool, brass, green, deep, dark] = ["#E6D8BA", "#DDAA4E", "#2B7A5C", "#21463E", "#0E1512"];

/** The colour of each cell of the rug's woven end, 16 cells to a repeat: two lines of grains between threads, and palms in a row. */
function cell(x: number, y: number): string {
  if (y === 0 || y === 5) return brass;
  if (y < 5) return (x + (y === 2 ? 2 : 0)) % 4 < 2 && y !== 1 && y !== 4 ? wool : y === 3 && x % 4 > 1 ? green : dark;
  if (y === 14) return wool;
  if (y > 14) return y === 16 ? brass : dark;
  const out = Math.floor(Math.abs(x - 7.5));
  const rise = y - 6;
  if (out < rise - 3) return brass;
  if (out <= rise) return green;
  return (x + y) % 8 === 0 ? deep : dark;
}

const WIDE = 16;
const HIGH = 17;
const rows = Array.from({ length: HIGH }, (_, y) => Array.from({ length: WIDE }, (_, x) => cell(x, y)));
const drawn = rows
  .flatMap((row, y) => row.map((colour, x) => `<rect x='${x}' y='${y}' width='1.02' height='1.02' fill='${colour}'/>`))
  .join("");
const band = `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${WIDE} ${HIGH}' shape-rendering='crispEdges'>${drawn}</svg>`)}")`;

const lattice = [45, -45]
  .map((angle) => `repeating-linear-gradient(${angle}deg, rgb(43 122 92 / .16) 0 1px, transparent 1px 28px)`)
  .join();
const field = `${lattice}, radial-gradient(ellipse 80% 70% at 50% 45%, #1C3D36, #183530 55%, #0f2420)`;

/** The green rug the boards lie on, woven at both ends. */
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
