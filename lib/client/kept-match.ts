import * as z from "zod/mini";
import { RECORD } from "@/lib/table/record";
import { stored } from "./stored";

/** The one table that lives on this device, and its clock, which stands still while no page shows it. */
export const local = stored(
  "majlis.local",
  z.nullable(z.object({ code: z.string(), now: z.number(), values: z.record(z.string(), z.unknown()) })),
  () => null,
);

const Playing = z.object({ game: z.string(), status: z.literal("playing") });

/** Whether the table of this code lives on this device. */
export const isLocal = (code: string): boolean => local.read()?.code === code;

/** Gives a new table a place on this device, instead of the one before it. */
export const keepLocally = (code: string): void => local.write({ code, now: Date.now(), values: {} });

/** Keeps the table of this code no longer. */
export function giveUpLocally(code: string): void {
  if (isLocal(code)) local.write(null);
}

/** The match that is not over at a table kept here, null where there is none. */
export function matchOf(kept: ReturnType<typeof local.read>): { readonly code: string; readonly game: string } | null {
  const record = z.safeParse(Playing, kept?.values[RECORD]);
  return kept && record.success ? { code: kept.code, game: record.data.game } : null;
}
