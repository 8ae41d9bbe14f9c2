/** Path data of the shapes the faces are made of; holes are cut by the even-odd rule. */

const n = (value: number) => String(Math.round(value * 10) / 10);
const point = (x: number, y: number) => `${n(x)} ${n(y)}`;
const around = (cx: number, cy: number, r: number, degrees: number): readonly [number, number] => {
  const turn = (degrees * Math.PI) / 180;
  return [cx + r * Math.sin(turn), cy - r * Math.cos(turn)];
};

/** A circle. */
export function circle(cx: number, cy: number, r: number): string {
  return `M${point(cx - r, cy)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;
}

/** A rectangle with round corners. */
export function block(x: number, y: number, width: number, height: number, r: number): string {
  const arc = (dx: number, dy: number) => `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}`;
  return `M${point(x + r, y)}h${n(width - 2 * r)}${arc(r, r)}v${n(height - 2 * r)}${arc(-r, r)}h${n(2 * r - width)}${arc(-r, -r)}v${n(2 * r - height)}${arc(r, -r)}z`;
}

/** A pip: a disc with a ring, eight beads and a centre cut out. */
export function pip(cx: number, cy: number, r: number): string {
  const beads = Array.from({ length: 8 }, (_, index) => circle(...around(cx, cy, 0.4 * r, index * 45), 0.135 * r));
  return [1, 0.825, 0.695, 0.15].map((part) => circle(cx, cy, part * r)).join("") + beads.join("");
}

/** A round scallop of so many lobes. */
export function scallop(cx: number, cy: number, r: number, lobes: number): string {
  const chord = 2 * r * Math.sin(Math.PI / lobes);
  const ends = Array.from({ length: lobes }, (_, index) => around(cx, cy, r, (index * 360) / lobes));
  const [first = [cx, cy], ...rest] = ends;
  const arcs = [...rest, first].map(([x, y]) => `A${n(chord * 0.56)} ${n(chord * 0.56)} 0 0 1 ${point(x, y)}`);
  return `M${point(...(first as readonly [number, number]))}${arcs.join("")}z`;
}

/** A pointed leaf from one radius to another, so many degrees round the centre. */
export function leaf(cx: number, cy: number, from: number, to: number, width: number, degrees: number): string {
  const [x1, y1] = around(cx, cy, from, degrees);
  const [x2, y2] = around(cx, cy, to, degrees);
  const side = (by: number) => {
    const [x, y] = around(cx, cy, (from + to) / 2, degrees);
    const [ox, oy] = around(0, 0, by, degrees + 90);
    return point(x + ox, y + oy);
  };
  return `M${point(x1, y1)}Q${side(width)} ${point(x2, y2)}Q${side(-width)} ${point(x1, y1)}z`;
}

/** Petals round a centre. */
export function petals(cx: number, cy: number, r: number, count: number): string {
  const valleys = Array.from({ length: count }, (_, index) => ((index - 0.5) * 360) / count);
  const start = around(cx, cy, r * 0.48, valleys[0] ?? 0);
  const curves = valleys.map((degrees) => {
    const step = 360 / count;
    const out = (at: number, reach: number) => point(...around(cx, cy, r * reach, degrees + at * step));
    return `C${out(0.08, 1.16)} ${out(0.92, 1.16)} ${out(1, 0.48)}`;
  });
  return `M${point(...start)}${curves.join("")}z`;
}

/** A bamboo stick: three knots, two waisted joints, a slit in each. */
export function stick(cx: number, cy: number, width: number, height: number): string {
  const knot = 0.135 * height;
  const bulge = 0.09 * width;
  const r = bulge / 2 + knot ** 2 / (8 * bulge);
  const top = cy - height / 2;
  const joint = (height - 3 * knot) / 2;
  const neck = width - 2 * bulge;
  const waist = 0.06 * width;
  const slit = 0.15 * width;
  const slitHeight = joint * 0.64;
  // One outline, down the right side and up the left: knot, joint, knot, joint, knot.
  const side = (way: 1 | -1): string => {
    const bow = `a${n(r)} ${n(r)} 0 0 1 0 ${n(way * knot)}`;
    const hollow = `q${n(-way * 2 * waist)} ${n((way * joint) / 2)} 0 ${n(way * joint)}`;
    return bow + hollow + bow + hollow + bow;
  };
  const outline = `M${point(cx - neck / 2, top)}h${n(neck)}${side(1)}h${n(-neck)}${side(-1)}z`;
  const slits = [top + knot + joint / 2, top + 2 * knot + 1.5 * joint].map((y) =>
    block(cx - slit / 2, y - slitHeight / 2, slit, slitHeight, slit / 2),
  );
  return outline + slits.join("");
}

/** A line with round ends, as a shape; for twigs and stalks. */
export function twig(x1: number, y1: number, x2: number, y2: number, from: number, to: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [(y1 - y2) / length, (x2 - x1) / length];
  const edge = (x: number, y: number, by: number) => point(x + ux * by, y + uy * by);
  const [a, b] = [from / 2, to / 2];
  return `M${edge(x1, y1, a)}L${edge(x2, y2, b)}A${n(b)} ${n(b)} 0 0 0 ${edge(x2, y2, -b)}L${edge(x1, y1, -a)}A${n(a)} ${n(a)} 0 0 0 ${edge(x1, y1, a)}z`;
}

/** A plume that widens from its root to a broad tip. */
export function plume(x: number, y: number, length: number, width: number, degrees: number): string {
  const turn = (degrees * Math.PI) / 180;
  const at = (along: number, across: number) =>
    point(
      x + Math.cos(turn) * along * length - Math.sin(turn) * across * width,
      y + Math.sin(turn) * along * length + Math.cos(turn) * across * width,
    );
  return `M${at(0.1, 0.12)}Q${at(0.6, 0.52)} ${at(0.9, 0.48)}Q${at(1, 0.44)} ${at(1.02, 0.2)}L${at(1.02, -0.2)}Q${at(1, -0.44)} ${at(0.9, -0.48)}Q${at(0.6, -0.52)} ${at(0.1, -0.12)}z`;
}

/** A frame with notched corners: its outer edge, and its inner one cut out. */
export function notchedFrame(
  x: number,
  y: number,
  width: number,
  height: number,
  stroke: number,
  notch: number,
): string {
  const outline = (by: number, corner: number) => {
    const [w, h] = [width - 2 * by - 2 * corner, height - 2 * by - 2 * corner];
    const c = corner;
    return `M${point(x + by + c, y + by)}h${n(w)}v${n(c)}h${n(c)}v${n(h)}h${n(-c)}v${n(c)}h${n(-w)}v${n(-c)}h${n(-c)}v${n(-h)}h${n(c)}z`;
  };
  return outline(-stroke / 2, notch) + outline(stroke / 2, notch);
}
