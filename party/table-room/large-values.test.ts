import { beforeEach, describe, expect, it } from "vitest";
import { LargeValues, PART_LENGTH } from "./large-values";

/** A storage as Cloudflare gives it, as far as this uses it; it refuses what Cloudflare refuses. */
class Storage {
  readonly kept = new Map<string, unknown>();
  puts = 0;

  async get<T>(keys: string[]): Promise<Map<string, T>> {
    return new Map(keys.flatMap((key) => (this.kept.has(key) ? [[key, this.kept.get(key) as T] as const] : [])));
  }

  async put(keyOrEntries: string | Readonly<Record<string, unknown>>, only?: unknown) {
    this.puts++;
    const entries = typeof keyOrEntries === "string" ? { [keyOrEntries]: only } : keyOrEntries;
    if (Object.keys(entries).length > 128) throw new RangeError("too many keys");
    for (const [key, value] of Object.entries(entries)) {
      // What is not Latin takes two bytes a character.
      if (JSON.stringify(value).length * 2 > 131_072) throw new RangeError(`${key} is too large`);
      this.kept.set(key, structuredClone(value));
    }
  }

  async delete(keys: string[]) {
    if (keys.length > 128) throw new RangeError("too many keys");
    for (const key of keys) this.kept.delete(key);
    return keys.length;
  }

  async deleteAll() {
    this.kept.clear();
  }
}

let storage: Storage;
/** What is kept, as a new process finds it. */
const values = () => new LargeValues(storage);
const sized = (length: number, fill = "ق") => ({ seats: [1, null, { name: fill.repeat(length) }] });

beforeEach(() => {
  storage = new Storage();
});

describe("what is kept, however large", () => {
  it("is given back as it was put, and nothing for what was not", async () => {
    await values().write({ table: sized(3), chat: [] });
    expect(storage.kept.size).toBe(2);
    expect(await values().read(["table", "chat", "else"])).toEqual({ table: sized(3), chat: [] });
  });

  it("splits what is too long, in one write", async () => {
    for (const length of [PART_LENGTH - 100, PART_LENGTH, PART_LENGTH * 3, 1_000_000]) {
      const puts = storage.puts;
      await values().write({ table: sized(length), log: [length] });
      expect(storage.puts).toBe(puts + 1);
      expect(await values().read(["table", "log"])).toEqual({ table: sized(length), log: [length] });
    }
  });

  it("leaves no part behind when a value shrinks, in this process or after a restart", async () => {
    const one = values();
    await one.write({ table: sized(PART_LENGTH * 5) });
    expect(storage.kept.size).toBe(6);
    await one.write({ table: sized(PART_LENGTH * 2) });
    expect(storage.kept.size).toBe(3);
    const two = values();
    await two.read(["table"]);
    await two.write({ table: sized(1) });
    expect(storage.kept.size).toBe(1);
    expect(await two.read(["table"])).toEqual({ table: sized(1) });
  });

  it("removes everything at once, long values whole", async () => {
    const one = values();
    await one.write({ table: sized(PART_LENGTH * 5), chat: [1] });
    expect(storage.kept.size).toBe(7);
    await one.clear();
    expect(storage.kept.size).toBe(0);
  });

  it("reads what was kept as plain values before", async () => {
    storage.kept.set("table", sized(2)).set("chat", [{ n: 1 }]);
    expect(await values().read(["table", "chat"])).toEqual({ table: sized(2), chat: [{ n: 1 }] });
  });
});
