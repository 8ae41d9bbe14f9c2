import { brokenPage } from "./broken-page";
import { common } from "./common";
import { games } from "./games";
import { home } from "./home";
import { tiers } from "./tiers";

/** The words every page has from the start; a page may bring more of its own (`PageWords`). */
export const en = { common, games, home, brokenPage, tiers };
