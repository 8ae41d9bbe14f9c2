/** Plain numbers of a path, without the noise of binary fractions. */
export const round = (value: number) => Math.round(value * 100) / 100;

/** A rectangle as path data. */
export const box = (x: number, y: number, width: number, height: number) =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;

/** The corners of a quarter of a stepped rhombus, from its tip on the vertical axis out to its foot on the other. */
export function steppedQuarter(halfWidth: number, halfHeight: number, steps: number): [number, number][] {
  const [dx, dy] = [halfWidth / steps, halfHeight / steps];
  return Array.from({ length: steps }, (_, step): [number, number][] => [
    [(step + 1) * dx, (step - steps) * dy],
    [(step + 1) * dx, (step + 1 - steps) * dy],
  ]).flat();
}

/** A rhombus woven in steps, as path data. */
export function steppedRhombus(x: number, y: number, halfWidth: number, halfHeight: number, steps: number): string {
  const quarter = steppedQuarter(halfWidth, halfHeight, steps);
  const right = [...quarter, ...[...quarter].reverse().map(([px, py]) => [px, -py] as const)];
  const outline = [...right, ...right.map(([px, py]) => [-px, -py] as const)];
  return `M${outline.map(([px, py]) => `${round(x + px)} ${round(y + py)}`).join("L")}z`;
}

/** A weave of square cells as one path a colour; a cell without a colour shows the ground. */
export function weave<Yarn extends string>(
  columns: number,
  rows: number,
  yarnAt: (column: number, row: number) => Yarn | null,
): [Yarn, string][] {
  const paths = new Map<Yarn, string>();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; ) {
      const yarn = yarnAt(column, row);
      const start = column;
      while (column < columns && yarnAt(column, row) === yarn) column++;
      if (yarn) paths.set(yarn, `${paths.get(yarn) ?? ""}${box(start, row, column - start, 1)}`);
    }
  }
  return [...paths];
}
