import * as z from "zod/mini";
import { newHolder } from "../seats/holders";
import { newTable } from "../seats/join";
import type { TableRecord } from "../storage/record";
import { isRefused } from "../wire/refusals";
import type { Authority } from "./authority";
import { started } from "./start-match";
import type { TableTicket } from "./table-ticket";

/** A ranked table with its match begun; null where the rules or its options let nobody play so. */
export function seatedByTicket<S, A, O>(authority: Authority<S, A, O>, ticket: TableTicket): TableRecord<S, O> | null {
  const { game, host } = authority;
  const { success, data: options } = z.safeParse(game.options, ticket.options);
  if (!success || !game.pairs || game.allows?.(options, "ranked")) return null;
  const now = host.now();
  // They are on their way: a bot plays for whoever has not come after as long as for whoever was cut off.
  const seats = ticket.seats.map(({ id, name, avatar }, seat) => ({
    ...newHolder(id, name, avatar, now + seat),
    leftAt: now,
  }));
  if (new Set(seats.map(({ id }) => id)).size < seats.length || !game.counts(options).includes(seats.length))
    return null;
  const table = { ...newTable(authority), visibility: "ranked" as const, options, seats, emptySince: now, ticket };
  const begun = started(authority, table, false);
  return isRefused(begun) ? null : begun;
}
