import type { Page } from "@playwright/test";

/** Somebody turns to a page, or to another tab. */
export async function looks(page: Page, isLooking: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, !isLooking);
}
