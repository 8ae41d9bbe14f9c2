import { mkdtemp, rm } from "node:fs/promises";
import { loadavg } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { browser as chromiumPath } from "../scripts/tests/browser.mjs";
import { openSite } from "./web/site";
import { framesOf, type Notes, notesOf, quantile, watch } from "./web/watch";

const sizes = [
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
] as const;

async function opened(browser: Browser, viewport: (typeof sizes)[number]): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: "en", serviceWorkers: "block" });
  await context.addInitScript(watch);
  await context.addInitScript(() => localStorage.setItem("majlis.baloot.guide", "true"));
  return context.newPage();
}

/** An empty page on which one card at a time flies: what this machine draws at best while all else goes on beside it. */
async function bare(browser: Browser, viewport: (typeof sizes)[number]): Promise<Notes> {
  const page = await opened(browser, viewport);
  await page.setContent("<body style='background:#511'></body>");
  await page.evaluate(watch);
  for (let flight = 0; flight < 20; flight++) {
    await page.evaluate(() => {
      document.querySelector("[data-laid]")?.remove();
      const laid = document.createElement("div");
      laid.dataset.laid = "x";
      laid.style.cssText = "position:fixed;left:45%;top:40%;width:100px;height:140px;background:#fffdf6";
      document.body.append(laid);
      laid.animate([{ transform: "translate(0, 400px)" }, { transform: "none" }], 420);
    });
    await page.waitForTimeout(450);
  }
  const notes = await notesOf(page);
  await page.context().close();
  return notes;
}

/** So many hands against bots, each card played with a click. */
async function played(browser: Browser, url: string, viewport: (typeof sizes)[number], hands: number): Promise<Notes> {
  const page = await opened(browser, viewport);
  await page.goto(`${url}/baloot`);
  await page.getByRole("button", { name: "Against bots" }).click();
  const press = (selector: string) =>
    page
      .locator(selector)
      .first()
      .click({ timeout: 800 })
      .catch(() => {});
  for (let over = 0; over < hands; ) {
    const now = await page.evaluate(() => {
      const deeds = ["next", "accept", "pass", "decline"].filter((name) =>
        document.querySelector(`[data-deed="${name}"]`),
      );
      const card = document.querySelector('[data-hand] [data-card][aria-label$="playable"]');
      return { deed: deeds[0] ?? null, card: card?.getAttribute("data-card") ?? null };
    });
    if (now.deed === "next") over++;
    if (now.deed) await press(`[data-deed="${now.deed}"]`);
    else if (now.card) {
      // It may have left the hand by itself.
      const card = page.locator(`[data-hand] [data-card="${now.card}"]`);
      await card.press("Enter", { timeout: 500 }).catch(() => {});
    }
    if (now.deed === "next") await page.locator('[data-deed="next"]').waitFor({ state: "hidden" });
    await page.waitForTimeout(80);
  }
  const notes = await notesOf(page);
  await page.context().close();
  return notes;
}

/** How long the frames of deal, throw and sweep last on a desktop that is drawn without a graphics card, beside an empty page's. */
export async function run(hands = "3") {
  const executablePath = await chromiumPath({ isWhole: true });
  if (executablePath === null) throw new Error("no Chromium to measure in");
  const data = await mkdtemp(join("node_modules", ".bench-frames-"));
  const site = await openSite(data);
  const browser = await chromium.launch({ executablePath, args: ["--disable-gpu"] });
  try {
    console.log(`load ${loadavg()[0]?.toFixed(1)}\n`);
    console.log("| ms a frame | p50 | p95 | p99 | frames |\n| --- | ---: | ---: | ---: | ---: |");
    const say = (name: string, frames: readonly number[]) => {
      const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(frames, share).toFixed(1));
      console.log(`| ${name} | ${p50} | ${p95} | ${p99} | ${frames.length} |`);
    };
    for (const viewport of sizes) {
      const size = `${viewport.width}×${viewport.height}`;
      say(`${size}, empty page`, framesOf(await bare(browser, viewport), "throw"));
      const notes = await played(browser, site.url, viewport, Number(hands));
      for (const kind of ["deal", "throw", "sweep"] as const) say(`${size}, ${kind}`, framesOf(notes, kind));
    }
  } finally {
    await browser.close();
    await site.close();
    await rm(data, { recursive: true, force: true });
  }
}
