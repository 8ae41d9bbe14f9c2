/** Where a value says anything at all, below the place it lies at. */
export function leafPaths(value: unknown, at = ""): string[] {
  if (value === null || value === undefined) return [];
  if (typeof value !== "object") return [at];
  return Object.entries(value).flatMap(([key, inner]) => leafPaths(inner, `${at}/${key}`));
}
