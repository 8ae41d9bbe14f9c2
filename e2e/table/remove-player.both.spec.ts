import { baloot } from "@/lib/rules/baloot";
import { axe, expect, test } from "../fixtures";
import { BalootParty } from "../play/baloot/gather";
import { gather } from "../play/gather";
import { screenHere } from "../play/guests";
import type { Person } from "../play/person";
import type { Words } from "../play/words";

/** The host asks somebody to leave, from the board's menu. */
async function remove(host: Person, name: string, menu: string, fate: Parameters<Words>[0]): Promise<void> {
  const { t, page } = host;
  const open = async () => {
    await host.button(menu).click();
    await page.getByRole("menuitem", { name: t("removing.action") }).click();
  };
  const ask = page.getByRole("button", { name: t("removing.one", { name }), exact: true });
  const sure = page.getByRole("dialog", { name: t("removing.sure", { name }) });
  await open();
  await expect(ask).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await host.pictured("who");
  await ask.click();
  await expect(sure.getByText(t(fate))).toBeVisible();
  await host.pictured("sure");
  // Nothing has happened yet, and nobody has to.
  await host.button(t("removing.cancel")).click();
  await expect(sure).toBeHidden();
  await open();
  await ask.click();
  await host.button(t("removing.confirm")).click();
  await expect(sure).toBeHidden();
}

test("who is there and does not play is asked to leave by the host, and the game goes on", async ({
  invite,
  arrangedServer,
}) => {
  const alice = await invite("Alice", { on: screenHere() });
  const { t, page } = alice;
  const { sitters } = await gather(arrangedServer, alice, { others: ["Bob", "Carol", "Dan"] });
  const [bob, carol, dan] = sitters;
  await alice.board.deck.click();
  await expect(alice.board.deck).toBeDisabled();
  const opponents = page.getByRole("list", { name: t("eights.opponents") }).getByRole("listitem");
  await expect(opponents.filter({ hasText: "Bob" })).toBeVisible();
  await remove(alice, "Bob", t("eights.menu.open"), "removing.cardsGo");
  await bob?.client.next(({ type, code }) => type === "notice" && code === "removed");
  await carol?.moves({ action: "draw" });
  await dan?.moves({ action: "draw" });
  await expect(alice.board.deck).toBeEnabled();
  expect(alice.complaints).toEqual([]);
  for (const { client } of sitters) client.close();
});

test("at Baloot a bot takes the seat of whoever is asked to leave", async ({ invite, arrangedServer }) => {
  const noura = await invite("Noura", { on: screenHere(), language: "ar" });
  const { t, page } = noura;
  const options = { ...baloot.defaults, speed: "none" } as const;
  const party = await BalootParty.of(arrangedServer, noura, { seed: "7".repeat(64), options });
  await remove(noura, "Badr", t("baloot.menu.open"), "removing.botStays");
  await noura.button(t("baloot.menu.open")).click();
  await page.getByRole("menuitem", { name: t("removing.action") }).click();
  await expect(page.getByRole("button", { name: t("removing.one", { name: "Salma" }) })).toBeVisible();
  await expect(page.getByRole("button", { name: t("removing.one", { name: "Badr" }) })).toBeHidden();
  await noura.button(t("removing.cancel")).click();
  await expect(party.table.cards.first()).toBeVisible();
  expect(noura.complaints).toEqual([]);
});
