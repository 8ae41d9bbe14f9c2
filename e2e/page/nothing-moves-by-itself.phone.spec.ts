import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";

/** What moved by itself, and by how much of the screen: nothing but one's own hand may move what is on it. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const named = (node: unknown) => {
      const element = node instanceof Element ? node : node instanceof Node ? node.parentElement : null;
      return `${element?.tagName} "${element?.textContent?.slice(0, 40)}" ${element?.getAttribute("class")}`;
    };
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        if (!("value" in shift && "hadRecentInput" in shift && "sources" in shift) || shift.hadRecentInput) continue;
        const sources = Array.isArray(shift.sources) ? shift.sources : [];
        shifts.push(`${shift.value}: ${sources.map((source) => named(source.node)).join("; ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => ("shifts" in window && Array.isArray(window.shifts) ? window.shifts : ["unseen"]));
}

test("nothing on the way to a table, and at one for a trick, moves by itself", async ({ invite, server }) => {
  const { page, t } = await invite("Noura", { on: "phone", server });
  const shifts = await watchShifts(page);
  await page.addInitScript(() => localStorage.setItem("majlis.baloot.guide", "true"));
  await page.goto(`${server.url}/baloot`);
  await page.evaluate(() => document.fonts.ready);
  await expect(page.getByRole("heading", { name: t("home.openTables") })).toBeVisible();
  expect(await shifts()).toEqual([]);

  await page.getByRole("button", { name: t("home.againstBots") }).click();
  const cards = page.locator("[data-hand] [data-card]");
  await expect(cards).toHaveCount(5);
  const mark = t("baloot.playable", { card: "·" }).replace("·", "").trim();
  const playable = page.locator(`[data-hand] [data-card][aria-label*="${mark}"]`);
  for (const left of [7, 6])
    await expect(async () => {
      for (const name of ["pass", "decline", "accept"]) {
        const deed = page.locator(`[data-deed="${name}"]`);
        if (await deed.isVisible()) await deed.click({ timeout: 1_000 });
      }
      if ((await playable.count()) > 0) await playable.last().press("Enter", { timeout: 1_000 });
      await expect(cards).toHaveCount(left, { timeout: 200 });
    }).toPass({ intervals: [60], timeout: 90_000 });
  expect(await shifts()).toEqual([]);
});

test("when the letters come late, what is read until then lies where they will", async ({ invite, server }) => {
  const { page, t } = await invite("Noura", { on: "phone", server });
  const shifts = await watchShifts(page);
  let letThemCome = () => {};
  const held = new Promise<void>((come) => {
    letThemCome = come;
  });
  await page.route("**/*.woff2", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${server.url}/baloot`, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: t("home.openTables") })).toBeVisible();
  await page.evaluate(() => new Promise((frame) => requestAnimationFrame(frame)));
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("h1, p, button, label")].map((element) => {
        const { top, height } = element.getBoundingClientRect();
        return `${element.textContent}: ${Math.round(top)}, ${Math.round(height)}`;
      }),
    );
  const haveCome = () =>
    page.evaluate(() =>
      [...document.fonts].some(({ family, status }) => !family.includes("stand-in") && status === "loaded"),
    );
  expect(await haveCome()).toBe(false);
  const before = await places();
  letThemCome();
  await expect.poll(haveCome).toBe(true);
  await page.evaluate(() => new Promise((frame) => requestAnimationFrame(frame)));
  expect(await places()).toEqual(before);
  expect(await shifts()).toEqual([]);
});
