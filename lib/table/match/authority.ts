import type { Game, Wait } from "@/lib/rules/game";
import type { Host } from "../host";
import type { TableRecord } from "../storage/record";

/** The game a table plays and the host it takes time and chance from. */
export interface Authority<State, Action, Options> {
  readonly game: Game<State, Action, Options>;
  readonly host: Pick<Host, "now" | "seed" | "id">;
}

/** Whom the running game waits for. */
export function waitOf<S, A, O>({ game }: Authority<S, A, O>, record: TableRecord<S, O>): Wait | null {
  return record.status === "playing" && record.match ? game.wait(record.match.state) : null;
}

/** How many seats a table with these options has. */
export function sizeOf<S, A, O>({ game }: Authority<S, A, O>, options: O): number {
  return Math.max(...game.counts(options));
}
