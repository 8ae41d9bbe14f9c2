import { expect, test } from "vitest";
import { benches, measured } from "./bench.mjs";

test("the big house and its day, which take minutes, are measured only by their names", async () => {
  const names = await benches();
  expect(names).toContain("house");
  const all = measured(names);
  expect(all).not.toContain("house");
  expect(all).not.toContain("day");
  expect(all).toEqual(expect.arrayContaining(["size", "table", "cost"]));
  expect(all).toHaveLength(names.length - 2);
  expect(measured(names, "house")).toEqual(["house"]);
  expect(measured(names, "hose")).toEqual([]);
});
