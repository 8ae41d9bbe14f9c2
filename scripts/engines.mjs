// @ts-check
import "./node-version.mjs";
import { fileURLToPath } from "node:url";
import { buildIfNeeded } from "./build.mjs";
import { playwright } from "./e2e.mjs";
import { endTogether, stopWith } from "./processes.mjs";
import { enginesHere, notTried } from "./tests/engines-here.mjs";

/**
 * Plays the heart of the house in the engines people have, as many of them as are here.
 * @param {string[]} [wishes] passed on to Playwright
 * @param {Buffer[]} [said] is given what the tests say, which then stands nowhere else
 * @returns {Promise<boolean | null>} null where there is none
 */
export async function engines(wishes = [], said) {
  const { names, env, missing } = await enginesHere();
  if (missing.length > 0)
    console.log(
      `Not tried in ${missing.join(" and ")}: apt-get install webkit2gtk-driver xvfb firefox-esr brings both.`,
    );
  if (names.length === 0) return null;
  return playwright("e2e/engines/playwright.config.ts", wishes, {
    env: { ...env, MAJLIS_ENGINES: names.join() },
    said,
    minutes: 15 * names.length,
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  endTogether();
  const { missing } = await enginesHere();
  if (missing.length > 0) console.log(notTried(missing));
  if (!(await buildIfNeeded())) await stopWith("The site could not be built.");
  if ((await engines(process.argv.slice(2))) === false) await stopWith("The tests in other engines failed.");
}
