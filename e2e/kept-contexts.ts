import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";

/** More than anybody brings to one test. */
const MOST = 12;

/** Who has a context, and what has to be cleared when they give it back. */
interface Loan {
  readonly key: string;
  readonly context: BrowserContext;
  /** Where its pages have been. */
  readonly origins: Set<string>;
  /** Something was put into it that nothing takes out again. */
  isSpoilt: boolean;
}

/**
 * Browsers of people who are gone, for those who come next: what was fetched and compiled in one is there still, which
 * is more than half of what opening a page costs. Nothing else is: whoever takes one finds no storage, no cookie and no
 * leave that was given (kept-contexts.spec.ts).
 */
export class KeptContexts {
  readonly #browser: Browser;
  /** The one that was given back last comes last. */
  readonly #free: Loan[] = [];
  readonly #lent = new Map<BrowserContext, Loan>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** A context made with these options, and a page in it. */
  async take(options: BrowserContextOptions): Promise<Page> {
    const key = JSON.stringify(options);
    const at = this.#free.findLastIndex((one) => one.key === key);
    const [free] = at === -1 ? [] : this.#free.splice(at, 1);
    const loan = free ?? (await this.#made(key, options));
    this.#lent.set(loan.context, loan);
    const page = await loan.context.newPage();
    await clear(page, loan.origins);
    return page;
  }

  /** Takes back what a test had. */
  async back(context: BrowserContext): Promise<void> {
    const loan = this.#lent.get(context);
    this.#lent.delete(context);
    if (!loan || loan.isSpoilt) return context.close();
    for (const page of context.pages()) await page.close();
    await Promise.all([context.clearPermissions(), context.clearCookies(), context.setOffline(false)]);
    this.#free.push(loan);
    if (this.#free.length > MOST) await this.#free.shift()?.context.close();
  }

  async close(): Promise<void> {
    for (const { context } of this.#free) await context.close();
  }

  async #made(key: string, options: BrowserContextOptions): Promise<Loan> {
    const context = await this.#browser.newContext(options);
    const loan: Loan = { key, context, origins: new Set(), isSpoilt: false };
    context.on("page", (page) =>
      page.on("framenavigated", (frame) => {
        const { origin } = new URL(frame.url());
        if (origin !== "null") loan.origins.add(origin);
      }),
    );
    // A clock of the test's own stays with the context. What is added to a page goes with the page.
    const install = context.clock.install.bind(context.clock);
    context.clock.install = (...how) => {
      loan.isSpoilt = true;
      return install(...how);
    };
    return loan;
  }
}

/** Forgets what pages of these origins have kept; asked by a page that has been nowhere yet. */
async function clear(page: Page, origins: Set<string>): Promise<void> {
  if (origins.size === 0) return;
  const devtools = await page.context().newCDPSession(page);
  for (const origin of origins) await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await devtools.detach();
  origins.clear();
}
