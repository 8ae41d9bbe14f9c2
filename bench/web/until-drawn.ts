import type { Page } from "@playwright/test";

declare global {
  interface Window {
    drawn?: number;
  }
}

/**
 * Notes from the page's beginning on when something is first drawn in it. Call it before the page opens; the returned question is
 * answered with every script that had come by then, by its path.
 */
export async function scriptsUntilDrawn(page: Page, selector: string): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript((wanted) => {
    const look = new MutationObserver(() => {
      if (!document.querySelector(wanted)) return;
      window.drawn = performance.now();
      look.disconnect();
    });
    look.observe(document, { childList: true, subtree: true });
  }, selector);
  return async () => {
    await page.locator(selector).first().waitFor();
    return page.evaluate(() => {
      const drawn = window.drawn ?? Number.POSITIVE_INFINITY;
      return performance
        .getEntriesByType("resource")
        .filter((one): one is PerformanceResourceTiming => one instanceof PerformanceResourceTiming)
        .filter(({ name, responseEnd }) => new URL(name).pathname.endsWith(".js") && responseEnd <= drawn)
        .map(({ name }) => new URL(name).pathname);
    });
  };
}
