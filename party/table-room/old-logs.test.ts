import { expect, it } from "vitest";
import { logKey, matchKey } from "@/lib/table/storage/record";
import { dropOldLogs, KEPT_MATCHES, roundIn } from "./old-logs";

/** A storage that lists as the rooms' does: by its keys' order. */
function storage() {
  const kept = new Map<string, string>();
  const list = async ({ prefix = "", end = "\uffff", limit = Number.POSITIVE_INFINITY }) =>
    new Map(
      [...kept]
        .filter(([key]) => key.startsWith(prefix) && key < end)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .slice(0, limit),
    );
  const remove = async (keys: string[]) => keys.filter((key) => kept.delete(key)).length;
  return { kept, room: { list, delete: remove } as unknown as Parameters<typeof dropOldLogs>[0] };
}

it("a table that plays for ever keeps the logs of its latest matches alone", async () => {
  const { kept, room } = storage();
  kept.set("table", "{}");
  for (let round = 1; round <= 3 * KEPT_MATCHES; round++) {
    for (let chunk = 0; chunk < 4; chunk++) {
      kept.set(logKey(round, chunk), "{}");
      if (roundIn({ table: "{}", [logKey(round, chunk)]: "{}" }) === round) await dropOldLogs(room, round);
    }
    kept.set(matchKey(`m${round}`), JSON.stringify({ round, chunks: 4 }));
  }
  expect(kept.size).toBeLessThanOrEqual(1 + 5 * KEPT_MATCHES);
  for (const round of [3 * KEPT_MATCHES, 2 * KEPT_MATCHES + 1]) {
    expect(kept.has(logKey(round, 3))).toBe(true);
    expect(kept.has(matchKey(`m${round}`))).toBe(true);
  }
  expect(kept.has(logKey(2 * KEPT_MATCHES, 0))).toBe(false);
  expect(kept.has("table")).toBe(true);
});

it("what is written in the middle of a match begins none", () => {
  expect(roundIn({ table: "", [logKey(7, 2)]: "" })).toBeNull();
  expect(roundIn({ "latest/3": "" })).toBeNull();
  expect(roundIn({ [logKey(7, 0)]: "" })).toBe(7);
});
