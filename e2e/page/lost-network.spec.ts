import type { Page, WebSocketRoute } from "@playwright/test";
import { axe, expect, freshCode, test } from "../fixtures";

/** Resolves once so many lists of parts have been fetched ahead: the table's own, and its board's. */
const fetchedAhead = (page: Page, lists: number) =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByName("majlis.ahead").length), { timeout: 60_000 })
    .toBe(lists);

/** From now on no file comes that the page has not got, until the returned function is called. */
async function cut(page: Page): Promise<() => Promise<void>> {
  await page.route("**/_next/static/**", (route) => route.abort("internetdisconnected"));
  return () => page.unroute("**/_next/static/**");
}

for (const language of ["en", "ar"] as const)
  test(`what cannot be fetched is said and asked for again, and the page stands, in ${language}`, async ({
    invite,
    server,
  }) => {
    const noura = await invite("Noura", { language, server });
    const { page, t, complaints } = noura;
    await noura.goHome("baloot");
    await page.waitForLoadState("networkidle");
    const restore = await cut(page);
    await noura.button(t("home.profile.open", { name: t("home.profile.guest") })).click();
    const missed = page.getByRole("alert").filter({ hasText: t("brokenPage.part") });
    await expect(missed).toBeVisible({ timeout: 20_000 });
    await expect(noura.button(t("home.playNow"))).toBeVisible();
    expect(await axe(page)).toEqual([]);

    await restore();
    await missed.getByRole("button", { name: t("brokenPage.again") }).click();
    await expect(page.getByRole("dialog", { name: t("home.profile.title") })).toBeVisible();
    await expect(missed).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

test("what did not come comes by itself once the device is online again", async ({ invite, server }) => {
  const noura = await invite("Noura", { server });
  const { page, t, complaints } = noura;
  await noura.goHome("baloot");
  await page.waitForLoadState("networkidle");
  const restore = await cut(page);
  await noura.button(t("home.profile.open", { name: t("home.profile.guest") })).click();
  await expect(page.getByRole("alert").filter({ hasText: t("brokenPage.part") })).toBeVisible({ timeout: 20_000 });
  await restore();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(page.getByRole("dialog", { name: t("home.profile.title") })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("without a network all that is wanted is there, and a seat one cannot leave is kept", async ({
  invite,
  server,
}) => {
  const noura = await invite("Noura", { server });
  const { page, t, complaints } = noura;
  const lines: WebSocketRoute[] = [];
  let isCut = false;
  await page.routeWebSocket(/\/parties\//, (line) => {
    if (isCut) return line.close();
    line.connectToServer();
    lines.push(line);
  });
  const code = freshCode();
  await noura.isKnownAt(code, "friends");
  await noura.goTo(code);
  await expect(noura.start).toBeVisible();
  await fetchedAhead(page, 1);
  const restore = await cut(page);
  isCut = true;
  for (const line of lines) await line.close();

  await noura.start.click();
  await expect(page.getByText(t("table.refusals.notSent"), { exact: true })).toBeVisible();
  await restore();
  await noura.button(t("table.leave.action")).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("navigation", { name: t("home.back.title") }).getByRole("link")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("a match against bots comes to its sheets without a network", async ({ invite, server }) => {
  const noura = await invite("Noura", { server });
  const { page, t, complaints } = noura;
  await page.addInitScript(() => localStorage.setItem("majlis.baloot.guide", "true"));
  await noura.goHome("baloot");
  await noura.button(t("home.againstBots")).click();
  await expect(page.locator("[data-hand] [data-card]")).toHaveCount(5);
  await fetchedAhead(page, 2);
  await cut(page);
  await noura.button(t("baloot.menu.open")).click();
  await page.getByRole("menuitem", { name: t("baloot.menu.settings") }).click();
  await expect(page.getByRole("dialog", { name: t("baloot.settings.title") })).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: t("brokenPage.part") })).toHaveCount(0);
  expect(complaints).toEqual([]);
});
