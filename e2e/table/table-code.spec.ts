import { axe, expect, freshCode, test } from "../fixtures";
import { Sitter } from "../play/sitter";

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
  await expect(page.getByRole("alert").filter({ hasText: nowhere })).toBeVisible();
  await expect(page).toHaveURL(/\/baloot$/);
});

for (const language of ["en", "ar"] as const)
  test(`a mistyped code is said to be none where it is typed, before one is asked who one is, in ${language}`, async ({
    invite,
  }) => {
    const guest = await invite("Turki", { on: "phone", language });
    const { page, t } = guest;
    await guest.goHome("baloot");
    const field = page.getByRole("textbox", { name: t("home.tableCode") });
    await field.fill("ZZZZZZ");
    await guest.button(t("home.join")).click();
    await expect(field).toHaveAccessibleDescription(/ZZZZZZ/);
    await guest.pictured("no-such-table");
    expect(await axe(page)).toEqual([]);
    await field.fill("ZZZZZY");
    await expect(field).toHaveAccessibleDescription("");
    await page.context().setOffline(true);
    await guest.button(t("home.join")).click();
    await expect(field).toHaveAccessibleDescription(t("home.codeOffline"));
    await page.context().setOffline(false);
    await expect(field).toHaveAccessibleDescription("");
  });

test("where the rooms do not answer, the page of the table says what becomes of it", async ({ invite }) => {
  const guest = await invite("Turki");
  const { page, t } = guest;
  await page.routeWebSocket(/\/parties\//, (socket) => socket.close());
  await guest.goHome("baloot");
  await page.getByRole("textbox", { name: t("home.tableCode") }).fill("ZZZZZZ");
  await guest.button(t("home.join")).click();
  await expect(page).toHaveURL(/\/baloot\/ZZZZZZ$/);
});

test("a link leads to its table however it was typed, and says at once where there is none", async ({
  invite,
  arrangedServer,
}) => {
  // As the house never spells a new one, but anybody may.
  const code = `${freshCode().replace(/[01]/g, "2").slice(0, 9)}LOL`;
  await Sitter.at(arrangedServer, code, "Hind");
  const guest = await invite("Turki");
  const { page, t } = guest;
  for (const typed of [code.toLowerCase(), code.replace("LOL", "10I")]) {
    await page.goto(`${arrangedServer.url}/EIGHTS/${typed}/`);
    await expect(page, typed).toHaveURL(`${arrangedServer.url}/eights/${code}`);
  }
  // Another game's link.
  await guest.goTo(code, "baloot");
  await expect(page).toHaveURL(`${arrangedServer.url}/eights/${code}`);
  await page.context().setOffline(true);
  await expect(page.getByRole("status").filter({ hasText: t("table.reach.offline") })).toBeVisible();
  await page.context().setOffline(false);
  await guest.introduce("oud", t("table.join.action"));
  await expect(guest.seats).toContainText("Hind");

  await page.evaluate(() => localStorage.clear());
  const nowhere = freshCode();
  await guest.goTo(nowhere);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(nowhere);
  await expect(page.getByText(t("table.closed.noSuchTable.text"))).toBeVisible();
  await expect(page.getByRole("textbox", { name: t("home.profile.name") })).toHaveCount(0);
});
