import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { changedSwitches, defaults, ruleSets, switches, switchParagraphs, withSwitch } from "./options";

describe.each(["RULES.md", "RULES.ar.md"])("the switches in %s", (name) => {
  const book = readFileSync(new URL(name, import.meta.url), "utf8");
  const [, table = ""] = book.split("**12.2**");

  it("stand in one table in their own order, each beside the paragraph it sets", () => {
    const rows = [...table.matchAll(/^\| [^|]+ \((\d+\.\d+)\) +\|/gm)].map(([, paragraph]) => paragraph);
    expect(rows).toEqual(Object.keys(switches).map((name) => switchParagraphs[name as keyof typeof switches]));
  });

  it.each(Object.values(switchParagraphs))("rest on a paragraph there is: %s", (paragraph) => {
    expect(book).toContain(`**${paragraph}**`);
  });
});

it("counts as changed only what is set otherwise than the rule set has it", () => {
  expect(changedSwitches(defaults)).toEqual([]);
  const changes = { confirm: "on", halves: ruleSets.majlis.halves, reverseKaboot: "on" } as const;
  expect(changedSwitches({ ...defaults, changes })).toEqual(["confirm", "reverseKaboot"]);
  expect(changedSwitches({ ...defaults, ruleSet: "app", changes })).toEqual(["halves", "reverseKaboot"]);
});

describe("a switch set by the host", () => {
  it("is a change where the rule set has it otherwise, and none any more once it is put back", () => {
    const changed = withSwitch(withSwitch(defaults, "confirm", "on"), "halves", "app");
    expect(changedSwitches(changed)).toEqual(["confirm", "halves"]);
    const back = withSwitch(changed, "confirm", "off");
    expect(back.changes).toEqual({ halves: "app" });
    expect(changedSwitches({ ...changed, ruleSet: "app" })).toEqual([]);
    expect(withSwitch(back, "halves", "up")).toEqual(defaults);
  });
});
