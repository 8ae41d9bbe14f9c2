/** What a stretch of text is, and so how it looks where there are colours. */
export type Tone =
  | "text"
  | "quiet"
  | "title"
  | "error"
  | "ok"
  | "bar"
  | "key"
  | "black"
  | "red"
  | "joker"
  | "rule"
  | "header"
  | "qr"
  | "seat0"
  | "seat1"
  | "seat2"
  | "seat3"
  | "seat4"
  | "seat5";

export interface Stretch {
  readonly text: string;
  readonly tone: Tone;
  readonly bold?: boolean;
  /** Cards lie as they lie, however a line is read. */
  readonly order?: "kept";
}

/** One line of a screen. */
export type ScreenLine = readonly Stretch[];

/** What a terminal obeys, and what turns or hides the text around it; what joins the signs of a name stays. */
const OBEYED = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** Text as it may be shown, wherever it comes from: colours come from tones, and lines end only between lines. */
export const shownOf = (text: string): string => String(text).replace(OBEYED, "");

/** What is kept under a name that anybody may have chosen: nothing that every object has. */
export const under = <Value>(kept: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(kept, name) ? kept[name] : undefined;

export const span = (text: string, tone: Tone = "text", bold = false): Stretch => ({ text: shownOf(text), tone, bold });

export const seatTone = (seat: number): Tone =>
  (["seat0", "seat1", "seat2", "seat3", "seat4", "seat5"] as const)[seat] ?? "text";

const PLAIN = /^[\x20-\x7e]*$/;
const signsOf = new Intl.Segmenter("en", { granularity: "grapheme" });
const NOTHING = /^[\p{Mn}\p{Me}\p{Cf}\p{Cc}]+$/u;
const WIDE =
  /\p{Emoji_Presentation}|\ufe0f|[\u1100-\u115f\u2e80-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}]/u;

/** The signs of a text, each with the columns that it takes: names come from anywhere. */
const columnsOf = (text: string): readonly (readonly [sign: string, columns: number])[] =>
  PLAIN.test(text)
    ? [...text].map((sign) => [sign, 1] as const)
    : [...signsOf.segment(text)].map(({ segment }) => [
        segment,
        NOTHING.test(segment) ? 0 : WIDE.test(segment) ? 2 : 1,
      ]);

/** How many columns a line takes. */
export const widthOf = (line: ScreenLine): number =>
  line.reduce((sum, { text }) => sum + columnsOf(text).reduce((all, [, columns]) => all + columns, 0), 0);

/** A line cut to a width, with what is missing told. */
export function cut(line: ScreenLine, width: number): ScreenLine {
  if (widthOf(line) <= width) return line;
  const kept: Stretch[] = [];
  let left = width - 1;
  for (const one of line) {
    let text = "";
    for (const [sign, columns] of columnsOf(one.text)) {
      left -= columns;
      if (left < 0) break;
      text += sign;
    }
    kept.push({ ...one, text });
    if (left <= 0) break;
  }
  return [...kept, span("~", "quiet")];
}

/** A line with spaces up to a width. */
export const padded = (line: ScreenLine, width: number, tone: Tone = "text"): ScreenLine => {
  const missing = width - widthOf(line);
  return missing > 0 ? [...line, span(" ".repeat(missing), tone)] : cut(line, width);
};

/** Text on lines no wider than this. */
export function wrapped(text: string, width: number, tone: Tone): ScreenLine[] {
  const lines: string[] = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last && widthOf([span(last)]) + 1 + widthOf([span(word)]) > width) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines.map((line) => [span(line, tone)]);
}

/** Things side by side in as many columns as fit. */
export function inColumns(cells: readonly ScreenLine[], width: number, columns: number): ScreenLine[] {
  const each = Math.floor(width / columns);
  const rows: ScreenLine[] = [];
  for (let from = 0; from < cells.length; from += columns)
    rows.push(cells.slice(from, from + columns).flatMap((cell) => padded(cell, each)));
  return rows;
}

/** A line as it is where nothing but text can be shown. */
export const plainOf = (line: ScreenLine): string =>
  line
    .map(({ text }) => text)
    .join("")
    .trimEnd();
