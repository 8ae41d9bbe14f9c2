import { isolated } from "@/components/words/isolated-name";
import { arrange, axe, expect, freshCode, test } from "../fixtures";
import { scenes } from "../play/baloot/scenes";
import { BalootStage } from "../play/baloot/stage";
import { gather } from "../play/gather";
import { once, screenHere } from "../play/guests";
import { weatherOf } from "../play/page-line";
import type { Person } from "../play/person";

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
  await expect(host.start).toBeVisible();
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

test("a number pasted from the contacts is said, and what cannot be said is told where it is written", async ({
  invite,
  server,
}) => {
  const host = await invite("Hessa", { on: screenHere(), server });
  const { page, t } = host;
  const code = freshCode();
  await host.isKnownAt(code, "friends");
  await host.goTo(code);
  await expect(host.start).toBeVisible();
  await openChat(host);
  const field = page.getByRole("textbox", { name: t("chat.write") });
  await field.fill("\u202a+966 50 123 4567\u202c");
  await host.button(t("chat.send")).click();
  await expect(line(host, "\u200e+966 50 123 4567")).toBeVisible();
  await expect(field).toHaveValue("");
  // Its groups stand in their order amid Arabic words too.
  await field.fill("رقمي \u202a+966 50 123 4567\u202c");
  await host.button(t("chat.send")).click();
  const mixed = page.getByRole("log").locator("bdi").filter({ hasText: "رقمي" });
  const [first, last] = await mixed.evaluate((element) => {
    const [words] = element.childNodes;
    const at = (part: string) => {
      const range = document.createRange();
      const start = words?.textContent?.indexOf(part) ?? -1;
      if (!words || start < 0) throw new Error(`${part} is not said`);
      range.setStart(words, start);
      range.setEnd(words, start + part.length);
      return range.getBoundingClientRect().x;
    };
    return [at("966"), at("4567")];
  });
  expect(first).toBeLessThan(last ?? 0);
  await field.fill("a\u0007b");
  await host.button(t("chat.send")).click();
  await expect(field).toHaveAccessibleDescription(t("chat.unsayable"));
  await host.pictured("unsayable");
  expect(await axe(page)).toEqual([]);
  await field.fill("ab");
  await expect(field).toHaveAccessibleDescription("");
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
  await page.getByRole("menuitem", { name: t("chat.mute", { name: isolated("Bob") }) }).click();
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

test("in the lobby somebody who only shows pictures is muted at their seat", once, async ({ invite, server }) => {
  const on = screenHere();
  const host = await invite("Hessa", { on, server });
  const guest = await invite("غانم", { on, server, language: "ar" });
  const code = freshCode();
  await host.isKnownAt(code, "friends");
  await host.goTo(code);
  await expect(host.start).toBeVisible();
  await guest.isKnownAt(code);
  await guest.goTo(code);
  await expect(host.seats).toContainText("غانم");
  const shown = guest.page.locator("[data-said] svg");
  await openChat(host);
  await host.button(host.t("chat.reactions.fire")).click();
  await expect(shown).toBeVisible();
  const mutes = async (words: string) => {
    await guest.seats.getByRole("button").filter({ hasText: "Hessa" }).click();
    await guest.page.getByRole("menuitem", { name: words }).click();
    await expect(guest.page.getByRole("menu")).toHaveCount(0);
  };
  await mutes(guest.t("chat.mute", { name: isolated("Hessa") }));
  await expect(shown).toHaveCount(0);
  // Only the host asks anybody to leave.
  await guest.seats.getByRole("button").filter({ hasText: "Hessa" }).click();
  await expect(guest.page.getByRole("menuitem")).toHaveCount(1);
  await guest.page.keyboard.press("Escape");
  await expect(guest.page.getByRole("menu")).toHaveCount(0);
  await mutes(guest.t("presence.about.unmute", { name: isolated("Hessa") }));
  await host.button(host.t("chat.reactions.heart")).click();
  await expect(shown).toBeVisible();
  expect([...host.complaints, ...guest.complaints]).toEqual([]);
});

test("whoever talks too fast is told so", once, async ({ invite, arrangedServer }) => {
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
  // What one has shown is seen at once on a phone, and what one has written is still there.
  if (screenHere() === "phone") await openChat(alice);
  await expect(field).toHaveValue("one too many");
  await line.ping();
  await arrange(arrangedServer, code, { advance: 4_000 });
  await say.click();
  await expect(log.getByText("one too many", { exact: true })).toHaveCount(1);
  await expect(field).toHaveValue("");
  for (const { client } of sitters) client.close();
});

/** Beside a wide table the talk stands; on a phone it lies over the table, and makes way. */
const makesWay = async ({ page }: Person) => {
  const log = page.getByRole("log");
  if (screenHere() === "phone") return expect(log).toHaveCount(0);
  await expect(log).toBeVisible();
};
const said = (stage: BalootStage, action: string) =>
  expect.poll(() => stage.sent.filter((message) => message.action === action).length);
/** The talk as it stands at a table of Baloot: beside a wide one, on a phone in the strip before the hand. */
const talkOf = ({ page, t }: Person) => page.getByRole("region", { name: t("chat.title"), exact: true });
const opensTalk = async (person: Person) => {
  if (screenHere() === "phone") await person.page.getByRole("button", { name: person.t("chat.open") }).click();
  await expect(talkOf(person)).toBeVisible();
};
const field = ({ page, t }: Person) => page.getByRole("textbox", { name: t("chat.write") });
const writes = async (person: Person) => {
  if (screenHere() === "phone") await person.button(person.t("chat.write")).click();
  await expect(field(person)).toBeVisible();
};

for (const viewport of [null, { width: 360, height: 640 }])
  test(`the talk at a table covers neither hand nor trick${viewport ? ", in the smallest window" : ""}`, async ({
    invite,
  }) => {
    test.skip(viewport !== null && screenHere() !== "phone", "there is no smaller desktop");
    const noura = await invite("Noura", { on: screenHere() });
    const { page, t } = noura;
    if (viewport) await page.setViewportSize(viewport);
    const stage = await BalootStage.of(noura);
    // One's own card lies nearest to it.
    stage.shows(scenes.ownLaid);
    const cards = page.locator("[data-hand] [data-card]");
    await expect(cards).toHaveCount(6);
    await opensTalk(noura);
    const clear = async () => {
      const talk = await talkOf(noura).boundingBox();
      for (const card of [...(await cards.all()), ...(await page.locator("[data-laid]").all())]) {
        const box = await card.boundingBox();
        if (!talk || !box) throw new Error("nothing to be seen");
        const isBeside = box.x >= talk.x + talk.width || box.x + box.width <= talk.x;
        expect(isBeside || box.y >= talk.y + talk.height || box.y + box.height <= talk.y).toBe(true);
      }
    };
    await clear();
    await noura.button(t("chat.phrases.patience")).click();
    await said(stage, "phrase").toBe(1);
    // Beside a wide table the reactions stand in the place of the phrases.
    if (screenHere() !== "phone") await noura.button(t("chat.reactionsLabel")).click();
    await noura.button(t("chat.reactions.laugh")).click();
    await said(stage, "react").toBe(1);
    await writes(noura);
    await clear();
    expect(await axe(page)).toEqual([]);
    await field(noura).fill("well?");
    await noura.button(t("chat.send")).click();
    await said(stage, "chat").toBe(1);
    stage.says(0, "well?");
    // All that was said is a press away.
    if (screenHere() === "phone") await noura.button(t("chat.all")).click();
    await expect(line(noura, "well?")).toBeVisible();
  });

for (const language of ["en", "ar"] as const)
  test(`on a phone the talk makes way for one's own turn, unless one is writing, in ${language}`, async ({
    invite,
  }) => {
    test.skip(screenHere() !== "phone", "it stands beside the table");
    const noura = await invite("Noura", { on: screenHere(), language });
    const { page, t } = noura;
    const stage = await BalootStage.of(noura);
    stage.shows(scenes.second);
    await expect(page.locator("[data-hand] [data-card]")).toHaveCount(7);
    await opensTalk(noura);
    stage.shows(scenes.thrown, { leftMs: 9_000 });
    await expect(talkOf(noura)).toHaveCount(0);

    stage.shows(scenes.second);
    await opensTalk(noura);
    await writes(noura);
    await field(noura).fill("wait a");
    stage.shows(scenes.thrown, { leftMs: 9_000 });
    const turn = page.getByRole("status").filter({ hasText: t("table.yourTurn") });
    await expect(turn).toContainText(/[1-9]/);
    await expect(field(noura)).toHaveValue("wait a");
    expect(await axe(page)).toEqual([]);
    await noura.pictured(`turn-in-talk-${language}`);
    await noura.button(t("chat.close")).click();
    await expect(talkOf(noura)).toHaveCount(0);
    // What one was about to say is there again.
    await opensTalk(noura);
    await expect(field(noura)).toHaveValue("wait a");
  });

test("on a phone the talk makes way for one's own turn at Eights too", async ({ invite, arrangedServer }) => {
  const alice = await invite("Alice", { on: screenHere() });
  const { sitters } = await gather(arrangedServer, alice);
  await alice.board.deck.click();
  await expect(alice.board.deck).toBeDisabled();
  await openChat(alice);
  for (const sitter of sitters) await sitter.moves({ action: "draw" });
  await makesWay(alice);
  await expect(alice.board.deck).toBeEnabled();
  for (const { client } of sitters) client.close();
});
