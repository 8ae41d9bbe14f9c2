import type { Page } from "@playwright/test";
import { arrange, expect, holdFrames, test } from "../fixtures";
import { isNumber, placeOf, varied, variedDeal } from "../play/deals";
import { gather } from "../play/gather";

const place = placeOf(varied, isNumber);
const card = varied.hands[0]?.[place];

/** What flies over the table just now. */
const flights = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          effect instanceof KeyframeEffect &&
          playState === "running" &&
          effect.getKeyframes().some(({ transform }) => String(transform).includes("scale(")),
      )
      .map(({ id }) => id),
  );

test("with the line more than a second slow each way, a card lies on the pile in the same frame", async ({
  invite,
  arrangedServer,
}) => {
  const alice = await invite("Alice");
  const { board, page } = alice;
  await holdFrames(page, { sent: 1_200, received: 1_200 });
  const { sitters } = await gather(arrangedServer, alice, { seed: variedDeal });
  const key = await board.cards.nth(place).getAttribute("data-card");
  const isOnPile = await board.cards.nth(place).evaluate(
    (button, travelling) =>
      new Promise<boolean>((resolve) => {
        if (button instanceof HTMLElement) button.click();
        requestAnimationFrame(() =>
          resolve(document.querySelector(`[data-place=pile][data-travel="${travelling}"]`) !== null),
        );
      }),
    key,
  );
  expect(isOnPile).toBe(true);
  await expect(board.cards).toHaveCount(6);
  await expect(board.deck).toBeDisabled();
  // The others hear of it when it gets there.
  const told = await sitters[0]?.told(({ gameState }) => gameState?.players[0]?.cardCount === 6);
  expect(told?.gameState?.topCard).toEqual(card);
  await expect(board.cards).toHaveCount(6);
});

test("a card the table refuses glides back to the hand, and why is said", async ({ invite, arrangedServer }) => {
  const alice = await invite("Alice");
  const { board, page, t } = alice;
  let refuse = () => {};
  await page.routeWebSocket(/\/parties\//, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const { action, turn, n } = JSON.parse(String(message));
      if (action !== "play") return server.send(message);
      const error = { type: "error", code: "noMatch", rule: "4.1", message: "refused", turn, n };
      refuse = () => socket.send(JSON.stringify(error));
    });
  });
  const { sitters } = await gather(arrangedServer, alice, { seed: variedDeal });
  const key = await board.cards.nth(place).getAttribute("data-card");
  await board.lay(board.cards.nth(place));
  await expect(page.locator(`[data-place=pile][data-travel="${key}"]`)).toBeAttached();
  await expect(board.cards).toHaveCount(6);
  // Landed, so that what flies next is the way back.
  await expect.poll(() => flights(page)).toEqual([]);

  await page.evaluate(() => {
    const flown: (string | null)[] = [];
    const launch = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
      const shown = frames && "transform" in frames ? String(frames.transform) : "";
      if (shown.includes("translate(")) flown.push(shown);
      return launch.call(this, frames, timing);
    };
    Object.assign(window, { flown });
  });
  refuse();
  await expect(board.cards).toHaveCount(7);
  await expect(page.locator(`[data-place=hand][data-travel="${key}"]`)).toBeAttached();
  await expect(page.locator(`[data-place=pile][data-travel="${key}"]`)).toHaveCount(0);
  const why = t("eights.refusals.noMatch", { color: t(`eights.inText.${varied.color}`) });
  await expect(page.getByText(why, { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: t("common.rule", { rule: "4.1" }) })).toBeVisible();
  expect(await page.evaluate(() => ("flown" in window ? window.flown : []))).toHaveLength(1);
  await expect(board.deck).toBeEnabled();
  expect(sitters[0]?.states.at(-1)?.gameState?.players[0]?.cardCount).toBe(7);
});

test("a card played while one's time ran out comes back with the card drawn in its stead", async ({
  invite,
  arrangedServer,
}) => {
  const alice = await invite("Alice");
  const { board, page, t } = alice;
  const held: (() => void)[] = [];
  await page.routeWebSocket(/\/parties\//, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (JSON.parse(String(message)).action === "play") held.push(() => server.send(message));
      else server.send(message);
    });
  });
  const { code } = await gather(arrangedServer, alice, { seed: variedDeal, clock: 30 });
  await board.lay(board.cards.nth(place));
  await expect(board.cards).toHaveCount(6);
  await arrange(arrangedServer, code, { advance: 31_000 });
  await expect(board.cards).toHaveCount(8);
  for (const send of held) send();
  await expect(page.getByText(t("table.refusals.tooLate"), { exact: true })).toBeVisible();
  await expect(board.cards).toHaveCount(8);
  await expect(board.deck).toBeDisabled();
});
