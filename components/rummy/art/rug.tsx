import { memo } from "react";
import { WovenRug, woven } from "@/components/decor/woven-rug";

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

const rug = woven(cell, "rgb(138 82 40 / .18)", "#452A1C, #3D2418 55%, #2a180f");

/** The umber rug the melds lie on, woven at both ends. */
export const Rug = memo(function Rug({ thread }: { thread: number }) {
  return <WovenRug of={rug} thread={thread} />;
});
