import { expect, test } from "vitest";
import { guideMoment } from "./guide-moment";

const late = { phase: "play", isOpen: true, hasDeclared: false, isEnough: false, isLast: false } as const;

test("the guide says what there is to do, each thing as it comes", () => {
  expect(
    [
      { ...late, phase: "wait" as const },
      { ...late, phase: "draw" as const },
      { ...late, isOpen: false },
      late,
      { ...late, isEnough: true },
      { ...late, hasDeclared: true },
      { ...late, hasDeclared: true, isLast: true },
    ].map(guideMoment),
  ).toEqual([null, "draw", "early", "compose", "declare", "extend", "close"]);
});
