import { type Color, colors } from "@/lib/rules/eights/state";
import { COLOR_INK } from "./palette";
import { round } from "./weave";

const polygons: Record<Exclude<Color, "blue">, [number, number][]> = {
  red: [
    [0, -0.485],
    [0.4, 0],
    [0, 0.485],
    [-0.4, 0],
  ],
  green: [
    [0, -0.47],
    [0.5, 0.41],
    [-0.5, 0.41],
  ],
  yellow: Array.from({ length: 16 }, (_, point) => {
    const [radius, angle] = [point % 2 ? 0.338 : 0.5, (point * Math.PI) / 8];
    return [radius * Math.sin(angle), -radius * Math.cos(angle)];
  }),
};

/** The symbol that tells a colour without colour, centred on a point; a negative size stands on its head. */
export function symbolPath(color: Color, x: number, y: number, size: number): string {
  const at = (px: number, py: number) => `${round(x + px * size)} ${round(y + py * size)}`;
  if (color !== "blue") return `M${polygons[color].map(([px, py]) => at(px, py)).join("L")}z`;
  const [outer, inner] = [Math.abs(size) * 0.5, Math.abs(size) * 0.399].map(round);
  return `M${at(0.082, -0.495)}A${outer} ${outer} 0 1 0 ${at(0.447, 0.211)}A${inner} ${inner} 0 1 1 ${at(0.082, -0.495)}z`;
}

const shapes = Object.fromEntries(colors.map((color) => [color, symbolPath(color, 50, 50, 96)]));

/** Diamond, crescent, tent or star, in the colour's ink for dark ground or in `ink`. */
export function ColorSymbol({
  color,
  size = 20,
  ink = COLOR_INK[color].onDark,
  className,
}: {
  color: Color;
  size?: number | string;
  ink?: string;
  className?: string;
}) {
  return (
    <svg viewBox="0 0 100 100" width={size} height={size} className={className} aria-hidden="true">
      <path d={shapes[color]} fill={ink} />
    </svg>
  );
}
