import { expect, it } from "vitest";
import { isWhole, type Report } from "./chaos";

const report: Report = {
  ...{ tables: 8, kills: 2, views: 900, told: 100, lost: 0, doubled: 0, onTheirWay: 1, stuck: 0 },
  ...{ alone: 5, wentOnAlone: 5, timed: 1, ranOut: 1, complaints: [] },
};

it("a house is whole where nothing is missing of anything", () => expect(isWhole(report)).toBe(true));

it.each<Partial<Report>>([
  { lost: 1 },
  { doubled: 1 },
  { stuck: 1 },
  { wentOnAlone: 4 },
  { ranOut: 0 },
  { complaints: ["no"] },
  // Of nothing, nothing is lost.
  { told: 0 },
  { views: 0 },
  { timed: 0, ranOut: 0 },
])("and not with %o", (fault) => expect(isWhole({ ...report, ...fault })).toBe(false));
