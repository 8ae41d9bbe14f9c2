import { expect, test } from "vitest";
import { benches, measured } from "./bench.mjs";

test("the big house, which takes minutes, is measured only by its name", async () => {
  const names = await benches();
  expect(names).toContain("house");
  const all = measured(names);
  expect(all).not.toContain("house");
  expect(all).toEqual(expect.arrayContaining(["size", "table", "cost"]));
  expect(all).toHaveLength(names.length - 1);
  expect(measured(names, "house")).toEqual(["house"]);
  expect(measured(names, "hose")).toEqual([]);
});
