import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { switches, switchParagraphs } from "./options";

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
