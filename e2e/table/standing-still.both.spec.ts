import { baloot } from "@/lib/rules/baloot";
import { expect, freshCode, test } from "../fixtures";
import { screenHere } from "../play/guests";
import { bring, keptMatch } from "../play/kept-match";
import { looks } from "../play/look-away";

/** Longer than any turn of it. */
const LONG = "02:00";

test("a match against bots stands still while nobody looks, and goes on where it was", async ({ invite, server }) => {
  const noura = await invite("Noura", { on: screenHere(), server });
  const { page, complaints } = noura;
  const match = keptMatch({
    code: freshCode(),
    options: { ...baloot.defaults, speed: "rabbit" },
    until: ({ phase, asked }) => phase === "playing" && asked[0] === 0,
  });
  await page.clock.install();
  await bring(noura, match);
  await noura.goTo(match.code, "baloot");
  const cards = page.locator("[data-hand] [data-card]");
  const held = match.view.hands[0]?.length ?? 0;
  await expect(cards).toHaveCount(held);

  await looks(page, false);
  await page.clock.fastForward(LONG);
  await looks(page, true);
  await expect(page.getByText(noura.t("baloot.yourTurn"), { exact: true })).toBeVisible();
  await expect(cards).toHaveCount(held);

  // Looked at, the same time plays a card for whoever lets it pass.
  await page.clock.fastForward(LONG);
  await expect(cards).toHaveCount(held - 1);
  expect(complaints).toEqual([]);
});
