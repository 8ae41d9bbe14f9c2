import * as z from "zod/mini";
import { seasonAt } from "@/lib/ranked/seasons";
import { ladderRoom, RankedEnd, TierName } from "@/lib/ranked/wire";
import type { Decided } from "@/lib/table/match/results";
import type { Parties } from "../platform";
import { asked } from "../ranked/ask-room";

const SettledAnswer = z.object({ settled: RankedEnd });

/** Brings decided matches of ranked tables to their ladder, which says what came of each. */
export class Results {
  readonly #rooms: () => Parties | null;
  readonly #settled: (match: string, end: RankedEnd) => void;
  /** Those on their way. */
  readonly #under = new Set<string>();

  constructor(rooms: () => Parties | null, settled: (match: string, end: RankedEnd) => void) {
    this.#rooms = rooms;
    this.#settled = settled;
  }

  /** Tells the ladder once; the table has it told again until somebody has said what came of it. */
  tell(result: Decided): void {
    const { data: tier } = z.safeParse(TierName, result.ticket?.queue);
    if (!tier || this.#under.has(result.match)) return;
    this.#under.add(result.match);
    asked(this.#rooms(), "ladder", ladderRoom(tier, seasonAt(result.ended)), { result }, SettledAnswer)
      .then(({ settled }) => this.#settled(result.match, settled))
      .catch((error: unknown) => console.error("A ranked match could not be brought to its ladder yet:", error))
      .finally(() => this.#under.delete(result.match));
  }
}
