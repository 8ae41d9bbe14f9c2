import { expect, test } from "vitest";
import { course } from "./share";

test("a course has ten bars, as high as each tenth went", () => {
  const rounds = Array.from({ length: 101 }, (_, index) => ({ won: index < 50 }));
  expect(course(rounds)).toBe("█████▁▁▁▁▁");
  expect([...course([{ won: true }])]).toHaveLength(10);
});
