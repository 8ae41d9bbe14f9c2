import type { BackTone } from "@/components/cards/card-art-urls";
import { paperEdge, paperStops } from "@/components/cards/paper";
import { type Box, cells } from "./svg-strokes";

/** The yarns of a back: its field, the frame and the lozenges. */
const backs = {
  indigo: { field: "#231D52", net: "#2E2768", frame: "#8E2A28" },
  madder: { field: "#7C211F", net: "#8E2D29", frame: "#251D4C" },
} as const satisfies Record<BackTone, object>;

const soot = "#1B1420";
const wool = "#EFE2C6";
const saffron = "#DDA544";
const madder = "#B23630";

const [columns, rows] = [46, 66];
const inset = (by: number): Box => [by, by, columns - 2 * by, rows - 2 * by];

/** Every second pair of cells along a frame one cell deep, the same from every corner. */
function grains(by: number): Box[] {
  const along = (length: number) =>
    Array.from({ length }, (_, place) => place).filter(
      (place) => Math.floor(Math.min(place, length - 1 - place) / 2) % 2 === 0,
    );
  const [width, height] = [columns - 2 * by, rows - 2 * by];
  return [
    ...along(width).flatMap((place): Box[] => [
      [by + place, by, 1, 1],
      [by + place, rows - by - 1, 1, 1],
    ]),
    ...along(height).flatMap((place): Box[] => [
      [by, by + place, 1, 1],
      [columns - by - 1, by + place, 1, 1],
    ]),
  ];
}

/** A lozenge about a crossing of cells, stepped by one, so many cells out each way. */
const lozenge = (x: number, y: number, reach: number): Box[] =>
  Array.from({ length: reach }, (_, row): Box => [x - (reach - row), y - row - 1, 2 * (reach - row), 2 * row + 2]);

const clipped = (boxes: Box[], by: number) =>
  boxes.flatMap(([x, y, width, height]): Box[] => {
    const [left, right] = [Math.max(x, by), Math.min(x + width, columns - by)];
    const [top, foot] = [Math.max(y, by), Math.min(y + height, rows - by)];
    return right > left && foot > top ? [[left, top, right - left, foot - top]] : [];
  });

/** A back as an SVG file: paper, frames, and three lozenges between stepped waves, each shape whole under the next so that no seam shows. */
export function backFile(tone: BackTone): string {
  const { field, net, frame } = backs[tone];
  const middles = [15, 33, 51];
  const halves = [6, 24, 42, 60].flatMap((y) => [9, 37].map((x) => [x, y] as const));
  const rings = (colour: string, reach: number) =>
    cells(
      colour,
      middles.flatMap((y) => lozenge(23, y, reach)),
    );
  const sides = (colour: string, reach: number) =>
    cells(
      colour,
      clipped(
        halves.flatMap(([x, y]) => lozenge(x, y, reach)),
        9,
      ),
    );
  const woven =
    cells(saffron, [inset(0)]) +
    cells(soot, [inset(1)]) +
    cells(wool, grains(2)) +
    cells(saffron, [inset(4)]) +
    cells(frame, [inset(5)]) +
    cells(wool, grains(6)) +
    cells(soot, [inset(7)]) +
    cells(saffron, [inset(8)]) +
    cells(field, [inset(9)]);
  const figures =
    sides(saffron, 9) +
    sides(field, 8) +
    sides(net, 6) +
    sides(frame, 4) +
    sides(wool, 3) +
    sides(soot, 2) +
    sides(saffron, 1) +
    rings(soot, 10) +
    rings(wool, 9) +
    rings(soot, 8) +
    rings(madder, 7) +
    rings(saffron, 5) +
    rings(soot, 4) +
    rings(wool, 3) +
    rings(madder, 1);
  const stops = paperStops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="250" height="350" viewBox="0 0 250 350">` +
    `<linearGradient id="p" x2="1" y2="1">${stops}</linearGradient>` +
    `<rect x=".75" y=".75" width="248.5" height="348.5" rx="18.25" fill="url(#p)" stroke="${paperEdge}" stroke-width="1.5"/>` +
    `<g transform="translate(10 10)scale(5)">${woven}${figures}</g></svg>\n`
  );
}
