// @ts-check
// Draws the pictures of links, public/previews, from the house's own front pages, and those of README.md, docs/pictures, from its
// games against bots: run by hand when those change, and commit what it draws. `node scripts/make-previews.mjs`, or some of them by name:
// `node scripts/make-previews.mjs ladder`
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { buildIfNeeded, linkWords } from "./build.mjs";
import { serve } from "./house/serve.mjs";
import { endTogether, root, stopWith } from "./processes.mjs";
import { browser } from "./tests/browser.mjs";

/** The large carpet of a game's own front page; a game for one has it small on the page of the house. */
const large = "main .unmirrored";
/** @param {string} game */
const small = (game) => `nav a[href="/${game}"] > :first-child`;

/** The tent, one carpet with its cards, and a name above it; within the middle 630 px, as some cut it to a square. */
const style = `
  *, *::before, *::after { animation: none !important; transition: none !important; }
  header, footer { display: none !important; }
  main > *, main ~ * { visibility: hidden; }
  .shown, .shown * { visibility: visible !important; }
  .shown { position: fixed !important; left: 50%; bottom: -108px; width: 770px; z-index: 5; transform: translateX(-50%); }
  .name { position: fixed; left: 0; right: 0; top: 16px; z-index: 6; text-align: center; font: 700 104px/1.3 var(--font-display); word-spacing: .14em;
    color: var(--color-strong); text-shadow: 0 4px 18px rgb(0 0 0 / .85); }
  .line { position: fixed; left: 50%; bottom: 20px; z-index: 6; transform: translateX(-50%); width: max-content; max-width: 600px;
    padding: 8px 32px 12px; border: 1px solid #7d5a3b; border-radius: 26px; background: #1d1530f2; text-align: center;
    font: 700 34px/1.35 var(--font-sans); color: var(--color-brass-1); box-shadow: 0 10px 30px #000a; }
  .bare .carpet > :last-child, .bare .carpet > :last-child * { visibility: hidden !important; }
  .things { position: fixed; left: 50%; top: 330px; width: 660px; z-index: 7; transform: translate(-50%, -50%); display: flex; flex-wrap: wrap;
    justify-content: center; align-items: end; gap: 18px; filter: drop-shadow(0 10px 12px rgb(0 0 0 / .7)); }
  .house { position: fixed; inset-inline-end: 44px; bottom: 34px; z-index: 6; font: 700 44px/1.3 var(--font-display);
    color: var(--color-strong); text-shadow: 0 3px 12px #000; }
`;

/**
 * What lies on the carpet of a page of ranked play for cards, and how wide: marks of leagues by their order, people by their name.
 * @type {Record<string, { order: (number | string)[], width: number | number[] }>}
 */
const onCarpets = {
  ranked: { order: [], width: 0 },
  ladder: { order: [-2, -1, -3], width: [144, 192, 120] },
  leagues: { order: [0, 1, 2, 3, 4, 5, 6, 7], width: 120 },
  player: { order: [-2], width: 240 },
  friends: { order: ["falconer", "host", "lady"], width: 180 },
};

const wished = process.argv.slice(2);
/** @param {string} name */
const isWished = (name) => wished.length === 0 || wished.includes(name);

endTogether();
const words = await linkWords();
if (!(await buildIfNeeded())) await stopWith("The site could not be built.");
const executablePath = await browser();
if (executablePath === null)
  await stopWith("Drawing pictures needs Chromium: install it, or name one in CHROMIUM_PATH.");
const house = await serve({ port: Number(process.env.PORT ?? 4171), data: join("test-results", "previews") });
const drawing = await chromium.launch({ executablePath: executablePath ?? undefined });
await mkdir(join(root, "public", "previews"), { recursive: true });
for (const language of ["en", "ar"]) {
  const context = await drawing.newContext({
    viewport: { width: 1200, height: 630 },
    locale: language,
    serviceWorkers: "block",
  });
  const said = words[language === "ar" ? "ar" : "en"];
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  for (const name of ["home", ...Object.keys(said.games)].filter(isWished)) {
    await page.goto(`${house.url}/${name === "home" ? "" : name}`, { waitUntil: "networkidle" });
    const carpet = (await page.locator("[data-early]").count()) > 0 ? large : small(name);
    if (carpet !== large) await page.goto(house.url, { waitUntil: "networkidle" });
    await laidOut(page);
    const { games, home } = said;
    if (name === "home") {
      const all = Object.values(games).map((game) => game.name);
      await draw(page, `home.${language}`, { carpet, name: home.title, line: all.join(" · "), house: "" });
    } else
      await draw(page, `${name}.${language}`, {
        carpet,
        name: games[name].name,
        line: games[name].glimpse,
        house: home.title,
      });
  }
  await page.goto(`${house.url}/leagues`, { waitUntil: "networkidle" });
  const marks = await page.locator("main ol svg[role=img]").evaluateAll((all) => all.map((mark) => mark.outerHTML));
  for (const [name, { order, width }] of Object.entries(onCarpets)) {
    if (!isWished(name)) continue;
    await page.goto(house.url, { waitUntil: "networkidle" });
    await laidOut(page);
    const things = order.map((thing, place) => {
      const wide = Array.isArray(width) ? width[place] : width;
      return typeof thing === "number"
        ? (marks.at(thing) ?? "").replace(/width="\d+" height="\d+"/, `width="${wide}" height="${wide}"`)
        : `<img src="/art/busts/${thing}.svg" width="${wide}" alt="">`;
    });
    const { name: title, glimpse } = said.words.pages[name];
    await draw(page, `${name}.${language}`, {
      carpet: large,
      name: title,
      line: glimpse,
      house: said.home.title,
      things,
    });
  }
  await context.close();
}
if (isWished("README")) await drawReadme();
await drawing.close();
await house.end();

/**
 * Draws a picture of a front page that stands: one carpet of it, and what is written.
 * @param {import("@playwright/test").Page} page
 * @param {string} file
 * @param {{ carpet: string, name: string, line: string, house: string, things?: string[] }} wish `things` lie there in place of cards
 */
async function draw(page, file, { carpet, things = [], ...texts }) {
  await page.evaluate(
    ({ carpet, style, texts, things }) => {
      // The content policy lets nothing be styled but by hand.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      document.adoptedStyleSheets.push(sheet);
      document.querySelector(carpet)?.classList.add("shown");
      for (const [name, text] of Object.entries(texts)) {
        const element = document.body.appendChild(document.createElement("div"));
        element.className = name;
        element.textContent = text;
      }
      if (things.length === 0) return;
      document.querySelector(carpet)?.classList.add("bare");
      const lying = document.body.appendChild(document.createElement("div"));
      lying.className = "things";
      lying.innerHTML = things.join("");
    },
    { carpet, style, texts, things },
  );
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(800);
  await page.screenshot({ path: join(root, "public", "previews", `${file}.jpg`), type: "jpeg", quality: 82 });
}

/**
 * Waits until a front page has brought all that comes late: its list of tables comes last, and then drawings that were asked for.
 * @param {import("@playwright/test").Page} page
 */
async function laidOut(page) {
  await page.locator("main h2:not(nav *)").first().waitFor({ timeout: 90_000 });
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1_500);
}

/** The front page and two games as they begin, at half their size. */
async function drawReadme() {
  const folder = join(root, "docs", "pictures");
  await mkdir(folder, { recursive: true });
  for (const { name, path, isPlayed } of [
    { name: "home", path: "/", isPlayed: false },
    { name: "baloot", path: "/baloot", isPlayed: true },
    { name: "eights", path: "/eights", isPlayed: true },
  ]) {
    const context = await drawing.newContext({
      viewport: { width: 1440, height: 900 },
      deviceScaleFactor: 0.5,
      serviceWorkers: "block",
    });
    const page = await context.newPage();
    await page.goto(house.url + path, { waitUntil: "networkidle" });
    page.setDefaultTimeout(120_000);
    await laidOut(page);
    if (isPlayed) {
      await page.getByRole("button", { name: "Against bots" }).click();
      await page.waitForTimeout(9_000);
    }
    await page.screenshot({ path: join(folder, `${name}.jpg`), type: "jpeg", quality: 80 });
    await context.close();
  }
}
