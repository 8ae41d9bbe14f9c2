import * as z from "zod/mini";
import type { Game } from "@/lib/rules/game";
import type { Pending } from "@/lib/table/replica/replica";
import type { Environment } from "./environment";

/** Where moves are kept that a table has not answered. */
export interface UnsentMoves<Action> {
  read(): readonly Pending<Action>[];
  write(moves: readonly Pending<Action>[]): void;
}

/**
 * The moves made at a table on this visit that have had no answer, kept over a reload: the table knows one it has had before,
 * so saying it again cannot play it twice.
 */
export function unsentMoves<Action>(
  { action }: Pick<Game<never, Action, never>, "action">,
  { party, code }: { readonly party: string; readonly code: string },
  around: Pick<Environment, "kept" | "keep">,
): UnsentMoves<Action> {
  const name = `majlis.unsent.${party}.${code}`;
  const Moves = z.array(z.object({ action, turn: z.int(), n: z.int() }));
  return {
    read() {
      try {
        return z.safeParse(Moves, JSON.parse(around.kept(name) ?? "[]")).data ?? [];
      } catch {
        return [];
      }
    },
    write(moves) {
      try {
        around.keep(name, moves.length > 0 ? JSON.stringify(moves) : null);
      } catch {
        // Where nothing can be kept, a reload forgets what was not sent.
      }
    },
  };
}
