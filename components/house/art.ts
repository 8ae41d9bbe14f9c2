import {
  type BandKind,
  bands,
  type CarpetTone,
  carpet,
  carpetCells,
  dyes,
  fringe,
  fringeCells,
  paths,
  upright,
  type Weave,
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

function carpetFile(tone: CarpetTone): string {
  const height = carpetCells + 2 * fringeCells;
  const size = `width="${carpetCells * 6}" height="${height * 6}" viewBox="0 ${-fringeCells} ${carpetCells} ${height}"`;
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
  const cloth = `<g shape-rendering="crispEdges"><path fill="${dyes[tone].ground}" d="M0 0h${carpetCells}v${carpetCells}H0z"/><g id="h"><g id="q">${drawn(quarter)}</g><use href="#q" transform="matrix(1 0 0 -1 0 ${carpetCells})"/></g><use href="#h" transform="matrix(-1 0 0 1 ${carpetCells} 0)"/></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${light}${fringes}${cloth}${lit}</svg>\n`;
}

/** Every woven file of public/art by its name, as text: `node components/house/make-art.mjs` writes them. */
export function art(): Record<string, string> {
  const files: Record<string, string> = {};
  for (const kind of Object.keys(bands) as BandKind[]) {
    files[`${kind}.svg`] = bandFile(bands[kind]);
    files[`${kind}-upright.svg`] = bandFile(upright(bands[kind]));
  }
  for (const tone of Object.keys(dyes) as CarpetTone[]) files[`carpet-${tone}.svg`] = carpetFile(tone);
  return files;
}
