/** Which way round play goes. */
export type Turning = "clockwise" | "counterClockwise";

/** Where a seat lies, in percent of the carpet's box: one's own nearest, the others in playing order. */
export function placeOnCarpet(
  seat: number,
  nearest: number,
  count: number,
  turning: Turning,
): { left: string; top: string } {
  const way = turning === "clockwise" ? -1 : 1;
  const angle = (2 * Math.PI * ((seat - nearest + count) % count)) / count;
  // A round as square as the carpet, so that seats at its sides keep their distance.
  const down = Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.75;
  // Far seats stand closer together, as the carpet does.
  const across = 42 + down * 6;
  return { left: `${50 + way * Math.sin(angle) * across}%`, top: `${49 + down * 47}%` };
}
