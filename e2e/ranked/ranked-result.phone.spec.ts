import { keyOf } from "@/lib/table/testing/test-player";
import { axe, expect, test } from "../fixtures";
import type { Person } from "../play/person";
import { RankedPlayer } from "../play/ranked-player";
import { WireHouse } from "../play/wire-house";
import { boundless, Server } from "../server";

const ADMIN = "who runs this house";
const me = "نورة";

/** Plays on with the key of a plain client that sits there too, and plays for both. */
async function comesAs(person: Person, player: RankedPlayer): Promise<void> {
  const kept = {
    "majlis.identity": { key: keyOf(player.name), name: player.name, avatar: "falcon" },
    "majlis.language": "ar",
    "majlis.tier": "rocket",
  };
  await person.page.addInitScript((values) => {
    for (const [name, value] of Object.entries(values))
      if (localStorage.getItem(name) === null) localStorage.setItem(name, JSON.stringify(value));
  }, kept);
}

test("four strangers play to the end: points move by the right sums, the ladder shows them, and one is reported", async ({
  invite,
}) => {
  test.setTimeout(240_000);
  const server = await Server.open("workerd.capnp", { ...boundless, MAJLIS_ADMIN_SECRET: ADMIN });
  const house = new WireHouse(server.url);
  const others = ["Ben", "Cat", "Dan"].map((name) => new RankedPlayer(house, name));
  const own = new RankedPlayer(house, me);
  try {
    const noura = await invite(me, { server, on: "phone", language: "ar" });
    const { page, t } = noura;
    await comesAs(noura, own);
    await page.goto(`${server.url}/baloot`);
    await page.getByRole("link", { name: t("home.playRanked"), exact: true }).click();
    await expect(noura.button(t("ranked.queue.leave"))).toBeVisible();
    for (const player of others) await player.come();
    await noura.button(t("ranked.ready.action")).click({ timeout: 40_000 });
    await expect(page).toHaveURL(/\/baloot\/[A-Z0-9]{4,12}$/, { timeout: 30_000 });
    await own.sit(page.url().split("/").at(-1) ?? "");

    const result = page.getByRole("region", {
      name: new RegExp(`${t("baloot.victory.youWin")}|${t("baloot.victory.youLose")}`),
    });
    await expect(result).toBeVisible({ timeout: 60_000 });
    await expect.poll(() => own.settled, { timeout: 20_000 }).not.toBeNull();
    const changes = own.settled?.changes ?? [];
    expect(changes.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(0);
    const mine = changes.find(({ player }) => player === own.id);
    const signed = (by: number) => `${by > 0 ? "+" : "−"}${Math.abs(by)}`;
    for (const { from, to } of changes) await expect(result).toContainText(signed(to - from));
    expect(await axe(page)).toEqual([]);
    await noura.pictured("result");

    // From the result somebody is reported: the match is played again at once.
    const [against] = others.filter(({ id }) => id !== own.id);
    if (!against || !mine) throw new Error("four play");
    const reports = async () => {
      await result.getByRole("button", { name: new RegExp(against.name) }).click();
      await page
        .getByRole("menuitem", { name: new RegExp(t("social.report.one", { name: "" }).replace("…", "")) })
        .click();
    };
    await reports();
    const form = page.getByRole("dialog");
    await form.getByRole("textbox").fill("شف اليد الأولى");
    expect(await axe(page)).toEqual([]);
    await noura.button(t("social.report.send")).click();
    await expect(form).toContainText(t("social.report.checks.sound"));
    // The next time it is for another one.
    await noura.button(t("social.report.done")).click();
    await expect(form).toHaveCount(0);
    await reports();
    await expect(form.getByRole("textbox")).toHaveValue("");
    await page.keyboard.press("Escape");
    await expect(form).toHaveCount(0);

    // The ladder and one's own page tell the same.
    const points = new Intl.NumberFormat("en").format(mine.to);
    await page.goto(`${server.url}/ladder`);
    await expect(page.getByText(points).first()).toBeVisible();
    await page.goto(`${server.url}/player`);
    await expect(page.getByText(signed(mine.to - mine.from)).first()).toBeVisible();
    expect(await axe(page)).toEqual([]);
    // What is said of how one stands is all seen at once.
    expect(
      await page.evaluate(() => document.querySelector("main h2")?.getBoundingClientRect().bottom ?? 1e9),
    ).toBeLessThan(844);
    expect(noura.complaints).toEqual([]);
  } finally {
    house.close();
    await server.close();
  }
});
