import type { Seat } from "@/lib/rules/game";
import type { Authority } from "../match/authority";
import type { TableRecord } from "../storage/record";
import { isRefused, type Refused } from "../wire/refusals";
import { isHuman } from "./holders";
import { stood } from "./sit-and-stand";
import { barred } from "./who-may-sit";

/** Takes a seat from whoever holds it, by the host's word: a player so removed does not sit down again unasked. */
export function removed<S, A, O>(
  authority: Authority<S, A, O>,
  record: TableRecord<S, O>,
  seat: Seat,
): TableRecord<S, O> | Refused {
  const holder = record.seats[seat] ?? null;
  const left = stood(authority, record, seat);
  if (isRefused(left) || !isHuman(holder) || holder.id === record.host) return left;
  return barred(left, holder.id);
}
