import type { Color } from "@/lib/rules/eights/state";

/** What each colour is painted with: its field, belt and medallion, the index on it, and its ink on dark ground. */
export const COLOR_INK: Record<
  Color,
  { field: readonly [string, string]; shade: string; medallion: string; index: string; onDark: string }
> = {
  red: { field: ["#C93C30", "#A32620"], shade: "#74150F", medallion: "#A8261F", index: "#FFF6E3", onDark: "#F0776A" },
  blue: { field: ["#2C6FC0", "#1A4F97"], shade: "#0F346A", medallion: "#1B4E94", index: "#FFF6E3", onDark: "#7DB6F7" },
  green: { field: ["#2A7A4A", "#1D6138"], shade: "#0E3F22", medallion: "#1A5C35", index: "#FFF6E3", onDark: "#6FD096" },
  yellow: {
    field: ["#F0B532", "#DC9413"],
    shade: "#A86B06",
    medallion: "#8A5200",
    index: "#2E1A02",
    onDark: "#F5C04E",
  },
};

/** The yarns and metals shared by the deck and the table. */
export const YARN = {
  paper: "#FDF4E3",
  paperEdge: "#EBDDC3",
  ivory: ["#FFFAEE", "#F2E5CB"],
  cream: "#F1E2C2",
  night: "#17132E",
  nightField: ["#322E66", "#282453", "#1A1638"],
  indigo: "#2B2763",
  madder: "#BE4538",
  madderDeep: "#8B281F",
  brass: ["#F8DE9E", "#CF9C48", "#8A5A20"],
  brassFlat: "#D9A84E",
  gold: "#FDE19E",
  ember: "#1E0D0D",
} as const;
