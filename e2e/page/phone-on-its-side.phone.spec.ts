import { baloot } from "@/lib/rules/baloot";
import { axe, expect, freshCode, liesOver, test } from "../fixtures";
import { scenes } from "../play/baloot/scenes";
import { BalootStage } from "../play/baloot/stage";
import { gather } from "../play/gather";
import { bring, keptMatch } from "../play/kept-match";

const on = { viewport: { width: 844, height: 390 }, hasTouch: true } as const;

for (const [width, height] of [
  [844, 390],
  [740, 360],
] as const)
  test(`a phone of ${width} by ${height} on its side shows what is needed without scrolling, from the house to the table`, async ({
    invite,
    arrangedServer,
  }) => {
    const host = await invite("Noura", { on: { viewport: { width, height }, hasTouch: true } });
    const { page, t } = host;
    await page.goto(arrangedServer.url);
    for (const name of ["playNow", "withFriends", "againstBots", "join"] as const)
      await expect(host.button(t(`home.${name}`))).toBeInViewport({ ratio: 1 });
    // Each letter of a code has a cell to be seen in.
    for (const cell of await page.locator("form input + span, form span + span").all())
      expect((await cell.boundingBox())?.width).toBeGreaterThan(20);
    expect(await axe(page)).toEqual([]);

    await gather(arrangedServer, host, {
      others: ["Badr", "Salma"],
      inLobby: async () => {
        await expect(host.start).toBeInViewport({ ratio: 1 });
        for (const seat of await host.seats.getByRole("listitem").all())
          await expect(seat).toBeInViewport({ ratio: 0.9 });
        expect(await axe(page)).toEqual([]);
      },
    });
    const hint = page.getByText(t("eights.hints.play")).or(page.getByText(t("eights.hints.draw")));
    await expect(hint).toBeInViewport({ ratio: 1 });
    await expect(host.board.draw).toBeInViewport({ ratio: 1 });

    await page.getByRole("button", { name: t("chat.open") }).click();
    const talk = page.getByRole("dialog", { name: t("chat.title") });
    await expect(talk.getByRole("textbox")).toBeInViewport({ ratio: 1 });
    const lines = await talk.getByRole("log").boundingBox();
    expect(lines?.height).toBeGreaterThan(100);
    expect(await axe(page)).toEqual([]);
  });

test("a phone on its side has room for the way back, and for a new match beside it", async ({ invite, server }) => {
  const noura = await invite("Noura", { on, server });
  const { page, t } = noura;
  const options = { ...baloot.defaults, speed: "none" } as const;
  await bring(noura, keptMatch({ code: freshCode(), options, until: ({ phase }) => phase === "playing" }));
  await page.goto(server.url);
  await expect(page.getByRole("navigation", { name: t("home.back.title") })).toBeInViewport({ ratio: 1 });
  for (const name of ["playNow", "withFriends", "againstBots", "back.newMatch", "join"] as const)
    await expect(noura.button(t(`home.${name}`))).toBeInViewport({ ratio: 1 });
  expect(await axe(page)).toEqual([]);
});

for (const language of ["en", "ar"] as const)
  for (const [width, height] of [
    [844, 390],
    [740, 360],
    [640, 360],
  ] as const)
    test(`the guide of a first game leaves everything in sight on a phone of ${width} by ${height} on its side, ${language}`, async ({
      invite,
    }) => {
      const noura = await invite("Noura", { on: { viewport: { width, height }, hasTouch: true }, language });
      const { page, t } = noura;
      const stage = await BalootStage.of(noura, ["Badr", "Abdulrahman Alharbi", "Yousef"], { isGuided: true });
      const guide = page.locator("[data-guide]");
      const button = guide.getByRole("button", { name: t("baloot.guide.title") });
      const needed = page.locator(
        "[data-hand] [data-card], [data-deed], [data-seat], [data-said], [data-scoreboard], header button",
      );
      for (const [scene, said] of [
        ["bids", 0],
        ["dealerBidsLow", 3],
        ["overbid", 1],
        ["northBids", 2],
        ["northDoubles", 1],
        ["declared", 4],
        ["amidTrick", 0],
      ] as const) {
        stage.shows(scenes[scene]);
        await expect(page.locator("[data-said]")).toHaveCount(said);
        await expect(button).toBeVisible();
        expect(await liesOver(guide, needed), scene).toEqual([]);
      }
      await button.tap();
      const sheet = page.getByRole("dialog", { name: t("baloot.guide.title") });
      await expect(sheet.getByRole("listitem")).toHaveCount(6);
      for (const line of await sheet.getByRole("listitem").all()) await expect(line).toBeInViewport({ ratio: 1 });
      expect(await axe(page)).toEqual([]);
      await sheet.getByRole("button", { name: t("baloot.guide.done") }).tap();
      await expect(sheet).toHaveCount(0);
      await expect(guide).toHaveCount(0);
    });

for (const language of ["en", "ar"] as const)
  test(`on a phone on its side every seat can be tapped, and what one reads about it is seen whole, ${language}`, async ({
    invite,
  }) => {
    const noura = await invite("Noura", { on, language });
    const { page } = noura;
    const stage = await BalootStage.of(noura);
    stage.shows(scenes.second, { watchers: 12 });
    for (const [width, height] of [
      [844, 390],
      [740, 360],
      [640, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const place of ["north", "east", "west"]) {
        await page.locator(`[data-seat=${place}] [data-about]`).tap();
        const sheet = page.getByRole("dialog");
        await expect(sheet).toBeInViewport({ ratio: 1 });
        for (const button of await sheet.getByRole("button").all()) await expect(button).toBeInViewport({ ratio: 1 });
        await page.keyboard.press("Escape");
        await expect(sheet).toHaveCount(0);
      }
      const others = page.locator("[data-hand] [data-card], [data-seat], [data-scoreboard], header button");
      expect(await liesOver(page.locator("[data-watchers]"), others), `${width}×${height}`).toEqual([]);
    }
  });

test("beside a notch there is nothing one needs, whichever way one reads", async ({ invite, server }) => {
  const notch = 60;
  for (const language of ["en", "ar"] as const) {
    const { page } = await invite("Noura", { on: { viewport: { width: 844, height: 390 } }, language, server });
    const devtools = await page.context().newCDPSession(page);
    for (const side of ["left", "right"] as const) {
      await devtools.send("Emulation.setSafeAreaInsetsOverride", { insets: { [side]: notch } });
      await page.goto(`${server.url}/tiles`);
      const button = page.getByRole("banner").getByRole("link").first();
      await expect(button).toBeVisible();
      const room = await page.locator('[data-part="landing"]').evaluate((landing) => {
        const { paddingLeft, paddingRight } = getComputedStyle(landing);
        return { left: Number.parseFloat(paddingLeft), right: Number.parseFloat(paddingRight) };
      });
      expect(room[side], `${language} ${side}`).toBe(notch);
    }
  }
});
