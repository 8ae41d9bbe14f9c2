import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TestBrowser } from "@/lib/browser/testing/browser";

beforeEach(() => {
  vi.resetModules();
  new TestBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const own = { key: "ab".repeat(32), name: "Noura", avatar: "palm" };
const moved = { ...own, player: "cd".repeat(32) };
const standing = { rabbit: { points: 1200, place: null, provisionalFor: 20 } };

it.each([
  ["nobody", {}, false],
  ["nobody, who has looked for friends", { "majlis.hasFriends": true }, false],
  ["somebody who has neither friends nor played ranked", { "majlis.identity": own }, false],
  ["somebody with friends", { "majlis.identity": own, "majlis.hasFriends": true }, true],
  ["somebody who has played ranked", { "majlis.identity": own, "majlis.standings": standing }, true],
  ["somebody who came from another device", { "majlis.identity": moved }, true],
])("whether %s may be asked to a table", async (_, kept, isSo) => {
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, JSON.stringify(value));
  const { mayBeAsked } = await import("./asked-to-tables");
  expect(mayBeAsked()).toBe(isSo);
});

it("answers that nobody gave are none", async () => {
  const answer = { player: "a", code: "ABCDEF", at: 1 };
  localStorage.setItem("majlis.answeredInvitations", JSON.stringify([answer]));
  const { answeredInvitations } = await import("./asked-to-tables");
  expect(answeredInvitations.read()).toEqual([answer]);
  localStorage.setItem("majlis.answeredInvitations", JSON.stringify([{ ...answer, at: "now" }]));
  expect(answeredInvitations.read()).toEqual([]);
});
