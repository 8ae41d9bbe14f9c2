import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { Code, Name, NamedMove, TableMessage, tableActions } from "./protocol";

const named = (name: string) => z.safeParse(Name, name).data;
const key = "0123456789abcdef".repeat(4);

describe("a name", () => {
  it("is trimmed, composed and of one line", () => {
    expect(named("  Ann \n Lee ")).toBe("Ann Lee");
    expect(named("Jose\u0301")).toBe("Jos\u00e9");
    expect(named("نورة")).toBe("نورة");
    expect(named("👩‍🚀")).toBe("👩‍🚀");
  });

  it("has 1 to 20 characters that show", () => {
    expect(named("x".repeat(20))).toBeDefined();
    expect(named("😀".repeat(20))).toBeDefined();
    for (const bad of [
      "",
      "   ",
      "x".repeat(21),
      "\u200d",
      "\u0301",
      "\u3164",
      "\u2800",
      "a\u202eb",
      "a\u0000b",
      "a\ud800",
    ])
      expect(named(bad), JSON.stringify(bad)).toBeUndefined();
  });
});

describe("a message", () => {
  const accepts = (message: unknown) => z.safeParse(TableMessage, message).success;

  it("joins with a name and a key", () => {
    expect(accepts({ action: "join", name: "Ann", key })).toBe(true);
    expect(accepts({ action: "join", name: "Ann", key, avatar: "falcon", watch: true, mustExist: true, wire: 1 })).toBe(
      true,
    );
  });

  it("is refused with a wrong key, avatar, seat or wire, with too much and with too little", () => {
    const join = { action: "join", name: "Ann", key };
    const bad = [
      { ...join, key: key.toUpperCase() },
      { ...join, key: key.slice(1) },
      { ...join, avatar: "../x" },
      { ...join, wire: 2 },
      { ...join, more: 1 },
      { action: "join", name: "Ann" },
      { action: "sit", seat: -1 },
      { action: "sit", seat: 1.5 },
      { action: "sit", seat: "1" },
      { action: "addBot", seat: 1, level: "perfect" },
      { action: "toString" },
      null,
      [],
    ];
    for (const message of bad) expect(accepts(message), JSON.stringify(message)).toBe(false);
  });

  it("names a move by whole numbers, or not at all", () => {
    const accepted = (message: unknown) => z.safeParse(NamedMove, message).success;
    expect(accepted({ action: "draw" })).toBe(true);
    expect(accepted({ action: "draw", turn: 3, n: 0 })).toBe(true);
    for (const turn of [-1, 0.5, "1", null, 1e300]) expect(accepted({ action: "draw", turn })).toBe(false);
  });

  it("leaves the seed's moves to the games", () => {
    expect(["play", "draw"].some((action) => tableActions.has(action))).toBe(false);
    expect(tableActions.has("startGame")).toBe(true);
  });
});

describe("a code", () => {
  it("is 4 to 12 capitals and digits", () => {
    const accepts = (code: string) => z.safeParse(Code, code).success;
    expect(["ABCD", "A1B2C3D4E5F6"].every(accepts)).toBe(true);
    expect(["ABC", "abcd", "A1B2C3D4E5F6G", "AB/D", "ABC\n"].some(accepts)).toBe(false);
  });
});
