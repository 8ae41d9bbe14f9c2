import { type Kind, kinds } from "@/lib/rules/tiles";
import { frontKinds } from "../front/front-kinds";
import { type Ink, inksOf, type Layer } from "./inks";
import { block, circle } from "./shapes";

const inks: Record<Ink, string> = {
  red: "#B0141E",
  green: "#0B6A3B",
  blue: "#1D3F94",
  black: "#1A1D33",
  ivory: "#FAF3E2",
};

const gradient = (id: string, direction: string, stops: readonly (readonly [number, string, number?])[]) =>
  `<linearGradient id="${id}" ${direction}>${stops
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`,
    )
    .join("")}</linearGradient>`;
const down = 'x1="0" y1="0" x2="0" y2="1"';
const rect = (y: number, height: number, fill: string) =>
  `<rect y="${y}" width="300" height="${height}" rx="38" fill="url(#${fill})"/>`;
const file = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="452" viewBox="0 0 300 452">${inside}</svg>\n`;

/** Lit from above: ivory face and side on a violet layer. */
const body = (() => {
  const inks = [
    gradient("v", down, [
      [0.9, "#6D35D6"],
      [1, "#3D1787"],
    ]),
    gradient("s", down, [
      [0.9, "#E4D4B2"],
      [0.95, "#CDB98F"],
      [1, "#A48B5C"],
    ]),
    gradient("l", down, [
      [0.9, "#D8C7A2"],
      [1, "#C9B58A"],
    ]),
    gradient("f", 'x1=".1" y1="0" x2=".75" y2="1"', [
      [0, "#FFFDF7"],
      [0.5, "#FAF2DF"],
      [1, "#EFE2C6"],
    ]),
    gradient("b", down, [
      [0, "#FFFFFF", 1],
      [0.3, "#FFFFFF", 0.55],
      [0.6, "#7A5626", 0.06],
      [1, "#7A5626", 0.28],
    ]),
    gradient("r", 'x1="0" y1="0" x2="1" y2="0"', [
      [0.93, "#7A5626", 0],
      [1, "#7A5626", 0.13],
    ]),
  ].join("");
  const lit = `${rect(40, 412, "v")}<path d="M24 450.4h252" stroke="#A87BF5" stroke-width="2.4" stroke-linecap="round"/>${rect(20, 414, "s")}${rect(20, 384, "l")}${rect(0, 400, "f")}${rect(0, 400, "r")}<rect x="3" y="3" width="294" height="394" rx="35" fill="none" stroke="url(#b)" stroke-width="6"/>`;
  return { defs: `<defs>${inks}</defs>`, lit };
})();

const faceUp = (kind: Kind) => body.lit + cutIn(inksOf(kind));

/** The tiles of the front page side by side, in one file: what is looked at once need not be asked for three times. */
const front = () => {
  const tiles = frontKinds.map((kind, at) => `<g transform="translate(${300 * at})">${faceUp(kind)}</g>`);
  const width = 300 * frontKinds.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="452" viewBox="0 0 ${width} 452">${body.defs}${tiles.join("")}</svg>\n`;
};

const attributes = ({ d, stroke, transform }: Layer) =>
  `d="${d}"${stroke ? ` stroke-width="${stroke}"` : ""}${transform ? ` transform="${transform}"` : ""}`;

/** Each ink has a white twin a little lower, so that it looks cut in. */
function cutIn(layers: readonly Layer[]): string {
  const coloured = layers.filter(({ ink }) => ink !== "ivory");
  const twins = coloured.map((layer) => `<path ${attributes(layer)}/>`).join("");
  const painted = layers
    .map(
      (layer) =>
        `<path ${attributes(layer)} fill="${inks[layer.ink]}"${layer.stroke ? ` stroke="${inks[layer.ink]}"` : ""}/>`,
    )
    .join("");
  return `<g fill-rule="evenodd" stroke-linejoin="round"><g fill="#fff" stroke="#fff" stroke-width="0" transform="translate(0 3)">${twins}</g>${painted}</g>`;
}

interface Back {
  readonly face: readonly [string, string, string];
  readonly line: string;
  readonly edge: string;
}

/** A tile face down; piled 41 apart, its side shows below the next. */
function back({ face: [light, middle, dark], line, edge }: Back): string {
  const defs = [
    gradient("f", 'x1=".1" y1="0" x2=".6" y2="1"', [
      [0, light],
      [0.5, middle],
      [1, dark],
    ]),
    gradient("d", down, [
      [0.9, dark],
      [1, "#22093F"],
    ]),
    gradient("s", down, [
      [0.88, "#E4D4B2"],
      [1, "#A48B5C"],
    ]),
  ].join("");
  const lozenge = (half: number, height: number) =>
    `M150 ${200 - height}L${150 + half} 200L150 ${200 + height}L${150 - half} 200z`;
  const lines = `${block(34, 34, 232, 332, 18)}M34 88h54v-54M266 88h-54v-54M34 312h54v54M266 312h-54v54${lozenge(76, 108)}${lozenge(50, 72)}`;
  return file(
    `<defs>${defs}</defs>${rect(40, 412, "s")}${rect(18, 400, "d")}${rect(0, 400, "f")}<rect x="2" y="2" width="296" height="396" rx="36" fill="none" stroke="${edge}" stroke-width="4"/><path d="${lines}" fill="none" stroke="${line}" stroke-width="5" stroke-linejoin="round"/><path d="${circle(150, 200, 15)}" fill="${line}"/>`,
  );
}

/** The felt's and the night's lattice of octagons, faint. */
const lattice = (() => {
  const cut = 16;
  const octagon = (x: number, y: number) =>
    `M${x + cut} ${y}h${64 - 2 * cut}l${cut} ${cut}v${64 - 2 * cut}l${-cut} ${cut}h${2 * cut - 64}l${-cut} ${-cut}v${2 * cut - 64}z`;
  const cross = (x: number, y: number) => `M${x} ${y}l64 64M${x + 64} ${y}l-64 64`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128"><path d="${octagon(0, 0)}${octagon(64, 64)}${cross(64, 0)}${cross(0, 64)}" fill="none" stroke="#B48CFF" stroke-width="1.2"/></svg>\n`;
})();

/** Every file of public/art/tiles by its name, as text: `node scripts/make-art.mjs` writes them. */
export function art(): Record<string, string> {
  const files: Record<string, string> = {
    "tiles/lattice.svg": lattice,
    "tiles/front.svg": front(),
    "tiles/back.svg": back({ face: ["#8A4FEA", "#6A33C9", "#4A1F9A"], line: "#F0C45A", edge: "#A77BF5" }),
    "tiles/back-spent.svg": back({ face: ["#5C4283", "#4B3470", "#3B2759"], line: "#806AA8", edge: "#6B5292" }),
  };
  for (const kind of kinds) files[`tiles/${kind}.svg`] = file(body.defs + faceUp(kind));
  return files;
}
