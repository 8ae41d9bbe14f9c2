// @ts-check
import "./node-version.mjs";
import { endTogether } from "./processes.mjs";
import { lint, types, unit } from "./tests/checks.mjs";
import { sumUp } from "./tests/steps.mjs";

/** `npm run check`: whatever needs no browser and no build, with fewer games, for whoever is at work. */
endTogether();
await Promise.all([unit({ isBrief: true }), lint().then(types)]);
await sumUp();
