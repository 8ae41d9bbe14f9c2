import { type CarpetTone, carpetGap, carpetTones } from "./carpet-tones";
import {
  type BandKind,
  bands,
  carpet,
  carpetCells,
  dyes,
  fringe,
  fringeCells,
  paths,
  upright,
  type Weave,
  yarns,
} from "./sadu";

const drawn = (cells: Weave) =>
  paths(cells)
    .map(({ colour, d }) => `<path fill="${colour}" d="${d}"/>`)
    .join("");

function bandFile(cells: Weave): string {
  const width = cells[0]?.length ?? 0;
  const size = `width="${width * 2}" height="${cells.length * 2}" viewBox="0 0 ${width} ${cells.length}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} shape-rendering="crispEdges">${drawn(cells)}</svg>\n`;
}

/** Threads across every row, a lamp above the middle, and dusk in the corners. */
const light = `<defs><pattern id="t" width="1" height="1" patternUnits="userSpaceOnUse"><path fill="#0D0608" fill-opacity=".2" d="M0 .7h1v.3h-1z"/></pattern><radialGradient id="l" cx=".5" cy=".46" r=".5"><stop stop-color="#FFC98A" stop-opacity=".15"/><stop offset="1" stop-color="#FFC98A" stop-opacity="0"/></radialGradient><radialGradient id="d" cx=".5" cy=".5" r=".72"><stop offset=".55" stop-color="#0D0711" stop-opacity="0"/><stop offset="1" stop-color="#0D0711" stop-opacity=".72"/></radialGradient></defs>`;

const sizeOf = (width: number) => {
  const height = carpetCells + 2 * fringeCells;
  return `width="${width * 6}" height="${height * 6}" viewBox="0 ${-fringeCells} ${width} ${height}"`;
};

/** A carpet at the origin; its parts have names of their own where others are drawn beside it. */
function carpetDrawn(tone: CarpetTone, mark = ""): string {
  const whole = `width="${carpetCells}" height="${carpetCells}"`;
  const fringes = (["top", "foot"] as const)
    .map((end) => fringe(tone, end))
    .map(({ colour, d }) => `<path fill="${colour}" d="${d}"/>`)
    .join("");
  const lit = ["t", "l", "d"].map((id) => `<rect ${whole} fill="url(#${id})"/>`).join("");
  const half = carpetCells / 2;
  const quarter = carpet(tone)
    .slice(0, half)
    .map((row) => row.slice(0, half));
  // One quarter is drawn; mirrored downwards it is a half, and that mirrored across is the whole.
  const cloth = `<g shape-rendering="crispEdges"><path fill="${dyes[tone].ground}" d="M0 0h${carpetCells}v${carpetCells}H0z"/><g id="h${mark}"><g id="q${mark}">${drawn(quarter)}</g><use href="#q${mark}" transform="matrix(1 0 0 -1 0 ${carpetCells})"/></g><use href="#h${mark}" transform="matrix(-1 0 0 1 ${carpetCells} 0)"/></g>`;
  return `${fringes}${cloth}${lit}`;
}

const carpetFile = (tone: CarpetTone) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${sizeOf(carpetCells)}>${light}${carpetDrawn(tone)}</svg>\n`;

/** All of them side by side: packed they are hardly more than one, for they differ in their yarns alone. */
const allCarpets = (() => {
  const step = carpetCells * (1 + carpetGap);
  const places = carpetTones.map((tone, at) => `<g transform="translate(${step * at})">${carpetDrawn(tone, tone)}</g>`);
  const width = step * carpetTones.length - carpetCells * carpetGap;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${sizeOf(width)}>${light}${places.join("")}</svg>\n`;
})();

/** Cushions along the wall, seen out of focus. */
const cushions = (() => {
  const cushion = (x: number, cloth: string, band: string) =>
    `<rect x="${x}" y="2" width="132" height="52" rx="14" fill="${cloth}"/><path fill="${band}" d="M${x + 18} 14h96v28h-96z"/><path d="M${x + 20} 38l23-20 23 20 23-20 23 20" fill="none" stroke="${yarns.wool}" stroke-width="7"/>`;
  const both = cushion(4, "#6A1C1E", "#33161F") + cushion(144, "#3A2A1C", "#5A1D1E");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="280" height="56" viewBox="0 0 280 56">${both}</svg>\n`;
})();

/** Every woven file of public/art by its name, as text: `node scripts/make-art.mjs` writes them. */
export function art(): Record<string, string> {
  const files: Record<string, string> = { "cushions.svg": cushions, "carpets.svg": allCarpets };
  for (const kind of Object.keys(bands) as BandKind[]) {
    files[`${kind}.svg`] = bandFile(bands[kind]);
    files[`${kind}-upright.svg`] = bandFile(upright(bands[kind]));
  }
  for (const tone of carpetTones) files[`carpet-${tone}.svg`] = carpetFile(tone);
  return files;
}
