import { AxeBuilder } from "@axe-core/playwright";
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Locator,
  type Page,
} from "@playwright/test";
import type { Language } from "@/lib/browser/storage/settings";
import { type Screen, screens } from "./devices";
import { KeptContexts } from "./kept-contexts";
import { weatherOf } from "./play/page-line";
import { Person } from "./play/person";
import { Server } from "./server";

export { expect } from "@playwright/test";
export { arrange } from "./server";

export interface Servers {
  /** The configuration of either server. */
  readonly configs: { readonly product: string; readonly arranged: string };
  /** Browsers of people who are gone. */
  readonly keptContexts: KeptContexts;
  readonly productOfWorker: Server;
  readonly arrangedOfWorker: Server;
}

type Screened = Pick<BrowserContextOptions, "viewport" | "reducedMotion" | "hasTouch" | "deviceScaleFactor">;

/** What somebody plays on, and the language their screen speaks. */
interface Seating {
  readonly on?: Screen | Screened;
  readonly language?: Language;
  readonly server?: Server;
}

interface PerTest {
  /** A page in a browser that is somebody's own for as long as the test takes. */
  readonly lent: (options: BrowserContextOptions) => Promise<Page>;
  /** Brings somebody with a browser of their own. */
  readonly invite: (name: string, seating?: Seating) => Promise<Person>;
  /** The product, as `npm start` serves it. */
  readonly server: Server;
  /** The same with tables whose time and seeds `arrange` moves. */
  readonly arrangedServer: Server;
}

/** Brings somebody with a browser of their own. */
export type Invite = PerTest["invite"];

/** Tests with a server at hand. A server is shared by the tests of a worker: give each test's tables their own codes. */
export const test = base.extend<PerTest, Servers>({
  configs: [
    { product: "workerd.capnp", arranged: "e2e/partykit.json" },
    { scope: "worker", option: true },
  ],
  keptContexts: [
    async ({ browser }, use) => {
      const kept = new KeptContexts(browser);
      await use(kept);
      await kept.close();
    },
    { scope: "worker" },
  ],
  productOfWorker: [({ configs }, use) => served(configs.product, use), { scope: "worker", timeout: 180_000 }],
  arrangedOfWorker: [({ configs }, use) => served(configs.arranged, use), { scope: "worker", timeout: 180_000 }],
  server: async ({ productOfWorker }, use) => {
    await productOfWorker.restart();
    await use(productOfWorker);
  },
  arrangedServer: async ({ arrangedOfWorker }, use) => {
    await arrangedOfWorker.restart();
    await use(arrangedOfWorker);
  },
  // What a service worker keeps is not given to others.
  lent: async ({ browser, keptContexts, serviceWorkers }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const isKept = serviceWorkers === "block";
      const page = isKept ? await keptContexts.take(options) : await (await browser.newContext(options)).newPage();
      contexts.push(page.context());
      return page;
    });
    for (const context of contexts) await keptContexts.back(context);
  },
  page: async (
    { lent, viewport, screen, userAgent, deviceScaleFactor, isMobile, hasTouch, locale, colorScheme, reducedMotion },
    use,
  ) => {
    const look = { viewport, screen, userAgent, deviceScaleFactor, isMobile, hasTouch };
    await use(await lent({ ...look, locale, colorScheme, reducedMotion }));
  },
  context: async ({ page }, use) => use(page.context()),
  invite: async ({ lent, arrangedServer }, use) => {
    await use(async (name, { on = "desktop", language = "en", server = arrangedServer } = {}) => {
      const { reducedMotion, ...screen }: Screened =
        typeof on === "string" ? screens[on] : { ...screens.desktop, ...on };
      const page = await lent({ ...screen, locale: language });
      // What can be changed of a page needs no browser of its own.
      if (reducedMotion) await page.emulateMedia({ reducedMotion });
      return new Person(page, server.url, name, language, screen.hasTouch ?? false);
    });
  },
});

async function served(config: string, use: (server: Server) => Promise<void>): Promise<void> {
  const server = await Server.open(config);
  await use(server);
  await server.close();
}

/** A code no other test uses. */
export function freshCode(): string {
  return `T${crypto.randomUUID().replaceAll("-", "").slice(0, 9).toUpperCase()}`;
}

/** What the page's content policy refused, and what it threw; call it before the page opens. */
export function watchComplaints(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  return complaints;
}

/** Has a page wear a style of the test's own. The content policy refuses one that is written into the document. */
export async function dress(page: Page, style: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, style);
}

/** Holds every frame back by some milliseconds, each way; call it before the page opens. */
export async function holdFrames(page: Page, ms: { readonly sent: number; readonly received: number }): Promise<void> {
  await page.routeWebSocket(/\/parties\//, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => setTimeout(() => server.send(message), ms.sent));
    server.onMessage((message) => setTimeout(() => socket.send(message), ms.received));
  });
}

/**
 * A page's line, which the test may also speak on: the returned ping resolves when the table has heard from the page
 * just now, and so does not take a jump in its time for silence. Call it before the page opens.
 */
export async function pinged(page: Page): Promise<() => Promise<void>> {
  const { ping } = await weatherOf(page);
  return ping;
}

/** A point of the page. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const STEP_S = 0.012;

/** One finger on the glass. */
export async function finger(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const start = Date.now() / 1_000;
  let at: Spot = { x: 0, y: 0 };
  let moves = 0;
  const touch = (type: "touchStart" | "touchMove" | "touchEnd") =>
    devtools.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ ...at, id: 0 }],
      // As quick on a busy machine.
      timestamp: start + moves++ * STEP_S,
    });
  return {
    async down(spot: Spot): Promise<void> {
      at = spot;
      await touch("touchStart");
    },
    /** In small steps as a finger does. */
    async moves(to: Spot, steps = 8): Promise<void> {
      const from = at;
      for (let step = 1; step <= steps; step++) {
        const part = step / steps;
        at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
        await touch("touchMove");
      }
    },
    /** It is lifted while it is still as quick as that. */
    async up(): Promise<void> {
      moves--;
      await touch("touchEnd");
      await devtools.detach();
    },
  };
}

/** Moves one finger over the glass and lifts it. */
export async function touchDrag(page: Page, from: Spot, to: Spot, steps = 8): Promise<void> {
  const { down, moves, up } = await finger(page);
  await down(from);
  await moves(to, steps);
  await up();
}

/** Drags with the mouse, in small steps as a hand does. */
export async function mouseDrag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middle(from), await middle(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 12 });
  await page.mouse.up();
}

/**
 * What of others something lies over by more than a hair, each in a few words. What is to lie over nothing has to be there:
 * where it is gone this fails.
 */
export async function liesOver(one: Locator, others: Locator): Promise<string[]> {
  const here = await boxOf(one);
  const there = await others.evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height, words: element.outerHTML.slice(0, 120) };
    }),
  );
  const isApart = (box: Box) =>
    box.x + box.width <= here.x + HAIR ||
    here.x + here.width <= box.x + HAIR ||
    box.y + box.height <= here.y + HAIR ||
    here.y + here.height <= box.y + HAIR;
  return there.filter((box) => !isApart(box)).map(({ words }) => words);
}
const HAIR = 1;

type Box = NonNullable<Awaited<ReturnType<Locator["boundingBox"]>>>;

/** Where something is seen. */
export async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("it is not on screen");
  return box;
}

/** Where a finger goes that means this. */
export async function middle(locator: Locator): Promise<Spot> {
  const box = await boxOf(locator);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Resolves once what is just coming in has come: half way in nothing has its contrast yet. */
const arrived = (page: Page) =>
  page.evaluate(async () => {
    const left = ({ effect, currentTime }: Animation) =>
      Number(effect?.getComputedTiming().endTime) - Number(currentTime);
    const coming = document.getAnimations().filter((one) => one.playState === "running" && left(one) < 1_500);
    await Promise.allSettled(coming.map(({ finished }) => finished));
  });

/** What axe finds serious or critical on the page, as short lines; an accessible page has none. */
export async function axe(page: Page): Promise<string[]> {
  await arrived(page);
  // A page without frames needs no second one to put the findings together, and what passes is not asked for.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await builder.analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}
