import type { CarpetTone } from "./carpet-tones";

/** The six yarns everything is woven from. */
export const yarns = {
  soot: "#1B1216",
  deepMadder: "#6A1C1E",
  madder: "#A5302B",
  saffron: "#CE8A33",
  wool: "#E6D8BA",
  indigo: "#251D4C",
} as const;

/** The colours of trims and bands: the yarns as they look close to a lamp. */
const lit = { soot: yarns.soot, madder: "#BF3B33", saffron: "#DFAE4E", wool: "#EADCC0" } as const;

/** A weave: the colour of each cell, row by row, or null where the cloth shows nothing. */
export type Weave = readonly (readonly (string | null)[])[];

/** Weaves a grid cell by cell. */
function weave(width: number, height: number, colour: (x: number, y: number) => string | null): Weave {
  return Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => colour(x, y)));
}

/** The same weave with rows for columns: a band that stands upright. */
export function upright(cells: Weave): Weave {
  const width = cells[0]?.length ?? 0;
  return weave(cells.length, width, (x, y) => cells[x]?.[y] ?? null);
}

/** One SVG path a colour, runs merged by row and equal runs by column: `d` in units of a cell. */
export function paths(cells: Weave): { colour: string; d: string }[] {
  const drawn = new Map<string, string>();
  const run = (row: Weave[number] | undefined, x: number, end: number) => row?.slice(x, end).join() ?? "";
  cells.forEach((row, y) => {
    for (let x = 0; x < row.length; ) {
      const colour = row[x];
      let end = x + 1;
      while (end < row.length && row[end] === colour) end += 1;
      if (colour) {
        const isRun = (other: Weave[number] | undefined) =>
          other?.[x] === colour &&
          run(other, x, end) === run(row, x, end) &&
          other[x - 1] !== colour &&
          other[end] !== colour;
        if (!isRun(cells[y - 1])) {
          let foot = y + 1;
          while (isRun(cells[foot])) foot += 1;
          drawn.set(colour, `${drawn.get(colour) ?? ""}M${x} ${y}h${end - x}v${foot - y}h${x - end}z`);
        }
      }
      x = end;
    }
  });
  return [...drawn].map(([colour, d]) => ({ colour, d }));
}

const reach = (x: number, y: number, middleX: number, middleY: number) => Math.abs(x - middleX) + Math.abs(y - middleY);

const hubub = weave(4, 3, (x, y) => {
  if (x < 2) return y === 1 ? lit.wool : lit.soot;
  return y === 1 ? lit.soot : lit.madder;
});

const teeth = weave(8, 6, (x, y) => {
  if (y === 0) return lit.wool;
  if (y === 5) return lit.saffron;
  if (x < 4) return y < 3 ? lit.wool : lit.soot;
  return y < 3 ? lit.soot : lit.saffron;
});

const uwairjan = weave(14, 7, (x, y) => {
  const out = Math.floor(Math.abs(x - 6.5));
  if (out < y - 2) return lit.saffron;
  return out <= y ? lit.madder : lit.soot;
});

function hourglass(x: number, y: number): string | null {
  const rise = Math.abs(y - 8);
  const out = Math.abs(x - 25);
  if (rise === 0) return out <= 1 ? lit.madder : null;
  if (rise > 6 || out > rise - 1) return null;
  return (rise === 5 && out <= 3) || (rise === 3 && out <= 1) ? lit.saffron : lit.wool;
}

const shajarah = weave(34, 17, (x, y) => {
  if (x < 17) {
    const out = reach(x, y, 8, 8);
    if (out <= 2 || out === 7 || out === 8) return lit.wool;
    if (out === 4 || out === 5) return lit.madder;
    const grain = reach(Math.abs(x - 8), Math.abs(y - 8), 7, 6);
    return grain === 1 ? lit.saffron : lit.soot;
  }
  const arrow = 18 + 2 - Math.abs(y - 8);
  const side = Math.min(x, 50 - x);
  if (side >= 18 && side <= arrow) return lit.madder;
  return hourglass(x, y) ?? lit.soot;
});

const trim = weave(16, 17, (x, y) => {
  if (y === 0 || y === 16) return "#D9A84E";
  if (y === 1 || y === 15) return "#17132E";
  const out = reach(x, y, 8, 8);
  if (out <= 1) return "#F1E2C2";
  if (out === 2) return "#17132E";
  if (out <= 4) return "#B63E31";
  if (out === 5) return "#F1E2C2";
  if (out === 6) return "#17132E";
  if (out <= 8) return "#7A241C";
  if (out === 9) return "#D9A84E";
  if (out <= 11) return "#2B2763";
  return out === 12 ? "#F1E2C2" : "#B63E31";
});

/** The bands by name, one repeat each: grains, horse teeth, facing triangles, the figured band, and a trim. */
export const bands = { hubub, teeth, uwairjan, shajarah, trim } as const satisfies Record<string, Weave>;

/** The name of a band. */
export type BandKind = keyof typeof bands;

/** A carpet's yarns: its ground, its two bright borders, its light lines, and the field with its own three shades. */
interface Dye {
  ground: string;
  border: string;
  heart: string;
  line: string;
  wool: string;
  field: string;
  fieldLight: string;
  medallion: string;
  medallionLight: string;
  medallionDark: string;
}

const warm = { ground: "#2A1A17", line: yarns.saffron, wool: yarns.wool };

/** The carpets of the house, by what dyes them; a game lies on one of them. */
export const dyes = {
  madder: {
    ...warm,
    border: yarns.madder,
    heart: yarns.saffron,
    field: "#641C1D",
    fieldLight: "#7A2824",
    medallion: "#702423",
    medallionLight: "#7F2F2A",
    medallionDark: "#641F1F",
  },
  indigo: {
    ...warm,
    ground: "#241A2B",
    border: "#5B49A8",
    heart: yarns.saffron,
    field: "#2A2052",
    fieldLight: "#3A2D68",
    medallion: "#332859",
    medallionLight: "#41346E",
    medallionDark: "#2B2150",
  },
  palm: {
    ...warm,
    ground: "#1C211A",
    border: "#2F7A5A",
    heart: yarns.saffron,
    field: "#17392F",
    fieldLight: "#22493C",
    medallion: "#1F4437",
    medallionLight: "#2B5545",
    medallionDark: "#193B30",
  },
  camel: {
    ...warm,
    ground: "#261A14",
    border: "#9A6A34",
    heart: "#D9B878",
    field: "#46301D",
    fieldLight: "#553C27",
    medallion: "#513824",
    medallionLight: "#624831",
    medallionDark: "#47311F",
  },
  saffron: {
    ...warm,
    border: "#B5722B",
    heart: "#E0B04F",
    field: "#6E2420",
    fieldLight: "#803029",
    medallion: "#7A2C26",
    medallionLight: "#893A31",
    medallionDark: "#6C2521",
  },
} as const satisfies Record<CarpetTone, Dye>;

/** The edge of a carpet in cells. */
export const carpetCells = 128;

/** The length of its fringes in cells. */
export const fringeCells = 5;

const borderCells = 22;
const fieldCells = carpetCells - 2 * borderCells;

function borderCell(dye: Dye, depth: number, along: number): string {
  const even = Math.floor(along / 2) % 2 === 0;
  if (depth < 3) return depth === 1 ? dye.line : dye.ground;
  if (depth < 6) {
    if (depth === 4) return even ? dye.wool : dye.ground;
    return even ? dye.ground : dye.border;
  }
  if (depth < 7) return dye.ground;
  if (depth < 14) {
    const row = depth - 7;
    const out = Math.floor(Math.abs((along % 14) - 6.5));
    if (out < row - 2) return dye.heart;
    return out <= row ? dye.border : dye.ground;
  }
  if (depth < 16) return depth === 14 ? dye.wool : dye.ground;
  if (depth < 19) return even === depth < 18 ? dye.wool : dye.ground;
  return depth === 20 ? dye.line : dye.ground;
}

const nearest = (along: number, period: number) => Math.min(along % period, period - (along % period));

/** A quarter of the field, measured outwards from its middle. */
function fieldCell(dye: Dye, right: number, down: number): string {
  const out = right + down + 1;
  const lozenge = Math.round((fieldCells * 0.72) / 2);
  if (Math.abs(out - lozenge) <= 1) return out === lozenge ? dye.line : dye.ground;
  return out > lozenge ? cornerCell(dye, right, down) : medallionCell(dye, right, down, out);
}

/** The field outside of its lozenge: flowers, and a triangle in the corner. */
function cornerCell(dye: Dye, right: number, down: number): string {
  const fromCorner = fieldCells - 6 - right - down;
  const inCorner = Math.max(right, down) < fieldCells / 2 - 2;
  if (inCorner && fromCorner < 10) {
    if (fromCorner < 4) return dye.border;
    return fromCorner < 6 || fromCorner > 7 ? dye.ground : dye.line;
  }
  const flower = nearest(right, 12) + nearest(down, 12);
  return flower <= 3 && flower !== 1 && inCorner ? dye.fieldLight : dye.field;
}

/** The lozenge in the middle: a star, a net round it, and teeth along its edge. */
function medallionCell(dye: Dye, right: number, down: number, out: number): string {
  if (out <= 4) return right < 3 && down < 3 ? dye.medallionLight : dye.medallion;
  if (out === 22 || out === 23) return dye.medallionDark;
  if (out > 23) return out < 28 && (right - down + 64) % 8 < 3 ? dye.medallionLight : dye.medallion;
  const net = Math.min(nearest(right + down + 1, 18), nearest(Math.abs(right - down), 18));
  return net < 1 ? dye.medallionLight : dye.medallion;
}

/** A carpet: outside in selvedge 3, hubub 3, line 1, uwairjan 7, lines 2, teeth 3, lines 3, field. Corners mitre by measuring along the edge from its middle. */
export function carpet(tone: CarpetTone): Weave {
  const dye = dyes[tone];
  const middle = (carpetCells - 1) / 2;
  return weave(carpetCells, carpetCells, (x, y) => {
    const right = Math.floor(Math.abs(x - middle));
    const down = Math.floor(Math.abs(y - middle));
    const depth = carpetCells / 2 - 1 - Math.max(right, down);
    return depth < borderCells ? borderCell(dye, depth, Math.min(right, down)) : fieldCell(dye, right, down);
  });
}

/** The fringes at one end of a carpet, as a path: threads of unequal length on every other cell. */
export function fringe(tone: CarpetTone, end: "top" | "foot"): { colour: string; d: string } {
  const threads = Array.from({ length: carpetCells / 2 }, (_, place) => {
    const length = fringeCells - ((place * 7) % 3) / 2;
    const y = end === "top" ? -length : carpetCells;
    return `M${place * 2 + 0.5} ${y}h1v${length}h-1z`;
  });
  return { colour: dyes[tone].wool, d: threads.join("") };
}
