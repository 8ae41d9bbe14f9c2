import { expect, it } from "vitest";
import { secretFrom } from "./fresh-secret.mjs";

it("is never one that the rooms would take for none", () => {
  expect(secretFrom("sixteen letters!")).toBe("sixteen letters!");
  for (const given of [undefined, "", "short"]) expect(secretFrom(given)).toMatch(/^[\da-f]{64}$/);
  expect(secretFrom("")).not.toBe(secretFrom(""));
});
