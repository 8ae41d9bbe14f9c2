import { expect, it, vi } from "vitest";
import { baloot } from "@/lib/rules/baloot";
import { eights } from "@/lib/rules/eights";

it("plays as was last chosen for that game, and by the defaults where that is no longer possible", async () => {
  const kept = {
    baloot: { options: { ...baloot.defaults, speed: "none", changes: { confirm: "on" } }, level: "easy" },
    eights: { options: { preset: "of long ago" }, level: "easy" },
  };
  vi.stubGlobal("window", { addEventListener: () => {} });
  vi.stubGlobal("localStorage", { getItem: (name: string) => (name === "majlis.alone" ? JSON.stringify(kept) : null) });
  const { botMatchChoice } = await import("./bot-match-choice");
  expect(botMatchChoice(baloot)).toEqual(kept.baloot);
  expect(botMatchChoice(eights)).toEqual({ options: eights.defaults, level: "easy" });
  const first = { ...eights.defaults, maxPlayers: 4 };
  expect(botMatchChoice(eights, first)).toEqual({ options: first, level: "easy" });
  vi.unstubAllGlobals();
});
