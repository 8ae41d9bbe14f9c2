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
}

/** One line of a screen. */
export type ScreenLine = readonly Stretch[];

export const span = (text: string, tone: Tone = "text", bold = false): Stretch => ({ text, tone, bold });

export const seatTone = (seat: number): Tone =>
  (["seat0", "seat1", "seat2", "seat3", "seat4", "seat5"] as const)[seat] ?? "text";

/** Every sign here is one column wide. */
export const widthOf = (line: ScreenLine): number => line.reduce((sum, { text }) => sum + [...text].length, 0);

/** A line cut to a width, with what is missing told. */
export function cut(line: ScreenLine, width: number): ScreenLine {
  if (widthOf(line) <= width) return line;
  const kept: Stretch[] = [];
  let left = width - 1;
  for (const one of line) {
    const signs = [...one.text];
    if (left <= 0) break;
    kept.push({ ...one, text: signs.slice(0, left).join("") });
    left -= signs.length;
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
    if (last && last.length + 1 + word.length > width) lines.push(word);
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
