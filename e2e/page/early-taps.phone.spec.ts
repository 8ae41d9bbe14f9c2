import { expect, test } from "../fixtures";

test("what is tapped before the page is awake is done once it is, and once only", async ({ invite, server }) => {
  const { page, t } = await invite("Noura", { on: "phone", server });
  // Next hears of a page only once it has put itself in the way of the browser's own word for going there.
  await page.addInitScript(() => {
    const { pushState } = History.prototype;
    History.prototype.pushState = function (...how) {
      document.documentElement.dataset.routed = String(Object.hasOwn(history, "pushState"));
      return pushState.apply(this, how);
    };
  });
  let wake = () => {};
  let awake = Promise.resolve();
  const asleep = () => {
    awake = new Promise<void>((resolve) => {
      wake = resolve;
    });
  };
  asleep();
  await page.route("**/_next/static/**/*.js", async (route) => {
    await awake;
    await route.continue();
  });
  await page.goto(`${server.url}/baloot`, { waitUntil: "commit" });
  const start = page.getByRole("button", { name: t("home.againstBots") });
  await start.tap();
  await start.tap();
  await expect(start).toHaveAttribute("data-pressed", "");
  expect(new URL(page.url()).pathname).toBe("/baloot");

  wake();
  await expect(page.locator("[data-hand] [data-card]")).toHaveCount(5);
  await expect(page.locator("html")).toHaveAttribute("data-routed", "true");
  await page.goBack();
  await expect(start).toBeVisible();
  await expect(start).not.toHaveAttribute("data-pressed");
  expect(new URL(page.url()).pathname).toBe("/baloot");

  // The language, too: what is asked for once more before the page is awake.
  asleep();
  await page.reload({ waitUntil: "commit" });
  await page.locator("button[lang=ar]").tap();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  wake();
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
});
