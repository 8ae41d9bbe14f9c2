import type { SoloId } from "./registry";
import { gameLength as tiles } from "./tiles/play";

/** How many rounds each game for one has at least and at most: whoever tells of more, or fewer, did not play it. */
export const soloLengths: Readonly<Record<SoloId, readonly [fewest: number, most: number]>> = { tiles: tiles() };
