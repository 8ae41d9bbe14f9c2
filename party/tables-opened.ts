import { addressTableRate, type Limits, tableRate } from "@/lib/table/door/limits";
import { isKnown, NetworkBuckets, type Networks } from "@/lib/table/door/networks";
import { RateLimit } from "@/lib/table/door/rate-limit";

/** Who has opened tables lately, and from where; each process counts for itself. */
let openings: RateLimit | null = null;
let openingsFrom: NetworkBuckets | null = null;

/** Whether a table may be opened by this player, and from where they are, if that is known: a fresh key costs nothing. */
export function mayOpen(limits: Limits, player: string, from: Networks, now: number): boolean {
  openings ??= new RateLimit(tableRate(limits));
  openingsFrom ??= new NetworkBuckets(addressTableRate(limits));
  return openings.take(player, now) && (!isKnown(from) || openingsFrom.take(from, now));
}
