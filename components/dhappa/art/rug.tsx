import { memo } from "react";
import { WovenRug, woven } from "@/components/decor/woven-rug";

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

const rug = woven(cell, "rgb(43 122 92 / .16)", "#1C3D36, #183530 55%, #0f2420");

/** The green rug the boards lie on, woven at both ends. */
export const Rug = memo(function Rug({ thread }: { thread: number }) {
  return <WovenRug of={rug} thread={thread} />;
});
