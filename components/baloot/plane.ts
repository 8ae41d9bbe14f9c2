import type { Point } from "@/components/table/round-seats";

/** The carpet as a square that leans back: its middle on the screen, its side, and how it is looked at. */
export interface Plane {
  readonly center: Point;
  readonly side: number;
  readonly perspective: number;
  /** Degrees. */
  readonly tilt: number;
}

/** The vanishing point lies over the upper fifth of the square. */
export const EYE = 0.2;

const turn = ({ tilt }: Plane) => {
  const angle = (tilt * Math.PI) / 180;
  return { sin: Math.sin(angle), cos: Math.cos(angle) };
};
const levelOf = ({ side }: Plane) => (EYE - 0.5) * side;

/** Where a point of the carpet, told from its middle, is seen on the screen, and how large things are there. */
export function seen(plane: Plane, { x, y }: Point): Point & { readonly scale: number } {
  const { sin, cos } = turn(plane);
  const level = levelOf(plane);
  const scale = plane.perspective / (plane.perspective - y * sin);
  return { x: plane.center.x + x * scale, y: plane.center.y + level + (y * cos - level) * scale, scale };
}

/** The point of the carpet that is seen at a place of the screen. */
export function lying(plane: Plane, at: Point): Point & { readonly scale: number } {
  const { sin, cos } = turn(plane);
  const level = levelOf(plane);
  const { perspective, center } = plane;
  const across = at.x - center.x;
  const down = at.y - center.y;
  const y = (perspective * down) / (cos * perspective + (down - level) * sin);
  const scale = perspective / (perspective - y * sin);
  return { x: across / scale, y, scale };
}
