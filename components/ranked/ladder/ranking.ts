import type { LadderRow } from "@/lib/ranked/wire";

/** Rows between the last of the first page and the first of one's own neighbours, and those neighbours it does not show already. */
export function beyond(
  top: readonly LadderRow[],
  around: readonly LadderRow[],
): { readonly left: number; readonly rows: readonly LadderRow[] } {
  const shown = new Set(top.map(({ player }) => player));
  const rows = around.filter(({ player }) => !shown.has(player));
  const from = rows[0]?.place ?? null;
  const last = top.at(-1)?.place ?? 0;
  return { left: from === null ? 0 : Math.max(0, from - last - 1), rows };
}

/** Those whose name another of them has too: they are told apart by two letters. */
export function twinsAmong(rows: readonly Pick<LadderRow, "name" | "player">[]): ReadonlySet<string> {
  const looks = (name: string) => name.normalize("NFKC").toLowerCase();
  const called = new Map<string, Set<string>>();
  for (const { name, player } of rows) called.set(looks(name), (called.get(looks(name)) ?? new Set()).add(player));
  return new Set(rows.filter(({ name }) => (called.get(looks(name))?.size ?? 0) > 1).map(({ player }) => player));
}

/** Whole days until a season ends. */
export const daysLeft = (endsAt: number, now: number): number => Math.max(0, Math.ceil((endsAt - now) / 86_400_000));
