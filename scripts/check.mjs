// @ts-check
import "./node-version.mjs";
import { lint, types, unit } from "./checks.mjs";
import { endTogether } from "./processes.mjs";
import { sumUp } from "./steps.mjs";

/** `npm run check`: whatever needs no browser and no build, for whoever is at work. */
endTogether();
await Promise.all([unit(), lint().then(types)]);
await sumUp();
