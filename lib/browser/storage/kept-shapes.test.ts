import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TestBrowser } from "@/lib/browser/testing/browser";

beforeEach(() => {
  vi.resetModules();
  new TestBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const kept = { code: "HERE", way: "alone", seen: true, standing: { game: "baloot", at: 1 } };

it.each([
  ["is known again", [kept], "alone"],
  ["is known without all that came later", [{ code: "HERE", way: "bots" }], "bots"],
  ["is none in words nobody wrote", "HERE", null],
  ["is none under what is no code", [{ ...kept, code: "here" }], null],
  ["is none by a way there is not", [{ ...kept, way: "flight" }], null],
  ["is none with a game that has no time", [{ ...kept, standing: { game: "baloot" } }], null],
])("a visit that was kept %s", async (_, found, way) => {
  localStorage.setItem("majlis.visits", JSON.stringify(found));
  const { wayTo } = await import("@/lib/browser/tables/visited-tables");
  expect(wayTo("HERE")).toBe(way);
});

it.each([
  ["is one's own", { key: "ab".repeat(32), player: "cd".repeat(32), name: "Noura", avatar: "palm" }, "Noura"],
  ["is nobody's with a key that is none", { key: "secret", name: "Noura", avatar: "palm" }, ""],
  ["is nobody's for a player that is none", { key: "ab".repeat(32), player: 7, name: "Noura", avatar: "palm" }, ""],
  ["is nobody's in parts", { key: "ab".repeat(32), name: "Noura" }, ""],
])("an identity that was kept %s", async (_, found, name) => {
  localStorage.setItem("majlis.identity", JSON.stringify(found));
  const { identity } = await import("@/lib/browser/own-identity");
  expect(identity.read().name).toBe(name);
});
