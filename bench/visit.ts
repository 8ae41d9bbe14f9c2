import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import { browser as chromiumPath } from "../scripts/tests/browser.mjs";
import { openSite } from "./web/site";

/** Requests for files, and what they brought. */
interface Asked {
  requests: number;
  bytes: number;
}

/** Counts what somebody's browser asks for who comes for the first time, and who comes again with what it kept. */
export async function run(): Promise<void> {
  const path = await chromiumPath({ isWhole: true });
  if (path === null) throw new Error("It needs Chromium.");
  const data = await mkdtemp(join("test-results", "visit-")).catch(() => mkdtemp("/tmp/visit-"));
  let asked: Asked = { requests: 0, bytes: 0 };
  const site = await openSite(data, (_, bytes) => {
    asked = { requests: asked.requests + 1, bytes: asked.bytes + bytes };
  });
  const browser = await chromium.launch({ executablePath: path });
  try {
    const context = await browser.newContext({ serviceWorkers: "allow" });
    const report: Record<string, Asked> = {};
    const counted = async (what: string, address: string) => {
      asked = { requests: 0, bytes: 0 };
      await visit(context, `${site.url}${address}`);
      report[what] = asked;
    };
    await counted("the first visit", "/");
    await counted("another one", "/");
    await counted("a table, after that", "/eights/VISIT1");
    console.table(report);
  } finally {
    await browser.close();
    await site.close();
    await rm(data, { recursive: true });
  }
}

/** Opens a page and waits until it, and whatever keeps it for later, wants nothing more. */
async function visit(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: "networkidle" });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.waitForLoadState("networkidle");
  await page.close();
}
