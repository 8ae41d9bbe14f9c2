import type { ScreenLine, Stretch, Tone } from "./screen-lines";

/** How a tone looks: its colour, what lies under it, and whether it is thick. */
interface Look {
  readonly color?: string;
  readonly backgroundColor?: string;
}

export const looks: Readonly<Record<Tone, Look>> = {
  text: { color: "#E9E2D2" },
  quiet: { color: "#8E84A6" },
  title: { color: "#F0CB7B" },
  error: { color: "#FF8A7A" },
  ok: { color: "#62C596" },
  bar: { color: "#DDAE52" },
  key: { color: "#2A1706", backgroundColor: "#DDAE52" },
  black: { color: "#1A161F", backgroundColor: "#FBF4E4" },
  red: { color: "#B81F2D", backgroundColor: "#FBF4E4" },
  joker: { color: "#F8E2AE", backgroundColor: "#3A2E80" },
  rule: { color: "#5A4E78" },
  qr: { color: "#000000", backgroundColor: "#FFFFFF" },
  header: { color: "#E9E2D2", backgroundColor: "#2C1D40" },
  seat0: { color: "#F0CB7B" },
  seat1: { color: "#9DB8FF" },
  seat2: { color: "#F09A86" },
  seat3: { color: "#62C596" },
  seat4: { color: "#D9A0E8" },
  seat5: { color: "#8ED1DC" },
};

/** How many bits a terminal spends on a colour; 0 where none is wanted. */
export type ColorDepth = number;
const PALETTE_DEPTH = 8;
const TRUE_DEPTH = 24;

type Rgb = readonly [red: number, green: number, blue: number];
const rgbOf = (hex: string): Rgb => {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
};
const steps = [0, 95, 135, 175, 215, 255];
/** The palette of 256, from the 16th on: a cube of colours, then greys. Those before it everybody chooses for themselves. */
const palette: readonly Rgb[] = [
  ...steps.flatMap((red) => steps.flatMap((green) => steps.map((blue): Rgb => [red, green, blue]))),
  ...Array.from({ length: 24 }, (_, grey): Rgb => [8 + 10 * grey, 8 + 10 * grey, 8 + 10 * grey]),
];
const apart = (one: Rgb, other: Rgb): number => one.reduce((sum, part, at) => sum + (part - (other[at] ?? 0)) ** 2, 0);

/** The number of a colour's nearest in the palette of 256: rounded part by part, as libraries do, red on a card cannot be read. */
export function nearestOf(hex: string): number {
  const wanted = rgbOf(hex);
  const distances = palette.map((color) => apart(color, wanted));
  return 16 + distances.indexOf(Math.min(...distances));
}

const inPalette = (hex: string): string => `ansi256(${nearestOf(hex)})`;
const lookIn = ({ color, backgroundColor }: Look): Look => ({
  ...(color && { color: inPalette(color) }),
  ...(backgroundColor && { backgroundColor: inPalette(backgroundColor) }),
});
const paletteLooks: Partial<Record<Tone, Look>> = {};

/** How a stretch of text is painted, if there are colours at all. */
export function paintOf({ tone, bold }: Stretch, depth: ColorDepth): Look & { readonly bold?: boolean } {
  if (depth === 0) return {};
  if (depth !== PALETTE_DEPTH) return { ...looks[tone], bold: bold === true };
  paletteLooks[tone] ??= lookIn(looks[tone]);
  return { ...paletteLooks[tone], bold: bold === true };
}

const codeOf = (hex: string, depth: ColorDepth) =>
  depth === TRUE_DEPTH ? `2;${rgbOf(hex).join(";")}` : `5;${nearestOf(hex)}`;

/** A line as a terminal takes it, for what is shown before the terminal's library is there; that alone knows of fewer colours. */
export const paintedLine = (line: ScreenLine, depth: ColorDepth): string =>
  line
    .map(({ text, tone, bold }) => {
      const { color, backgroundColor } = looks[tone];
      if (!color || depth < PALETTE_DEPTH) return text;
      const under = backgroundColor ? `;48;${codeOf(backgroundColor, depth)}` : "";
      return `\u001b[${bold ? "1" : "0"};38;${codeOf(color, depth)}${under}m${text}\u001b[0m`;
    })
    .join("");
