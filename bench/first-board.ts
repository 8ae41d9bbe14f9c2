import { mkdtemp, readFile, rm } from "node:fs/promises";
import { chromium, devices } from "@playwright/test";
import { browser as chromiumPath } from "../scripts/tests/browser.mjs";
import { builtSite, packedBytes } from "./size";
import { openSite } from "./web/site";
import { scriptsUntilDrawn } from "./web/until-drawn";

const games = ["rummy", "dhappa"];
/** The first card of a hand. */
const CARD = "[data-hand] [data-card]";

/** What is fetched, cold, from a bot match's address until its first card is drawn, in kB of gzip. */
export async function run(): Promise<void> {
  const path = await chromiumPath({ isWhole: true });
  if (path === null) throw new Error("It needs Chromium.");
  const data = await mkdtemp("/tmp/first-board-");
  const house = await openSite(data);
  const browser = await chromium.launch({ executablePath: path });
  try {
    for (const game of games) {
      const before = await browser.newContext({ ...devices["Pixel 7"], locale: "en" });
      const page = await before.newPage();
      await page.goto(`${house.url}/${game}`);
      await page.getByRole("button", { name: "Against bots" }).click();
      await page.locator(CARD).first().waitFor();
      const [address, storageState] = [page.url(), await before.storageState()];
      await before.close();
      const context = await browser.newContext({
        ...devices["Pixel 7"],
        locale: "en",
        storageState,
        serviceWorkers: "block",
      });
      const cold = await context.newPage();
      const scriptsUntilCard = await scriptsUntilDrawn(cold, CARD);
      await cold.goto(address);
      const scripts = await scriptsUntilCard();
      const html = await readFile(`${builtSite}/${game}/table.html`, "utf8");
      const sizes = await Promise.all(
        scripts.map(async (script) => ({
          script,
          named: html.includes(script),
          bytes: await packedBytes(script),
        })),
      );
      const kB = (all: typeof sizes) => (all.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000).toFixed(1);
      console.log(
        `${game}: ${kB(sizes)} kB of JavaScript (gzip) in ${sizes.length} files until the first card; ${kB(sizes.filter(({ named }) => named))} named by the document`,
      );
      if (process.env.EACH)
        for (const { script, bytes, named } of sizes.sort((a, b) => b.bytes - a.bytes))
          console.log(`  ${(bytes / 1000).toFixed(1).padStart(6)} ${named ? "*" : " "} ${script}`);
      await context.close();
    }
  } finally {
    await browser.close();
    await house.close();
    await rm(data, { recursive: true });
  }
}
