import type { Messages } from "../messages";
import { brokenPage } from "./broken-page";
import { common } from "./common";
import { games } from "./games";
import { home } from "./home";
import { tiers } from "./tiers";

/** The words every page has from the start, as of English (`en/index.ts`); all others come in one (`later.ts`). */
export const ar = { common, games, home, brokenPage, tiers } satisfies Partial<Messages>;
