// @ts-check
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { runNode } from "../processes.mjs";

/** The same engine without windows, in which tests are quickest. */
const shell = "/usr/bin/chromium-headless-shell";
const wholes = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"].map(
  (name) => `/usr/bin/${name}`,
);

/**
 * A Chromium that is there, else one fetched now; null if neither can be had.
 * @param {{ isWhole?: boolean }} [wish] whether it has to be what people use
 */
export async function browser({ isWhole = false } = {}) {
  const { CHROMIUM_PATH: named } = process.env;
  if (named) return existsSync(named) ? named : null;
  const places = [...(isWhole ? [] : [shell]), ...wholes, chromium.executablePath()];
  const installed = () => places.find((path) => existsSync(path)) ?? null;
  return installed() ?? (await fetched(isWhole, installed));
}

/**
 * @param {boolean} isWhole
 * @param {() => string | null} installed
 */
async function fetched(isWhole, installed) {
  console.log("No Chromium here: fetching one for the tests…");
  await runNode(["node_modules/@playwright/test/cli.js", "install", "chromium"], { quiet: true });
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const run = (/** @type {string[]} */ ...words) =>
      spawnSync("apt-get", words, { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }, stdio: "ignore" });
    if (!installed()) run("update", "-qq");
    for (const name of [...(isWhole ? [] : ["chromium-headless-shell"]), "chromium"])
      if (!installed()) run("install", "-y", "-qq", name);
  }
  return installed();
}
