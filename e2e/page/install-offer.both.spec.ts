import type { Page } from "@playwright/test";
import { axe, expect, test } from "../fixtures";
import { once, screenHere } from "../play/guests";
import type { Person } from "../play/person";

/** The browser offers to install the house, and keeps how often it was let ask. */
async function offered(page: Page, outcome: "accepted" | "dismissed"): Promise<boolean> {
  return page.evaluate((chosen) => {
    const event = new Event("beforeinstallprompt", { cancelable: true });
    const prompt = async () => {
      Object.assign(window, { asked: ("asked" in window ? Number(window.asked) : 0) + 1 });
    };
    Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome: chosen }) });
    return !window.dispatchEvent(event);
  }, outcome);
}
const asked = (page: Page) => page.evaluate(() => ("asked" in window ? Number(window.asked) : 0));
const action = ({ page, t }: Person) =>
  page.getByRole("button", { name: t("home.install.action"), exact: true }).filter({ visible: true });

async function atHome(person: Person): Promise<void> {
  await person.goHome("baloot");
  await expect(person.page.getByRole("heading", { name: person.t("home.openTables") })).toBeVisible();
}

test("where the browser can install the house it is offered once, and a no is remembered", async ({
  invite,
  server,
}) => {
  const noura = await invite("Noura", { on: screenHere(), server });
  const { page } = noura;
  await atHome(noura);
  await expect(action(noura)).toHaveCount(0);
  // The browser's own banner is held back.
  expect(await offered(page, "dismissed")).toBe(true);
  await expect(action(noura)).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await action(noura).click();
  await expect.poll(() => asked(page)).toBe(1);
  await expect(action(noura)).toHaveCount(0);
  await page.reload();
  await atHome(noura);
  await offered(page, "accepted");
  await expect(noura.button(noura.t("home.playNow"))).toBeVisible();
  await expect(action(noura)).toHaveCount(0);
  expect(noura.complaints).toEqual([]);
});

test("in Arabic too, and gone once it is installed", async ({ invite, server }) => {
  const noura = await invite("نورة", { on: screenHere(), server, language: "ar" });
  const { page } = noura;
  await atHome(noura);
  await offered(page, "accepted");
  await expect(action(noura)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.evaluate(() => window.dispatchEvent(new Event("appinstalled")));
  await expect(action(noura)).toHaveCount(0);
});

test("Safari on a phone says how it is done by hand, until it is told not to", once, async ({ browser, server }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: "en",
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
  });
  await context.addInitScript(() => Object.defineProperty(navigator, "standalone", { value: false }));
  const page = await context.newPage();
  await page.goto(`${server.url}/baloot`);
  const how = page.getByText("Tap Share, then “Add to Home Screen”.");
  await expect(how).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "Do not offer it again" }).click();
  await expect(how).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Open tables" })).toBeVisible();
  await expect(how).toBeHidden();
  await context.close();
});
