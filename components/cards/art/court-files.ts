import type { CourtRank, JokerInk } from "@/components/cards/card-art-urls";
import type { SuitName } from "@/components/cards/suits";
import { bust } from "./drawn-person";
import { falcon } from "./falcon";
import { courtPeople } from "./people";
import { type Box, cells } from "./svg-strokes";

const fields: Record<SuitName, string> = {
  spades: "#343C78",
  hearts: "#B0403A",
  diamonds: "#D99A3E",
  clubs: "#3B7A63",
};
const lattices: Record<SuitName, string> = {
  spades: "#2B3269",
  hearts: "#9E3631",
  diamonds: "#C98A30",
  clubs: "#326B56",
};

/** The art's field: the card within a margin of 14, less a notch of 86 by 168 under each index. */
const field =
  "M98 14H226A10 10 0 0 1 236 24V170A12 12 0 0 1 224 182H176A12 12 0 0 0 164 194V326A10 10 0 0 1 154 336H24A10 10 0 0 1 14 326V180A12 12 0 0 1 26 168H74A12 12 0 0 0 86 156V24A10 10 0 0 1 96 14Z";

const mixed = (from: string, to: string, share: number) =>
  `#${[1, 3, 5]
    .map((at) => [Number.parseInt(from.slice(at, at + 2), 16), Number.parseInt(to.slice(at, at + 2), 16)] as const)
    .map(([a, b]) =>
      Math.round(a + (b - a) * share)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** At nine tenths over paper, without the cost of transparency. */
const atStrength = (colour: string) => mixed(colour, "#FAF3E4", 0.1);

/** The same colour grey and 42 % dark. */
function greyed(colour: string): string {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const luma = 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
  return `#${Math.round(luma * 0.58)
    .toString(16)
    .padStart(2, "0")
    .repeat(3)}`;
}

const cell = 4.3;

/** The woven band over the joint: nine rows of cells, lozenges between teeth, the same from either end. */
function band(): string {
  const middles = [-28, -14, 0, 14, 28];
  const between = [-21, -7, 7, 21];
  const layers = (places: number[], widths: number[]): Box[] =>
    places.flatMap((x) => widths.map((half, row): Box => [x - half - 0.5, -row - 0.5, 2 * half + 1, 2 * row + 1]));
  const tooth = (x: number): Box[] =>
    [2, 1, 0].flatMap((half, row): Box[] => [
      [x - half - 0.5, row - 3.5, 2 * half + 1, 1],
      [x - half - 0.5, 2.5 - row, 2 * half + 1, 1],
    ]);
  const shapes =
    cells("#DDA544", [[-34, -4.5, 68, 9]]) +
    cells("#1B1420", [[-34, -3.5, 68, 7]]) +
    cells("#B93A32", between.flatMap(tooth)) +
    cells("#DDA544", layers(between, [0])) +
    cells("#F4EAD6", layers(middles, [5, 4, 3, 1])) +
    cells("#DDA544", layers(middles, [3, 2, 1])) +
    cells("#B93A32", layers(middles, [1, 0]));
  return `<g transform="translate(125 175)rotate(16.9)scale(${cell})">${shapes}</g>`;
}

/** A bust and its image turned half round, framed and parted by the band: 250 by 350 units, clear under the indices. */
function framed({ defs, shapes }: { defs: string; shapes: string }, ground: string, lattice: string): string {
  const net = `<pattern id="f" width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(45 125 175)"><path fill="${ground}" d="M0 0h13v13h-13z"/><path fill="none" stroke="${lattice}" d="M0 .5h13M.5 0v13M5 7h4M7 5v4"/></pattern>`;
  return (
    `<defs>${net}${defs}<clipPath id="a"><path d="${field}"/></clipPath><clipPath id="b"><path d="M0 0H250V213L0 137Z"/></clipPath></defs>` +
    `<g clip-path="url(#a)"><path fill="url(#f)" d="M14 14h222v322h-222z"/>` +
    `<g id="p" clip-path="url(#b)"><g transform="translate(162 82)scale(.86)">${shapes}</g></g>` +
    `<use href="#p" transform="rotate(180 125 175)"/>${band()}</g>` +
    `<path d="${field}" fill="none" stroke="#C8953E" stroke-width="2.2"/>`
  );
}

/** Art as a file: at its strength, and grey where it is that of a card which may not be played. */
function file(drawn: string, off: boolean): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="250" height="350" viewBox="0 0 250 350">${drawn}</svg>\n`;
  return svg.replace(/#[0-9a-f]{6}/gi, (colour) => (off ? greyed(atStrength(colour)) : atStrength(colour)));
}

/** A court's art. */
export function courtFile(rank: CourtRank, suit: SuitName, off: boolean): string {
  return file(framed(bust(courtPeople[rank][suit]), fields[suit], lattices[suit]), off);
}

const star = (x: number, y: number, size: number) =>
  `M${Array.from({ length: 10 }, (_, point) => {
    const reach = point % 2 ? size * 0.42 : size;
    const angle = (point * Math.PI) / 5;
    return `${(x + Math.sin(angle) * reach).toFixed(1)} ${(y - Math.cos(angle) * reach).toFixed(1)}`;
  }).join("L")}z`;

/** A joker's art: the falcon, and a star for an index. */
export function jokerFile(ink: JokerInk, off: boolean): string {
  const [printed, ground, lattice] =
    ink === "red" ? ["#B81F2D", "#5A3468", "#4E2B5C"] : ["#1A161F", "#3F4A55", "#36404A"];
  const index = `<path id="i" fill="${off ? greyed(printed) : printed}" d="${star(45, 54, 38)}"/><use href="#i" transform="rotate(180 125 175)"/>`;
  const art = file(framed({ defs: "", shapes: falcon() }, ground, lattice), off);
  return art.replace("</svg>", `${index}</svg>`);
}
