import * as z from "zod/mini";
import { type Authority, sizeOf } from "../match/authority";
import { withCountdown } from "../match/countdown";
import type { TableRecord } from "../storage/record";
import type { Refused } from "../wire/refusals";
import { seated } from "./holders";

type Settings = Pick<TableRecord, "visibility" | "locked" | "chat">;

export function withSettings<S, A, O>(
  { game, host }: Authority<S, A, O>,
  record: TableRecord<S, O>,
  wanted: Partial<Settings> & { readonly soon?: boolean | undefined },
): TableRecord<S, O> | Refused {
  const { visibility = record.visibility, locked = record.locked, chat = record.chat } = wanted;
  if (visibility !== record.visibility) {
    if (record.visibility === "ranked") return "badOptions";
    const refusal = game.allows?.(record.options, visibility);
    if (refusal) return refusal;
  }
  const set = { ...record, visibility, locked, chat };
  const { soon = (record.startsAt ?? null) !== null } = wanted;
  return withCountdown(set, soon, host.now());
}

export function withOptions<S, A, O>(
  authority: Authority<S, A, O>,
  record: TableRecord<S, O>,
  wanted: unknown,
): TableRecord<S, O> | Refused {
  if (record.status !== "waiting") return "gameRunning";
  const parsed = z.safeParse(authority.game.options, wanted);
  if (!parsed.success) return "badOptions";
  const refusal = authority.game.allows?.(parsed.data, record.visibility);
  if (refusal) return refusal;
  const size = sizeOf(authority, parsed.data);
  if (record.seats.filter((holder) => holder !== null).length > size) return "tooMany";
  const fits = record.seats.slice(size).every((holder) => holder === null);
  const kept = fits ? record.seats.slice(0, size) : seated(record.seats, size);
  const seats = [...kept, ...Array<null>(size - kept.length).fill(null)];
  return { ...record, options: parsed.data, seats };
}
