/** What the witness saw during one part of a storm. */
interface Seen {
  readonly part: string;
  readonly p99: number;
}

/** Times what the machine takes by itself that a move may take next to any part. */
const MOST = 1.5;
export const QUIET = "quiet";
/** A storm that goes by the house: what it takes from people at play is the machine's doing and the kit's. */
export const ECHO = "of an echo";

const isYardstick = ({ part }: Seen) => part === QUIET || part.endsWith(ECHO);

/** What every part is measured by: the worse of quiet and the echo. */
export const yardstick = (parts: readonly Seen[]): number =>
  Math.max(0, ...parts.filter(isYardstick).map(({ p99 }) => p99));

/** The parts during which people were served too slowly, a sentence each. */
export function slow(parts: readonly Seen[]): string[] {
  const most = MOST * yardstick(parts);
  return parts
    .filter((seen) => !isYardstick(seen) && seen.p99 > most)
    .map(({ part, p99 }) => `${part}: a p99 of ${p99} ms, where ${Math.round(10 * most) / 10} ms may be`);
}
