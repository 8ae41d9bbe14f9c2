// @ts-check
import { accessSync, constants, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { browser } from "./browser.mjs";

/** Debian puts the browser beside WebKitGTK's library. */
const libraries = "/usr/lib";

/**
 * Which engines besides Chromium can be tried on this machine, and what tells the tests where they are. `SCREENS=all` adds
 * Chromium, for its pictures to be looked at beside theirs.
 */
export async function enginesHere(env = process.env) {
  const on = (/** @type {string} */ program) => onPath(program, env.PATH);
  const miniBrowser = on("WebKitWebDriver") && on("Xvfb") ? (env.MINIBROWSER_PATH ?? miniBrowserHere()) : null;
  const firefox = env.FIREFOX_PATH ?? on("firefox-esr") ?? on("firefox");
  const chromium = env.SCREENS === "all" ? await browser() : null;
  const here = { webkit: miniBrowser, firefox, chromium };
  return {
    names: Object.entries(here).flatMap(([name, place]) => (place === null ? [] : [name])),
    missing: [...(miniBrowser ? [] : ["WebKit"]), ...(firefox ? [] : ["Firefox"])],
    env: {
      MINIBROWSER_PATH: miniBrowser ?? undefined,
      FIREFOX_PATH: firefox ?? undefined,
      ...(chromium && { CHROMIUM_PATH: chromium }),
    },
  };
}

/**
 * One line for whoever lacks an engine.
 * @param {string[]} missing
 */
export const notTried = (missing) =>
  `Not tried in ${missing.join(" and ")}: on Debian apt-get install webkit2gtk-driver xvfb firefox-esr brings both.`;

function miniBrowserHere() {
  if (!existsSync(libraries)) return null;
  const places = readdirSync(libraries).flatMap((machine) =>
    ["webkit2gtk-4.1", "webkit2gtk-4.0", "webkitgtk-6.0"].map((name) => join(libraries, machine, name, "MiniBrowser")),
  );
  return places.find(isRunnable) ?? null;
}

/**
 * @param {string} program
 * @param {string} [path]
 */
function onPath(program, path = "") {
  const places = path.split(":").map((folder) => join(folder, program));
  return places.find(isRunnable) ?? null;
}

/** @param {string} path */
function isRunnable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
