import { axe, expect, freshCode, test } from "../fixtures";
import { once, screenHere } from "../play/guests";
import type { Person } from "../play/person";

/** Somebody with a name, who goes home and presses the one brass button there. */
async function pressesPlay(person: Person, code: string): Promise<void> {
  await person.isKnownAt(code);
  await person.goHome("baloot");
  await person.page.getByRole("link", { name: person.t("home.playRanked"), exact: true }).click();
}

test(
  "four press the button, wait, say that they are there, and sit at one table that warns before one leaves",
  once,
  async ({ invite, server }) => {
    const people = [
      await invite("Noura", { server, on: "phone", language: "ar" }),
      await invite("Badr", { server }),
      await invite("Salma", { server, on: "phone" }),
      await invite("Fahad", { server, language: "ar" }),
    ];
    const [noura, badr, salma] = people as [Person, Person, Person, Person];
    await pressesPlay(noura, freshCode());
    await expect(noura.button(noura.t("ranked.queue.leave"))).toBeVisible();
    await expect(noura.page.getByText(noura.t("ranked.queue.lookedFor"))).toBeVisible();
    expect(await axe(noura.page)).toEqual([]);
    // The place in the line is one's own after a reload too.
    await noura.page.reload();
    await expect(noura.button(noura.t("ranked.queue.leave"))).toBeVisible();

    // Another device of hers is told that she waits, and may take her place over; and so may the first one again.
    const other = await invite("Noura", { server });
    const kept = await noura.page.evaluate(() => localStorage.getItem("majlis.identity") ?? "");
    await other.page.addInitScript((who) => localStorage.setItem("majlis.identity", who), kept);
    await other.page.goto(`${server.url}/ranked`);
    await expect(other.page.getByText(other.t("ranked.queue.elsewhere"))).toBeVisible();
    await other.button(other.t("ranked.queue.here")).click();
    await expect(other.button(other.t("ranked.queue.leave"))).toBeVisible();
    await expect(noura.page.getByText(noura.t("ranked.queue.elsewhere"))).toBeVisible();
    expect(await axe(noura.page)).toEqual([]);
    await noura.pictured("elsewhere");
    await noura.button(noura.t("ranked.queue.here")).click();
    await expect(noura.button(noura.t("ranked.queue.leave"))).toBeVisible();
    await other.page.close();

    await pressesPlay(salma, freshCode());
    await expect(salma.button(salma.t("ranked.queue.leave"))).toBeVisible();
    // Whoever reads meanwhile is called there.
    await salma.page.getByRole("link", { name: salma.t("ranked.ladder"), exact: true }).click();
    await expect(salma.page).toHaveURL(/\/ladder$/);
    for (const person of people.slice(1).filter((each) => each !== salma)) await pressesPlay(person, freshCode());

    // They have ten seconds, all of them the same.
    await Promise.all(
      people.map((person) => person.button(person.t("ranked.ready.action")).click({ timeout: 40_000 })),
    );
    for (const { page } of people) await expect(page).toHaveURL(/\/baloot\/[A-Z0-9]{4,12}$/, { timeout: 30_000 });
    expect(new Set(people.map(({ page }) => page.url())).size).toBe(1);

    await badr.page.getByRole("button", { name: badr.t("baloot.menu.open"), exact: true }).click();
    await badr.page.getByRole("menuitem", { name: badr.t("baloot.menu.leave") }).click();
    const warning = badr.page.getByRole("dialog", { name: badr.t("ranked.leaving.title") });
    await expect(warning).toContainText(badr.t("ranked.leaving.double"));
    expect(await axe(badr.page)).toEqual([]);
    await warning.getByRole("button", { name: badr.t("ranked.leaving.stay") }).click();
    await expect(warning).toHaveCount(0);
    for (const { complaints } of people) expect(complaints).toEqual([]);
  },
);

test("the ladder, one's own page and the leagues are read by anybody, in both languages", async ({
  invite,
  server,
}) => {
  for (const language of ["en", "ar"] as const) {
    const reem = await invite("Reem", { on: screenHere(), server, language });
    const { page, t } = reem;
    await reem.isKnownAt(freshCode());
    await page.goto(`${server.url}/ladder`);
    await expect(page.getByText(t("ranked.ladderPage.empty"))).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.goto(`${server.url}/player`);
    await expect(page.getByText(t("ranked.player.noneYet"))).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.goto(`${server.url}/leagues`);
    await expect(page.getByRole("listitem")).toHaveCount(8);
    expect(await axe(page)).toEqual([]);
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    }
    expect(reem.complaints).toEqual([]);
  }
});

test("whoever has no name is asked for one before they wait", once, async ({ invite, server }) => {
  const guest = await invite("Guest", { server });
  const { page, t } = guest;
  await guest.goHome("baloot");
  await page.getByRole("link", { name: t("home.playRanked"), exact: true }).click();
  await guest.button(t("ranked.play")).click();
  await guest.introduce("palm", t("home.profile.save"));
  await expect(guest.button(t("ranked.queue.leave"))).toBeVisible();
  await guest.button(t("ranked.queue.leave")).click();
  await expect(guest.button(t("ranked.play"))).toBeVisible();
});
