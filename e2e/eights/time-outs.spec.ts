import { arrange, expect, pinged, test } from "../fixtures";
import { gather } from "../play/gather";

test("a turn that runs out draws, the second in a row brings a bot, and one is back by saying so", async ({
  invite,
  arrangedServer,
}) => {
  const alice = await invite("Alice");
  const { board, t } = alice;
  const ping = await pinged(alice.page);
  const { code, sitters } = await gather(arrangedServer, alice, { clock: 10 });
  expect(sitters[0]?.states.at(-1)?.table.options).toMatchObject({ clock: 10 });
  await expect(alice.page.getByText(/^\d+ s left$/)).toBeVisible();
  const runOut = async () => {
    await ping();
    await arrange(arrangedServer, code, { advance: 10_000 });
  };

  await runOut();
  await expect(board.cards).toHaveCount(8);
  await expect(board.deck).toBeDisabled();
  for (const sitter of sitters) await sitter.moves({ action: "draw" });
  await expect(board.deck).toBeEnabled();
  await expect(alice.page.getByText(t("eights.standInFor"))).toBeHidden();

  await runOut();
  await expect(board.cards).toHaveCount(9);
  await expect(alice.page.getByText(t("eights.standInFor"))).toBeVisible();
  await alice.button(t("eights.back")).click();
  await expect(alice.button(t("eights.back"))).toBeHidden();
  for (const sitter of sitters) await sitter.moves({ action: "draw" });
  await board.draw.click();
  await expect(board.cards).toHaveCount(10);
});

test("whoever is away is played for until they are back", async ({ invite, arrangedServer }) => {
  const alice = await invite("Alice");
  const { board, t } = alice;
  const ping = await pinged(alice.page);
  const { code, sitters } = await gather(arrangedServer, alice, { clock: 10 });
  for (const count of [8, 9]) {
    await ping();
    await arrange(arrangedServer, code, { advance: 10_000 });
    await expect(board.cards).toHaveCount(count);
    for (const sitter of sitters) await sitter.moves({ action: "draw" });
  }
  // The bot's move comes without the player, who only looks on.
  await expect(board.deck).toBeDisabled();
  const heard = sitters[0]?.states.length ?? 0;
  await ping();
  await arrange(arrangedServer, code, { advance: 3_000 });
  await expect.poll(() => sitters[0]?.states.length ?? 0).toBeGreaterThan(heard);
  await expect(alice.button(t("eights.back"))).toBeVisible();
});
