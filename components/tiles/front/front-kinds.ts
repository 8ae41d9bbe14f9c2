import type { Kind } from "@/lib/rules/tiles";

/** The tiles that stand for the game on the front page. */
export const frontKinds: readonly Kind[] = ["dots-1", "green", "characters-8"];
