import { type Card, type Rank, ranks, type Suit } from "./cards";

/** A stretch of a line: plain words, words that stand out, a paragraph that is referred to, or cards. */
export type RuleSpan =
  | string
  | { readonly kind: "strong" | "em"; readonly text: string }
  /** The number of a paragraph (`7.4`) or of a section (`12`), as it stands in the line. */
  | { readonly kind: "reference"; readonly to: string }
  | { readonly kind: "cards"; readonly cards: readonly Card[] }
  /** Ranks in a row, of no suit. */
  | { readonly kind: "ranks"; readonly ranks: readonly Rank[] };

export type RuleLine = readonly RuleSpan[];

/** A part of a paragraph. */
export type RuleBlock =
  | { readonly kind: "text" | "example"; readonly line: RuleLine }
  | { readonly kind: "table"; readonly head: readonly RuleLine[]; readonly rows: readonly (readonly RuleLine[])[] };

/** What a refusal rests on, by its number: `7.4`. */
export interface Paragraph {
  readonly number: string;
  readonly blocks: readonly RuleBlock[];
}

interface Section {
  readonly number: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

/** The rules of a game as they are read. */
export interface Rulebook {
  readonly title: string;
  readonly lead: RuleLine;
  readonly sections: readonly Section[];
}

const suitSigns: Readonly<Record<string, Suit>> = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };
const rank = "(?:10|[AKQJ2-9])";
const tokens = new RegExp(
  [
    "\\*\\*(?<strong>[^*]+)\\*\\*",
    "_(?<em>[^_]+)_",
    `(?<cards>${rank}[♠♥♦♣](?: ${rank}[♠♥♦♣])*)`,
    `(?<![\\p{L}\\d])(?<ranks>${rank}(?: ${rank}){2,})(?![\\p{L}\\d♠♥♦♣])`,
    // Not 2.5 s, and not 10.2 %.
    "(?<![\\d.])(?<paragraph>\\d+\\.\\d+)(?!\\d| (?:s|ث|%))",
    "(?<=(?:section|القسم) )(?<section>\\d+)",
    "(?<=\\p{L} \\()(?<bracketed>\\d+)(?=\\))",
  ].join("|"),
  "gu",
);

const isRank = (word: string): word is Rank => ranks.some((known) => known === word);
const ranksIn = (words: string): Rank[] => words.split(" ").filter(isRank);

function cardsIn(words: string): Card[] {
  return words.split(" ").flatMap((word): Card[] => {
    const [cardRank, suit] = [word.slice(0, -1), suitSigns[word.slice(-1)]];
    return isRank(cardRank) && suit ? [`${cardRank}${suit}`] : [];
  });
}

function lineOf(text: string, numbers: ReadonlySet<string>): RuleLine {
  const spans: RuleSpan[] = [];
  let plain = "";
  let read = 0;
  const add = (span: RuleSpan) => {
    if (plain) spans.push(plain);
    plain = "";
    spans.push(span);
  };
  for (const { 0: whole, index, groups = {} } of text.matchAll(tokens)) {
    plain += text.slice(read, index);
    read = index + whole.length;
    const { strong, em, cards, ranks: row, paragraph, section, bracketed } = groups;
    const to = paragraph ?? section ?? bracketed;
    if (strong) add({ kind: "strong", text: strong });
    else if (em) add({ kind: "em", text: em });
    else if (cards) add({ kind: "cards", cards: cardsIn(cards) });
    else if (row) add({ kind: "ranks", ranks: ranksIn(row) });
    else if (to && numbers.has(to)) add({ kind: "reference", to });
    else plain += whole;
  }
  plain += text.slice(read);
  return plain ? [...spans, plain] : spans;
}

const sectionHead = /^## (\d+) (.+)$/;
const paragraphHead = /^\*\*(\d+\.\d+)\*\* */;
const cellsOf = (row: string): string[] =>
  row
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

/**
 * A rulebook from its Markdown, of which it knows: one title, a lead, numbered sections, numbered paragraphs of text,
 * examples (`>`) and tables.
 */
export function rulebookOf(markdown: string): Rulebook {
  const chunks = markdown.trim().split(/\n\s*\n/);
  const numbers = new Set(
    chunks.flatMap((chunk) => sectionHead.exec(chunk)?.[1] ?? paragraphHead.exec(chunk)?.[1] ?? []),
  );
  const line = (text: string) => lineOf(text.replace(/\s*\n\s*/g, " ").trim(), numbers);
  const blockOf = (chunk: string): RuleBlock => {
    if (chunk.startsWith(">")) return { kind: "example", line: line(chunk.replace(/^> ?/gm, "")) };
    if (!chunk.startsWith("|")) return { kind: "text", line: line(chunk) };
    const [head = "", , ...rows] = chunk.split("\n");
    return { kind: "table", head: cellsOf(head).map(line), rows: rows.map((row) => cellsOf(row).map(line)) };
  };

  let title = "";
  let lead: RuleLine = [];
  const sections: { number: string; title: string; paragraphs: { number: string; blocks: RuleBlock[] }[] }[] = [];
  for (const chunk of chunks) {
    const section = sections.at(-1);
    const [, sectionNumber, sectionTitle] = sectionHead.exec(chunk) ?? [];
    const [, number] = paragraphHead.exec(chunk) ?? [];
    if (chunk.startsWith("# ")) title = chunk.slice(2);
    else if (sectionNumber && sectionTitle)
      sections.push({ number: sectionNumber, title: sectionTitle, paragraphs: [] });
    else if (!section) lead = line(chunk);
    else if (number) section.paragraphs.push({ number, blocks: [blockOf(chunk.replace(paragraphHead, ""))] });
    else section.paragraphs.at(-1)?.blocks.push(blockOf(chunk));
  }
  return { title, lead, sections };
}

/** Every paragraph in order. */
export const paragraphsIn = ({ sections }: Rulebook): Paragraph[] => sections.flatMap(({ paragraphs }) => paragraphs);

const wordsOf = (line: RuleLine): string =>
  line
    .map((span) => {
      if (typeof span === "string") return span;
      if (span.kind === "reference") return span.to;
      if (span.kind === "cards") return span.cards.join(" ");
      return span.kind === "ranks" ? span.ranks.join(" ") : span.text;
    })
    .join("");

/** All that a paragraph says, as plain words to search in. */
export const textOf = ({ blocks }: Paragraph): string =>
  blocks
    .flatMap((block) => (block.kind === "table" ? [block.head, ...block.rows].flat() : [block.line]))
    .map(wordsOf)
    .join(" ");
