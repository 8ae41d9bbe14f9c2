import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { comingGames, gameIds, soloGames } from "./registry";
import {
  paragraphsIn,
  type RuleBlock,
  type Rulebook,
  type RuleLine,
  type RuleSpan,
  rulebookOf,
  textOf,
} from "./rulebook";

const book = (name: string): Rulebook => rulebookOf(readFileSync(new URL(name, import.meta.url), "utf8"));
const lines = ({ lead, sections }: Rulebook): RuleLine[] => [
  lead,
  ...sections.flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ blocks }) =>
      blocks.flatMap((block: RuleBlock) =>
        block.kind === "table" ? [block.head, ...block.rows].flat() : [block.line],
      ),
    ),
  ),
];
const spansOf = (rulebook: Rulebook) => lines(rulebook).flat();
const referencesIn = (rulebook: Rulebook) =>
  spansOf(rulebook).flatMap((span) => (typeof span === "object" && span.kind === "reference" ? [span.to] : []));

const sample = `# Cards

A lead of
two lines.

## 1 First

**1.1** The **sun** is bright, _app, federation:_ twice. It lies for 1.2 s (1.2), or 1.1 % of it.

> With A♥ 10♣ and K♠ they run J 9 A 10.

**1.2** As in 1.1:

|     | A   |
| --- | --- |
| sun | 11  |

And so on, see qayd (2), not plus20 (2).

## 2 Second

**2.1** Section 2 is section 2.`;

describe("the parser of rulebooks", () => {
  const { title, lead, sections } = rulebookOf(sample);
  const [first, second] = sections;

  it("finds title, lead, sections and paragraphs", () => {
    expect([title, lead]).toEqual(["Cards", ["A lead of two lines."]]);
    expect(sections.map(({ number, title }) => [number, title])).toEqual([
      ["1", "First"],
      ["2", "Second"],
    ]);
    expect(first?.paragraphs.map(({ number, blocks }) => [number, blocks.map(({ kind }) => kind)])).toEqual([
      ["1.1", ["text", "example"]],
      ["1.2", ["text", "table", "text"]],
    ]);
  });

  it("tells what stands out, what is referred to, and times from paragraphs", () => {
    const [text, example] = first?.paragraphs[0]?.blocks ?? [];
    expect(text).toEqual({
      kind: "text",
      line: [
        "The ",
        { kind: "strong", text: "sun" },
        " is bright, ",
        { kind: "em", text: "app, federation:" },
        " twice. It lies for 1.2 s (",
        { kind: "reference", to: "1.2" },
        "), or 1.1 % of it.",
      ],
    });
    expect(example).toEqual({
      kind: "example",
      line: [
        "With ",
        { kind: "cards", cards: ["AH", "10C"] },
        " and ",
        { kind: "cards", cards: ["KS"] },
        " they run ",
        { kind: "ranks", ranks: ["J", "9", "A", "10"] },
        ".",
      ],
    });
  });

  it("reads tables, and refers to sections", () => {
    const [, table, rest] = first?.paragraphs[1]?.blocks ?? [];
    expect(table).toEqual({ kind: "table", head: [[], ["A"]], rows: [[["sun"], ["11"]]] });
    expect(rest).toMatchObject({
      line: ["And so on, see qayd (", { kind: "reference", to: "2" }, "), not plus20 (2)."],
    });
    expect(second?.paragraphs[0]?.blocks).toEqual([
      { kind: "text", line: ["Section 2 is section ", { kind: "reference", to: "2" } satisfies RuleSpan, "."] },
    ]);
  });

  it("gives a paragraph as words to search in", () => {
    expect(paragraphsIn(rulebookOf(sample)).map(textOf)[1]).toBe(
      "As in 1.1:  A sun 11 And so on, see qayd (2), not plus20 (2).",
    );
  });
});

/** A game that is coming may not have its rulebook yet. */
const coming = comingGames.filter((game) => existsSync(new URL(`${game}/RULES.ar.md`, import.meta.url)));

describe.each([...gameIds, ...soloGames, ...coming])("the rulebook of %s", (game) => {
  const english = book(`${game}/RULES.md`);
  const numbersOf = (rulebook: Rulebook) =>
    rulebook.sections.map(({ paragraphs }) => paragraphs.map(({ number }) => number));

  it("numbers sections and paragraphs without a gap, and says something in each", () => {
    expect(english.title).not.toBe("");
    for (const [index, { number, title, paragraphs }] of english.sections.entries()) {
      expect([number, title === ""]).toEqual([`${index + 1}`, false]);
      expect(paragraphs.map(({ number }) => number)).toEqual(paragraphs.map((_, place) => `${index + 1}.${place + 1}`));
    }
    for (const paragraph of paragraphsIn(english)) expect(textOf(paragraph), paragraph.number).toMatch(/\p{L}{2}/u);
  });

  it("leaves no sign of Markdown behind, and no card unread", () => {
    const spans = [...spansOf(english), ...spansOf(book(`${game}/RULES.ar.md`))];
    for (const span of spans) if (typeof span === "string") expect(span).not.toMatch(/[*`|_♠♥♦♣]/);
  });

  it("says the same in Arabic, paragraph by paragraph", () => {
    const arabic = book(`${game}/RULES.ar.md`);
    expect(numbersOf(arabic)).toEqual(numbersOf(english));
    expect(referencesIn(arabic).toSorted()).toEqual(referencesIn(english).toSorted());
    for (const [index, paragraph] of paragraphsIn(arabic).entries()) {
      const kinds = (blocks: readonly RuleBlock[] = []) => blocks.map(({ kind }) => kind);
      expect([paragraph.number, kinds(paragraph.blocks)]).toEqual([
        paragraph.number,
        kinds(paragraphsIn(english)[index]?.blocks),
      ]);
      expect(textOf(paragraph), paragraph.number).toMatch(/\p{Script=Arabic}{2}/u);
    }
  });
});
