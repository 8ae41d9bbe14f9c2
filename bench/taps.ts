import { mkdtemp, rm } from "node:fs/promises";
import { loadavg } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, devices, type Page } from "@playwright/test";
import { browser as chromiumPath } from "../scripts/tests/browser.mjs";
import { openSite } from "./web/site";
import { quantile } from "./web/watch";

const CPU_SLOWDOWN = 4;
const TAPS = 60;

/** Lets a page note how long each tap on a card of the hand takes until a frame shows the card lifted, or let down. */
function noteTaps(): void {
  const taps: number[] = [];
  Object.assign(window, { taps });
  let touched: number | null = null;
  const touch = ({ timeStamp }: Event) => {
    touched = timeStamp;
  };
  addEventListener("pointerdown", touch, true);
  addEventListener("pointerup", touch, true);
  new MutationObserver(() => {
    if (touched === null) return;
    const since = touched;
    touched = null;
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => taps.push(performance.now() - since);
      channel.port2.postMessage(null);
    });
  }).observe(document, { subtree: true, attributeFilter: ["data-lifted"] });
}

async function atTable(browser: Browser, url: string, game: string): Promise<Page> {
  const context = await browser.newContext({ ...devices["Pixel 7"], locale: "en", serviceWorkers: "block" });
  await context.addInitScript(noteTaps);
  await context.addInitScript((id) => localStorage.setItem(`majlis.${id}.guide`, "true"), game);
  const page = await context.newPage();
  await page.goto(`${url}/${game}`);
  await page.getByRole("button", { name: "Against bots" }).tap();
  await page.locator("[data-hand] [data-card]").first().waitFor();
  return page;
}

/** What of the time of taps goes where, in ms a tap. */
const shares = { script: "ScriptDuration", style: "RecalcStyleDuration", layout: "LayoutDuration" } as const;

interface Tapped {
  readonly taps: readonly number[];
  readonly spent: Readonly<Record<keyof typeof shares, number>>;
}

/** Taps one card of the hand after the other, in turn, where nothing lies over it. */
async function tapped(page: Page): Promise<Tapped> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  const spentBy = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return (name: string) => 1_000 * (metrics.find((one) => one.name === name)?.value ?? 0);
  };
  const before = await spentBy();
  for (let tap = 0; tap < TAPS; tap++) {
    const spot = await page.evaluate((turn) => {
      const cards = [...document.querySelectorAll("[data-hand] [data-card]")];
      const box = cards[turn % cards.length]?.getBoundingClientRect();
      return box ? { x: box.x + 14, y: box.y + 16 } : null;
    }, tap);
    if (spot) await page.touchscreen.tap(spot.x, spot.y);
    await page.waitForTimeout(350);
  }
  const after = await spentBy();
  const taps = await page.evaluate(() => ("taps" in window ? (window.taps as number[]) : []));
  await page.context().close();
  const each = (name: string) => (after(name) - before(name)) / TAPS;
  return { taps, spent: { script: each(shares.script), style: each(shares.style), layout: each(shares.layout) } };
}

/** How long a tap on one's own card takes until it is seen: with Dhappa's 28 in the middle of a turn, beside Baloot's. */
export async function run() {
  const executablePath = await chromiumPath({ isWhole: true });
  if (executablePath === null) throw new Error("no Chromium to measure in");
  const data = await mkdtemp(join("node_modules", ".bench-taps-"));
  const site = await openSite(data);
  const browser = await chromium.launch({ executablePath });
  try {
    console.log(`load ${loadavg()[0]?.toFixed(1)}, ${CPU_SLOWDOWN} × slower\n`);
    console.log("| tap to paint, ms | p50 | p95 | taps | script | style | layout, ms a tap |");
    console.log("| --- | ---: | ---: | ---: | ---: | ---: | ---: |");
    const say = (name: string, { taps, spent }: Tapped) => {
      const [p50, p95] = [0.5, 0.95].map((share) => quantile(taps, share).toFixed(0));
      const { script, style, layout } = spent;
      const parts = [script, style, layout].map((ms) => ms.toFixed(1)).join(" | ");
      console.log(`| ${name} | ${p50} | ${p95} | ${taps.length} | ${parts} |`);
    };
    const baloot = await atTable(browser, site.url, "baloot");
    say("Baloot", await tapped(baloot));
    const dhappa = await atTable(browser, site.url, "dhappa");
    await dhappa.getByRole("button", { name: "Draw", exact: true }).tap({ timeout: 120_000 });
    await dhappa.waitForTimeout(2_000);
    say("Dhappa Baaji", await tapped(dhappa));
  } finally {
    await browser.close();
    await site.close();
    await rm(data, { recursive: true, force: true });
  }
}
