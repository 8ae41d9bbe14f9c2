import { compact, mirrored } from "@/components/cards/svg-path";

/** Filled shapes in one path. */
export const fill = (colour: string, ...d: string[]) => `<path fill="${colour}" d="${d.map(compact).join("")}"/>`;

/** Strokes cut square at their ends. */
export const cord = (colour: string, width: number, ...d: string[]) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${d.map(compact).join("")}"/>`;

/** Strokes with round ends. */
export const line = (colour: string, width: number, ...d: string[]) =>
  cord(colour, width, ...d).replace("/>", ' stroke-linecap="round"/>');

/** A string of round beads. */
export const beads = (colour: string, size: number, gap: number, ...d: string[]) =>
  line(colour, size, ...d).replace("/>", ` stroke-dasharray="0 ${gap}"/>`);

/** A disc. */
export const disc = (colour: string, x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;

/** A shape and its mirror image. */
export const pair = (d: string) => [d, mirrored(d)] as const;

/** A run of woven cells. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** Runs of cells in one path. */
export const cells = (colour: string, boxes: readonly Box[]) =>
  `<path fill="${colour}" d="${boxes.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-width}z`).join("")}"/>`;
