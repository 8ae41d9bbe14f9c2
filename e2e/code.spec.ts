import { expect, freshCode, test } from "./fixtures";

test("a bare code finds its table from any game's page, and opens none where there is none", async ({ invite }) => {
  const host = await invite("Hind");
  await host.openTable("pearl");
  const code = new URL(host.page.url()).pathname.split("/").at(-1) ?? "";
  const guest = await invite("Turki");
  const { page, t } = guest;
  await guest.goHome("baloot");
  await page.getByRole("textbox", { name: t("home.tableCode") }).fill(code.toLowerCase());
  await guest.button(t("home.join")).click();
  await expect(page).toHaveURL(new RegExp(`/eights/${code}$`));
  await guest.introduce("oud", t("table.join.action"));
  await expect(guest.seats).toContainText("Hind");
  await expect(host.seats).toContainText("Turki");

  const nowhere = freshCode();
  await guest.goHome("baloot");
  await page.getByRole("textbox", { name: t("home.tableCode") }).fill(nowhere);
  await guest.button(t("home.join")).click();
  await expect(page).toHaveURL(new RegExp(`/baloot/${nowhere}$`));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(nowhere);
});
