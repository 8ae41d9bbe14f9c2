import type { ScreenLine, Stretch, Tone } from "./screen-lines";

/** How a tone looks: its colour, what lies under it, and whether it is thick. */
interface Look {
  readonly color?: string;
  readonly backgroundColor?: string;
}

const looks: Readonly<Record<Tone, Look>> = {
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

/** How a stretch of text is painted, if there are colours at all. */
export const paintOf = ({ tone, bold }: Stretch, hasColor: boolean): Look & { readonly bold?: boolean } =>
  hasColor ? { ...looks[tone], bold: bold === true } : {};

const hexCode = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(";");

/** A line as a terminal takes it, for what is shown before the terminal's library is there. */
export const paintedLine = (line: ScreenLine, hasColor: boolean): string =>
  line
    .map((span) => {
      const { color, backgroundColor, bold } = paintOf(span, hasColor);
      if (!color) return span.text;
      const under = backgroundColor ? `;48;2;${hexCode(backgroundColor)}` : "";
      return `\u001b[${bold ? "1" : "0"};38;2;${hexCode(color)}${under}m${span.text}\u001b[0m`;
    })
    .join("");
