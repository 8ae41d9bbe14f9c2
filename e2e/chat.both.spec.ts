import { arrange, axe, expect, freshCode, test } from "./fixtures";
import { gather } from "./play/gather";
import { screenHere } from "./play/guests";
import type { Person } from "./play/person";
import { weatherOf } from "./play/weather";

const openChat = async (person: Person) => {
  await person.page.getByRole("button", { name: person.t("chat.open") }).click();
  await expect(person.page.getByRole("log")).toBeVisible();
};
/** The host's switch: in the menu of a panel, or at the foot of a sheet. */
const switchTalk = async ({ page, t }: Person) => {
  if (screenHere() === "phone") return page.getByRole("switch", { name: t("chat.allow") }).click({ force: true });
  await page.getByRole("button", { name: t("chat.settings") }).click();
  await page.getByRole("menuitemcheckbox", { name: t("chat.allow") }).click();
};
const line = (person: Person, text: string) => person.page.getByRole("log").getByText(text, { exact: true });
const bubble = (person: Person, text: string) => person.page.locator("[data-said]").getByText(text, { exact: true });

test("what is said in the lobby is heard by everybody, in their own language", async ({ invite, server }) => {
  const on = screenHere();
  const host = await invite("Hessa", { on, server });
  const guest = await invite("غانم", { on, server, language: "ar" });
  const code = freshCode();
  await host.isKnownAt(code, "friends");
  await host.goTo(code);
  await guest.isKnownAt(code);
  await guest.goTo(code);
  await expect(host.seats).toContainText("غانم");

  await openChat(host);
  await host.page.getByRole("textbox", { name: host.t("chat.write") }).fill("<b>hello</b> & welcome");
  await host.button(host.t("chat.send")).click();
  await expect(line(host, "<b>hello</b> & welcome")).toBeVisible();
  await expect(bubble(guest, "<b>hello</b> & welcome")).toBeVisible();
  await expect(
    guest.page.getByRole("button", { name: guest.t("chat.openUnread", { count: 1 }), exact: true }),
  ).toBeVisible();

  await host.button(host.t("chat.phrases.coffee")).click();
  await expect(bubble(guest, guest.t("chat.phrases.coffee"))).toBeVisible();
  await openChat(guest);
  await expect(line(guest, guest.t("chat.phrases.coffee"))).toBeVisible();
  expect(await axe(host.page)).toEqual([]);
  expect(await axe(guest.page)).toEqual([]);

  await guest.button(guest.t("chat.reactions.heart")).click();
  await expect(host.page.locator("[data-said] svg")).toBeVisible();
  await guest.page.reload();
  await openChat(guest);
  await expect(line(guest, "<b>hello</b> & welcome")).toBeVisible();
  expect([...host.complaints, ...guest.complaints]).toEqual([]);
});

test("somebody is muted on this device, and the host switches the talk off", async ({ invite, arrangedServer }) => {
  const alice = await invite("Alice", { on: screenHere() });
  const { t, page } = alice;
  const { sitters } = await gather(arrangedServer, alice);
  const [bob] = sitters;
  await bob?.client.send({ action: "chat", text: "good game" });
  await expect(bubble(alice, "good game")).toBeVisible();
  await openChat(alice);
  await expect(line(alice, "good game")).toBeVisible();
  expect(await axe(page)).toEqual([]);

  await page.getByRole("button", { name: t("chat.about", { name: "Bob" }) }).click();
  await page.getByRole("menuitem", { name: t("chat.mute", { name: "Bob" }) }).click();
  await expect(line(alice, "good game")).toBeHidden();
  await bob?.client.send({ action: "chat", text: "can you hear me" });
  await bob?.client.send({ action: "phrase", phrase: "hurry" });
  await alice.button(t("chat.unmute", { name: "Bob" })).click();
  await expect(line(alice, "can you hear me")).toBeVisible();
  await expect(line(alice, t("chat.phrases.hurry"))).toBeVisible();

  await switchTalk(alice);
  await expect(page.getByRole("textbox", { name: t("chat.write") })).toBeHidden();
  await expect(page.getByText(t("chat.off"))).toBeVisible();
  await bob?.client.send({ action: "chat", text: "still here" });
  await switchTalk(alice);
  await expect(page.getByRole("textbox", { name: t("chat.write") })).toBeVisible();
  await expect(line(alice, "still here")).toBeHidden();
});

test("whoever talks too fast is told so", async ({ invite, arrangedServer }) => {
  const alice = await invite("Alice", { on: screenHere() });
  await gather(arrangedServer, alice);
  await openChat(alice);
  // All at once: breath comes back meanwhile.
  await alice.button(alice.t("chat.reactions.fire")).evaluate((button) => {
    for (let times = 0; times < 8; times++) if (button instanceof HTMLElement) button.click();
  });
  await expect(alice.says(alice.t("table.refusals.tooFast")).first()).toBeVisible();
});

test("what cannot be sent says so, and stays until it is heard", async ({ invite, arrangedServer }) => {
  test.setTimeout(90_000);
  const alice = await invite("Alice", { on: screenHere() });
  const { t, page } = alice;
  const line = await weatherOf(page);
  const { code, sitters } = await gather(arrangedServer, alice);
  await openChat(alice);
  const field = page.getByRole("textbox", { name: t("chat.write") });
  const log = page.getByRole("log");
  const say = alice.button(t("chat.send"));

  line.storm();
  await field.fill("is anybody there?");
  await say.click();
  await expect(alice.says(t("table.reach.lost"))).toBeVisible();
  await expect(field).toHaveValue("is anybody there?");
  await say.click();
  await expect(alice.says(t("table.refusals.notSent"))).toBeVisible();
  await expect(field).toHaveValue("is anybody there?");

  line.calm();
  await expect(alice.says(t("table.reach.lost"))).toBeHidden();
  await say.click();
  await expect(log.getByText("is anybody there?", { exact: true })).toHaveCount(1);
  await expect(field).toHaveValue("");

  // A sixth thing in one breath is refused, and stays to be said again.
  await field.fill("one too many");
  const send = await say.elementHandle();
  await alice.button(t("chat.reactions.heart")).evaluate((heart: HTMLElement, last) => {
    for (let count = 0; count < 5; count++) heart.click();
    if (last instanceof HTMLElement) last.click();
  }, send);
  await expect(alice.says(t("table.refusals.tooFast")).first()).toBeVisible();
  await expect(field).toHaveValue("one too many");
  await line.ping();
  await arrange(arrangedServer, code, { advance: 4_000 });
  await say.click();
  await expect(log.getByText("one too many", { exact: true })).toHaveCount(1);
  await expect(field).toHaveValue("");
  for (const { client } of sitters) client.close();
});
