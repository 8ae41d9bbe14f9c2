/** The seed of a day's deck, such as "2026-11-18": the same for everyone who plays that day. */
export function dailySeed(day: string): string {
  const bytes = new TextEncoder().encode(`majlis tiles of ${day}`).slice(0, 32);
  return [...bytes]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .padEnd(64, "0");
}
