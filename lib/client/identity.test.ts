import { expect, it } from "vitest";
import { acceptableName } from "./identity";

it("takes a pasted name without what was pasted with it unseen, and no other sign that draws nothing", () => {
  expect(acceptableName("\u202aNoura\u202c")).toBe("Noura");
  expect(acceptableName("\ufeffنورة\u200b ")).toBe("نورة");
  expect(acceptableName("\u202a\u202c")).toBeNull();
  expect(acceptableName("a\u0000b")).toBeNull();
});
