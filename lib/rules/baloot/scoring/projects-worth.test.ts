import { describe, expect, it } from "vitest";
import { cards } from "../testing/scene";
import type { OpenProject } from "./projects";
import { calculatePoints, projectFactor } from "./projects-worth";

const project = (type: OpenProject["type"], held: string): OpenProject => ({ type, cards: cards(held) });

describe("points (6.1, 7.8)", () => {
  it("are the table's", () => {
    const sira = project("sira", "QS JS 10S");
    const low = project("hundred", "JC 10C 9C 8C 7C");
    const all = [sira, project("fifty", "10C 9C 8C 7C"), low];
    expect(all.map((one) => calculatePoints([one], "sun"))).toEqual([4, 10, 20]);
    expect(all.map((one) => calculatePoints([one], "hokum"))).toEqual([2, 5, 10]);
    expect(calculatePoints(all, "hokum", 3)).toBe(51);
  });

  it("are raised as the rule set says", () => {
    const factors = (doubledProjects: "level" | "twice" | "doubleOnly") =>
      [1, 2, 3, 4].map((level) => projectFactor(level, { doubledProjects }));
    expect(factors("level")).toEqual([1, 2, 3, 4]);
    expect(factors("twice")).toEqual([1, 2, 2, 2]);
    expect(factors("doubleOnly")).toEqual([1, 2, 1, 1]);
  });
});
