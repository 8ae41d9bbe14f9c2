import type { Point } from "@/components/table/seats/where-others-sit";

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
/** A point of the carpet or of the screen, how large things are there, and how tall of their height they look, leaning back. */
interface Sight extends Point {
  readonly scale: number;
  readonly lean: number;
}

const levelOf = ({ side }: Plane) => (EYE - 0.5) * side;

/** How large things are at a height of the carpet, and how they lean there. */
function sizes(plane: Plane, y: number): Pick<Sight, "scale" | "lean"> {
  const { sin, cos } = turn(plane);
  const scale = plane.perspective / (plane.perspective - y * sin);
  return { scale, lean: cos + ((y * cos - levelOf(plane)) * scale * sin) / plane.perspective };
}

/** Where a point of the carpet, told from its middle, is seen on the screen. */
export function seen(plane: Plane, { x, y }: Point): Sight {
  const { cos } = turn(plane);
  const level = levelOf(plane);
  const { scale, lean } = sizes(plane, y);
  return { x: plane.center.x + x * scale, y: plane.center.y + level + (y * cos - level) * scale, scale, lean };
}

/** The point of the carpet that is seen at a place of the screen. */
export function lying(plane: Plane, at: Point): Sight {
  const { sin, cos } = turn(plane);
  const level = levelOf(plane);
  const { perspective, center } = plane;
  const across = at.x - center.x;
  const down = at.y - center.y;
  const y = (perspective * down) / (cos * perspective + (down - level) * sin);
  const { scale, lean } = sizes(plane, y);
  return { x: across / scale, y, scale, lean };
}
