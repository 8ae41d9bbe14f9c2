import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { Game } from "@/lib/rules/game";
import { gameIds, games } from "@/lib/rules/registry";
import { Code, isMoveMessage, Name, TableMessage, tableActions } from "./protocol";

const Names = z.union([
  z.pipe(
    z.object({ const: z.string() }),
    z.transform(({ const: name }) => [name]),
  ),
  z.pipe(
    z.object({ enum: z.array(z.string()) }),
    z.transform(({ enum: names }) => names),
  ),
]);

/** Every name that stands as an `action` somewhere in a schema. */
function actionsIn(schema: unknown): readonly string[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === "action" ? z.parse(Names, value) : actionsIn(value),
  );
}
const actionsOf = ({ action }: Game) => actionsIn(z.toJSONSchema(action, { unrepresentable: "any" }));

const named = (name: string) => z.safeParse(Name, name).data;
const key = "0123456789abcdef".repeat(4);

describe("a name", () => {
  it("is trimmed, composed and of one line", () => {
    expect(named("  Ann \n Lee ")).toBe("Ann Lee");
    expect(named("Jose\u0301")).toBe("Jos\u00e9");
    expect(named("نورة")).toBe("نورة");
    expect(named("👩‍🚀")).toBe("👩‍🚀");
  });

  it("is rid of what draws nothing, with which it would be somebody else's twin", () => {
    for (const hidden of [
      "\u034f",
      "\ufe0f",
      "\u200d",
      "\u200c",
      "\u3164",
      "\u115f",
      "\u00ad",
      "\u200b",
      "\u2060",
      "\u2800",
      "\u180e",
      "\u{e0041}",
    ])
      for (const name of [`Lay${hidden}la`, `Layla${hidden}`, `${hidden}Layla`, `Layla${hidden.repeat(5)}`])
        expect(named(name), JSON.stringify(name)).toBe("Layla");
    expect(named("Jose\u034f\u0301")).toBe("Jos\u00e9");
  });

  it("keeps what joins, or keeps apart, letters and pictures that are drawn otherwise for it", () => {
    for (const name of ["می\u200cخواهم", "❤️‍🔥 Ann", "🏳️‍🌈", "क्\u200dष", "👩🏽‍🚀"])
      expect(named(name), JSON.stringify(name)).toBe(name);
  });

  it("has two marks on a letter at most", () => {
    expect(named(`Z${"\u0353\u030d".repeat(8)}algo`)).toBe("Z\u0353\u0353algo");
    expect(named(`Z${"\u20dd".repeat(9)}`)).toBe("Z\u20dd\u20dd");
    for (const name of ["مُحَمَّد", "اللّٰه", "Nguyễn", "Ǭ́x"]) expect(named(name)).toBe(name.normalize("NFC"));
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
    expect(isMoveMessage({ action: "draw" })).toBe(true);
    expect(isMoveMessage({ action: "draw", turn: 3, n: 0 })).toBe(true);
    for (const turn of [-1, 0.5, "1", null, 1e300]) expect(isMoveMessage({ action: "draw", turn })).toBe(false);
    for (const n of [-1, 0.5, "1", null, 1e300]) expect(isMoveMessage({ action: "draw", n })).toBe(false);
    for (const message of [null, "draw", 1, [], {}, { action: 1 }]) expect(isMoveMessage(message)).toBe(false);
  });

  it("leaves the seed's moves to the games", () => {
    expect(["play", "draw"].some((action) => tableActions.has(action))).toBe(false);
    expect(tableActions.has("startGame")).toBe(true);
  });

  it.each(gameIds)("of the table's own has no name that %s calls a move", (id) => {
    const names = actionsOf(games[id]);
    expect(names.length).toBeGreaterThan(1);
    expect(names.filter((name) => tableActions.has(name))).toEqual([]);
  });

  it("of the table's own is found among a game's moves, however they are put together", () => {
    const swap = z.strictObject({ action: z.literal(["swap", "deal"]), card: z.custom<string>() });
    const moves = z.union([z.discriminatedUnion("action", [swap]), z.strictObject({ action: z.enum(["chat"]) })]);
    expect(actionsIn(z.toJSONSchema(moves, { unrepresentable: "any" }))).toEqual(["swap", "deal", "chat"]);
  });
});

describe("a code", () => {
  it("is 4 to 12 capitals and digits", () => {
    const accepts = (code: string) => z.safeParse(Code, code).success;
    expect(["ABCD", "A1B2C3D4E5F6"].every(accepts)).toBe(true);
    expect(["ABC", "abcd", "A1B2C3D4E5F6G", "AB/D", "ABC\n"].some(accepts)).toBe(false);
  });
});
