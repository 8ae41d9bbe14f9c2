// @ts-check
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { runNode } from "./processes.mjs";

const places = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"].map(
  (name) => `/usr/bin/${name}`,
);

/** The Chromium tests run in: one that is there, else one fetched now; null if neither can be had. */
export async function browser() {
  const { CHROMIUM_PATH: wish } = process.env;
  if (wish) return existsSync(wish) ? wish : null;
  return installed() ?? (await fetched());
}

function installed() {
  return [...places, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}

async function fetched() {
  console.log("No Chromium here: fetching one for the tests…");
  await runNode(["node_modules/@playwright/test/cli.js", "install", "chromium"], { quiet: true });
  if (!installed() && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync("apt-get", ["update", "-qq"], { env, stdio: "ignore" });
    spawnSync("apt-get", ["install", "-y", "-qq", "chromium"], { env, stdio: "ignore" });
  }
  return installed();
}
