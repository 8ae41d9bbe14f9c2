import * as z from "zod/mini";
import { Code } from "@/lib/table/protocol";
import { stored, useStored } from "./stored";

/** How this device came to a table: opening it, opening it for a game against bots that then goes on, being sent to play with anybody, or following a code. */
const ways = ["friends", "bots", "alone", "public", "code"] as const;
export type Way = (typeof ways)[number];

const KEPT = 12;

/** A game one has a seat in, as it stood when one was there last. */
const Underway = z.object({ game: z.string(), at: z.number() });
/** After this long one has forgotten it oneself. */
const MEMORY_MS = 24 * 3_600_000;

/** The tables this device has come to, latest first: there it sits down without being asked who it is. */
const visits = stored(
  "majlis.visits",
  z.array(z.object({ code: Code, way: z.enum(ways), seen: z.optional(z.boolean()), underway: z.optional(Underway) })),
  () => [],
);

/** How this device came to a table, null where it never was or has left. */
export const wayTo = (code: string): Way | null => visits.read().find((visit) => visit.code === code)?.way ?? null;

/** Whether this device has ever seen that table. */
export const hasSeen = (code: string): boolean => visits.read().some((visit) => visit.code === code && visit.seen);

/** Remembers that there is such a table. */
export function rememberSeen(code: string): void {
  if (hasSeen(code)) return;
  visits.write(visits.read().map((visit) => (visit.code === code ? { ...visit, seen: true } : visit)));
}

/** Remembers having come to a table. */
export function remember(code: string, way: Way): void {
  const [known] = visits.read().filter((visit) => visit.code === code);
  const others = visits.read().filter((visit) => visit.code !== code);
  visits.write([{ ...known, code, way }, ...others].slice(0, KEPT));
}

/** Forgets a table that was left. */
export const forget = (code: string): void => visits.write(visits.read().filter((visit) => visit.code !== code));

/** Remembers that one has a seat in a game that is being played there, or, with null, that one has none any more. */
export function rememberUnderway(code: string, game: string | null): void {
  const underway = game === null ? undefined : { game, at: Date.now() };
  const [known] = visits.read().filter((visit) => visit.code === code);
  if (!known || !(known.underway || underway)) return;
  const isReplaced = ({ way }: { way: Way }) => way === "alone" && known.way === "alone";
  visits.write(
    visits.read().map((visit) => {
      if (visit.code === code) return { ...visit, underway };
      // A game against bots takes the place of the one before it.
      return isReplaced(visit) ? { ...visit, underway: undefined } : visit;
    }),
  );
}

/** The table one has a seat at where a game goes on, the latest first come to; null where there is none. */
export function useUnderway(): { readonly code: string; readonly game: string; readonly isAlone: boolean } | null {
  const found = useStored(visits).find(({ underway }) => underway && Date.now() - underway.at < MEMORY_MS);
  return found?.underway ? { code: found.code, game: found.underway.game, isAlone: found.way === "alone" } : null;
}
