import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, devices, type Page } from "@playwright/test";
import { gameIds, soloGames } from "@/lib/rules/registry";
import { browser as chromiumPath } from "../scripts/tests/browser.mjs";
import { firstLoads } from "./size";
import { doors } from "./web/doors";
import { openSite } from "./web/site";
import { lateFrames, type Notes, notesOf, quantile, shownAfter, watch } from "./web/watch";

const CPU_SLOWDOWN = 4;
const LATE_MS = 20;
const line = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** A phone's page whose processor is slowed down, and which notes what it does. */
async function slowPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ ...devices["Pixel 7"], locale: "en", serviceWorkers: "block" });
  await context.addInitScript(watch);
  await context.addInitScript(() => localStorage.setItem("majlis.baloot.guide", "true"));
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return page;
}

/** An empty page with nothing but a card that flies and one that follows a tap: what this machine can do at best. */
async function yardstick(browser: Browser): Promise<Notes> {
  const page = await slowPhone(browser);
  await page.setContent(
    "<meta name=viewport content='width=device-width'><button data-card=x style='position:fixed;inset:50% 0 0'>card</button>",
  );
  await page.evaluate(watch);
  await page.evaluate(() => {
    document.querySelector("button")?.addEventListener("pointerup", () => {
      document.querySelector("[data-laid]")?.remove();
      const laid = document.createElement("div");
      laid.dataset.laid = "x";
      laid.style.cssText = "position:fixed;inset:0 40% 80% 40%;background:#c00";
      document.body.append(laid);
      laid.animate([{ transform: "translate(0, 400px)" }, { transform: "none" }], 420);
    });
  });
  for (let tap = 0; tap < 30; tap++) {
    await page.touchscreen.tap(200, 600);
    await page.waitForFunction((count) => "notes" in window && (window.notes as Notes).taps.length > count, tap);
    await page.waitForTimeout(450);
  }
  const notes = await notesOf(page);
  await page.context().close();
  return notes;
}

/** Opens the site cold over a slow line and taps "against bots" as soon as it does something: when is the first card there? */
async function opening(browser: Browser, url: string): Promise<number> {
  const page = await slowPhone(browser);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", { offline: false, ...line });
  await page.goto(`${url}/baloot`, { waitUntil: "commit" });
  await againstBots(page);
  await page.waitForFunction(() => "notes" in window && (window.notes as Notes).dealt !== null, undefined, {
    polling: 50,
  });
  const { dealt } = await notesOf(page);
  await page.context().close();
  return dealt ?? Number.NaN;
}

async function againstBots(page: Page): Promise<void> {
  const start = page.getByRole("button", { name: "Against bots" });
  await start.waitFor();
  // A button that is painted but not yet awake is tapped again.
  while (new URL(page.url()).pathname === "/baloot") {
    const spot = await start.boundingBox({ timeout: 500 }).catch(() => null);
    if (spot) await page.touchscreen.tap(spot.x + spot.width / 2, spot.y + spot.height / 2);
    await page.waitForTimeout(50);
  }
}

/** Plays so many hands against bots with taps, as whoever is on turn may. */
async function playing(browser: Browser, url: string, hands: number): Promise<Notes> {
  const page = await slowPhone(browser);
  await page.goto(`${url}/baloot`);
  await againstBots(page);
  const answers = ["accept", "pass", "decline"].map((name) => page.locator(`[data-deed="${name}"]`));
  const next = page.locator('[data-deed="next"]');
  const playable = page.locator('[data-hand] [data-card][aria-label$="playable"]');
  for (let played = 0; played < hands; ) {
    for (const answer of answers) if (await answer.isVisible()) await answer.tap({ timeout: 1_000 }).catch(() => {});
    if (await next.isVisible()) {
      played++;
      await next.tap({ timeout: 2_000 }).catch(() => {});
      await next.waitFor({ state: "hidden" });
    }
    if ((await playable.count()) > 0) {
      const card = await playable
        .first()
        .getAttribute("data-card", { timeout: 1_000 })
        .catch(() => null);
      if (card) await tapTwice(page, card);
    }
    await page.waitForTimeout(60);
  }
  const notes = await notesOf(page);
  await page.context().close();
  return notes;
}

/** Lifts a card and plays it, where nothing lies over it. */
async function tapTwice(page: Page, card: string): Promise<void> {
  for (let tap = 0; tap < 2; tap++) {
    const spot = await page.evaluate((name) => {
      const element = document.querySelector(`[data-hand] [data-card="${name}"]`);
      const box = element?.getBoundingClientRect();
      if (!element || !box) return null;
      const parts = Array.from({ length: 12 }, (_, index) => (index + 0.5) / 12);
      const free = parts.flatMap((x) =>
        parts
          .map((y) => ({ x: box.x + x * box.width, y: box.y + y * box.height }))
          .filter(({ x, y }) => element.contains(document.elementFromPoint(x, y))),
      );
      return free[Math.floor(free.length / 2)] ?? null;
    }, card);
    if (!spot) return;
    await page.touchscreen.tap(spot.x, spot.y);
    await page.waitForTimeout(250);
  }
}

const ms = (value: number) => `${value.toFixed(0)} ms`;
const share = ({ late, all }: { late: number; all: number }) =>
  all === 0 ? "none seen" : `${((100 * late) / all).toFixed(1)} % of ${all}`;

/** Every door of the house as a newcomer opens it, beside what it should take. */
async function printDoors(browser: Browser, url: string, times: number): Promise<void> {
  const games = [...gameIds, ...soloGames];
  const paths = ["/", ...games.map((game) => `/${game}`), ...games.map((game) => `/${game}/rules`)];
  const slowness = { cpu: CPU_SLOWDOWN, line };
  console.log(`\nDoors, medians of ${times}; aims: 30 requests, 300 kB, LCP 1500 ms, TBT 200 ms, CLS 0\n`);
  console.log("| door | requests | kB | FCP | LCP | TBT | CLS |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: |");
  for (const { path, requests, kB, fcp, lcp, tbt, cls } of await doors(browser, url, paths, times, slowness))
    console.log(
      `| ${path} | ${requests} | ${kB.toFixed(0)} | ${ms(fcp)} | ${ms(lcp)} | ${ms(tbt)} | ${cls.toFixed(3)} |`,
    );
}

/** Measures what a player of Baloot waits for in a browser, beside what an empty page takes in the same run. */
export async function run(hands = "5", openings = "3", times = "5") {
  const executablePath = await chromiumPath({ isWhole: true });
  if (executablePath === null) throw new Error("no Chromium to measure in");
  const data = await mkdtemp(join("node_modules", ".bench-web-"));
  const site = await openSite(data);
  const browser = await chromium.launch({ executablePath });
  try {
    await printDoors(browser, site.url, Number(times));
    if (hands === "0") return;
    const empty = await yardstick(browser);
    const opened: number[] = [];
    for (let time = 0; time < Number(openings); time++) opened.push(await opening(browser, site.url));
    const table = await playing(browser, site.url, Number(hands));
    const [first] = (await firstLoads()).filter(({ name }) => name === "balootTable");
    const still = lateFrames(empty, "throw", LATE_MS);
    const rows: readonly (readonly [string, string, string, string])[] = [
      ["", "Baloot", "empty page", "aim"],
      [
        "tap to own card on its way, painted, p95",
        `${ms(quantile(table.taps, 0.95))} of ${table.taps.length}`,
        ms(quantile(empty.taps, 0.95)),
        "50 ms",
      ],
      [
        "tap to the frame's being shown, p95",
        ms(quantile(shownAfter(table), 0.95)),
        ms(quantile(shownAfter(empty), 0.95)),
        "",
      ],
      ["the same, median", ms(quantile(table.taps, 0.5)), ms(quantile(empty.taps, 0.5)), ""],
      ["tap to own card on the carpet, p95", ms(quantile(table.laid, 0.95)), "", ""],
      ...(["deal", "throw", "sweep"] as const).map(
        (kind) =>
          [`frames over ${LATE_MS} ms, ${kind}`, share(lateFrames(table, kind, LATE_MS)), share(still), "5 %"] as const,
      ),
      ["layout shift after load", table.shift.toFixed(4), empty.shift.toFixed(4), "0"],
      ["first-load JavaScript, gzip", `${first?.kB.toFixed(1)} kB`, "", "230 kB"],
      ["opening to first card dealt, cold", `${ms(quantile(opened, 0.5))} (median of ${opened.length})`, "", "2500 ms"],
    ];
    const [processor] = cpus();
    console.log(
      `${new Date().toISOString().slice(0, 10)}, ${browser.version()}, ${cpus().length} × ${processor?.model.trim()}, load ${loadavg()[0]?.toFixed(1)}, CPU ${CPU_SLOWDOWN}× slower, line 1.6 Mbit/s and 150 ms\n`,
    );
    for (const [index, row] of rows.entries()) {
      console.log(`| ${row.join(" | ")} |`);
      if (index === 0) console.log("| --- | ---: | ---: | ---: |");
    }
  } finally {
    await browser.close();
    await site.close();
    await rm(data, { recursive: true, force: true });
  }
}
