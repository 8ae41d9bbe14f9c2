import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";

const cards = (page: Page) => page.locator("[data-hand] [data-card]");

test("a match against bots is played by one page at a time, and another takes it over or has its place", async ({
  invite,
  server,
}) => {
  const noura = await invite("Noura", { server });
  const { page: first, t, complaints } = noura;
  await first.addInitScript(() => localStorage.setItem("majlis.baloot.guide", "true"));
  await noura.goHome("baloot");
  await noura.button(t("home.againstBots")).click();
  await expect(cards(first)).toHaveCount(5);

  // A bot may have bought by the time a page has come, and eight cards lie there.
  const second = await first.context().newPage();
  await second.goto(first.url());
  await expect(cards(second).last()).toBeVisible();
  await expect(first.getByRole("heading", { name: t("table.closed.elsewhere.title") })).toBeVisible();

  await noura.button(t("table.closed.playHere")).click();
  await expect(cards(first).last()).toBeVisible();
  await expect(second.getByRole("heading", { name: t("table.closed.elsewhere.title") })).toBeVisible();

  await second.goto(`${server.url}/baloot`);
  await second.getByRole("button", { name: t("home.back.newMatch") }).click();
  await expect(cards(second).last()).toBeVisible();
  expect(second.url()).not.toBe(first.url());
  await expect(first.getByRole("heading", { name: t("table.closed.putAway.title") })).toBeVisible();
  await second.reload();
  await expect(cards(second).last()).toBeVisible();
  expect(complaints).toEqual([]);
});
