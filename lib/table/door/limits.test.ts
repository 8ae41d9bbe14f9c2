import { describe, expect, it } from "vitest";
import { defaultLimits, FRAME_BYTES, FRAME_DEPTH, isDeep, isLong, limitsFrom } from "./limits";

describe("a frame", () => {
  it("is as long as its bytes, not its letters", () => {
    expect(["a", "é", "م", "語", "🂡"].map((letter) => isLong(letter.repeat(FRAME_BYTES / 2)))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
    expect(isLong("a".repeat(FRAME_BYTES + 1))).toBe(true);
  });

  it("is as deep as its brackets outside of what is quoted", () => {
    const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
    expect([FRAME_DEPTH, FRAME_DEPTH + 1].map((depth) => isDeep(nested(depth)))).toEqual([false, true]);
    expect(isDeep(JSON.stringify({ text: `\\"${"[{".repeat(90)}` }))).toBe(false);
    expect(isDeep(`"\\\\"${"[".repeat(9)}`)).toBe(true);
  });
});

describe("limits", () => {
  it("are what the environment says in whole numbers, else the defaults", () => {
    const env = {
      MAJLIS_WATCHERS: "7",
      MAJLIS_JOINS_A_MINUTE: "-1",
      MAJLIS_TABLES_AN_HOUR: "many",
      MAJLIS_ORIGINS: "x",
    };
    expect(limitsFrom(env)).toEqual({ ...defaultLimits, watchers: 7 });
    expect(limitsFrom({})).toEqual(defaultLimits);
  });
});
