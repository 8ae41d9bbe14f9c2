import puppeteer, { type Browser, type Page } from "puppeteer-core";
import type { Spot } from "../fixtures";
import { type Engine, type EnginePage, type Size, sizes, way } from "./engine";

/** Firefox by WebDriver BiDi, or Chromium to be compared with, both by the same hand. */
export async function openByPuppeteer(browser: "firefox" | "chrome"): Promise<Engine> {
  const running = await puppeteer.launch(
    browser === "firefox"
      ? { browser, executablePath: process.env.FIREFOX_PATH, extraPrefsFirefox: { "intl.accept_languages": "en-US" } }
      : { browser, executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox", "--font-render-hinting=none"] },
  );
  return {
    newPage: (size) => newPage(running, size),
    close: () => running.close(),
  };
}

async function newPage(browser: Browser, size: Size): Promise<EnginePage> {
  const { width, height, isTouched } = sizes[size];
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width, height, hasTouch: isTouched });
  return new PuppeteerPage(page, isTouched);
}

/** What Firefox says by itself of a page that is left while its line to a table stands. */
const leftOpen = /^The connection to wss?:\/\/\S+ was interrupted while the page was loading\.$/;

class PuppeteerPage implements EnginePage {
  readonly #page: Page;
  readonly #isTouched: boolean;
  readonly #complaints: string[] = [];

  constructor(page: Page, isTouched: boolean) {
    this.#page = page;
    this.#isTouched = isTouched;
    page.on("pageerror", (error) => this.#complaints.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error" && !leftOpen.test(message.text())) this.#complaints.push(message.text());
    });
  }

  async complaints() {
    return this.#complaints;
  }

  async goTo(url: string) {
    await this.#page.goto(url, { waitUntil: "domcontentloaded" });
  }

  async reload() {
    await this.#page.reload({ waitUntil: "domcontentloaded" });
  }

  async ask<Given extends unknown[], Answer>(question: (...given: Given) => Answer, ...given: Given) {
    // As text, for what lies within an answer is left out of it otherwise.
    const asked = `Promise.resolve((${question})(...${JSON.stringify(given)})).then((answer) => JSON.stringify(answer ?? null))`;
    return JSON.parse(await this.#page.evaluate<[], () => string>(asked));
  }

  async press({ x, y }: Spot) {
    if (this.#isTouched) await this.#page.touchscreen.tap(x, y);
    else await this.#page.mouse.click(x, y);
  }

  async hover({ x, y }: Spot) {
    if (!this.#isTouched) await this.#page.mouse.move(x, y);
  }

  async drag(from: Spot, to: Spot) {
    const { mouse, touchscreen } = this.#page;
    if (this.#isTouched) {
      const finger = await touchscreen.touchStart(from.x, from.y);
      for (const { x, y } of way(from, to)) await finger.move(x, y);
      return finger.end();
    }
    await mouse.move(from.x, from.y);
    await mouse.down();
    for (const { x, y } of way(from, to)) await mouse.move(x, y);
    await mouse.up();
  }

  async write(text: string) {
    await this.#page.keyboard.type(text);
  }

  async picture() {
    return Buffer.from(await this.#page.screenshot());
  }

  async close() {
    await this.#page.browserContext().close();
  }
}
