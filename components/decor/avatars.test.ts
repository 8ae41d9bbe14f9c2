import { expect, test } from "vitest";
import { FACES } from "@/lib/table/seats/free-face";
import { isAvatar } from "./avatars";

test("what the table gives those who bring no picture are pictures of the house", () => {
  expect(FACES.filter((face) => !isAvatar(face))).toEqual([]);
});
