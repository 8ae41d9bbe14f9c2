// @ts-check
import "./node-version.mjs";
import { fileURLToPath } from "node:url";
import { buildIfNeeded } from "./build.mjs";
import { endTogether, runNode, stopWith } from "./processes.mjs";
import { browser } from "./tests/browser.mjs";

/**
 * Runs the browser tests against what is built.
 * @param {string[]} [wishes] passed on to Playwright
 */
export async function e2e(wishes = []) {
  const chromium = await browser();
  if (chromium === null) {
    console.error("The browser tests need Chromium: install it, or name one in CHROMIUM_PATH.");
    return false;
  }
  return playwright("e2e/playwright.config.ts", wishes, { env: { CHROMIUM_PATH: chromium }, minutes: 60 });
}

/**
 * Runs Playwright, its tests able to speak to tables without a browser.
 * @param {string} config
 * @param {string[]} wishes
 * @param {{ env: Record<string, string | undefined>, said?: Buffer[], minutes: number }} options `said` is given what it says, which
 * then stands nowhere else; `minutes` is the longest that it may take
 */
export function playwright(config, wishes, { env, said, minutes }) {
  const flag = withWebSocket();
  return runNode([...flag, "node_modules/@playwright/test/cli.js", "test", "--config", config, ...wishes], {
    env: { ...env, NODE_OPTIONS: [process.env.NODE_OPTIONS, ...flag].join(" ").trim() },
    said,
    minutes,
  });
}

/** What lets the tests speak to tables without a browser: Node 20 has WebSocket behind a flag, and before 20.10 not even there. */
function withWebSocket() {
  if ("WebSocket" in globalThis) return [];
  const flag = "--experimental-websocket";
  return process.allowedNodeEnvironmentFlags.has(flag)
    ? [flag]
    : ["--import", new URL("./tests/web-socket.mjs", import.meta.url).href];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  endTogether();
  if (!(await buildIfNeeded())) await stopWith("The site could not be built.");
  if (!(await e2e(process.argv.slice(2)))) await stopWith("The browser tests failed.");
}
