import type { Frame } from "./host";

/** Where a value says anything at all. */
function leavesIn(value: unknown, at: string): string[] {
  if (value === null || value === undefined) return [];
  if (typeof value !== "object") return [at];
  return Object.entries(value).flatMap(([key, inner]) => leavesIn(inner, `${at}/${key}`));
}

/** Where a frame says anything, in the words of a view or of the seed's `gameState`. */
export function toldIn(frame: Frame): string[] {
  if (frame.type === "event")
    return (frame.patch as [string, unknown?][]).flatMap(([path, value]) => leavesIn(value, path.replace(/^[+-]/, "")));
  return leavesIn(frame.gameState, "/gameState");
}
