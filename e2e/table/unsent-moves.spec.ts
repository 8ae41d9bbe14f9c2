import { notes } from "@/lib/browser/device/sound-notes";
import { arrange, expect, test } from "../fixtures";
import { gather } from "../play/gather";
import { movesOf } from "../play/log";
import { looks } from "../play/look-away";
import { weatherOf } from "../play/page-line";

// What is the same on every screen; what is not is in table/presence.both.spec.ts.

test.describe("a move made offline", () => {
  // What happens exactly once may not be tried again until it does.
  test.describe.configure({ retries: 0 });

  test("is still sent after the page was loaded again, and once", async ({ invite, arrangedServer }) => {
    const alice = await invite("Alice");
    const line = await weatherOf(alice.page);
    const { sitters, code } = await gather(arrangedServer, alice);
    line.storm();
    await alice.board.draws();
    await expect(alice.says(alice.t("table.reach.notSent"))).toBeVisible();
    await alice.page.reload();
    expect(await movesOf(arrangedServer, code, 0)).toEqual([]);
    line.calm();
    for (const sitter of sitters) await sitter.moves({ action: "draw" });
    await expect(alice.board.table).toBeVisible();
    await expect(alice.says(alice.t("table.reach.notSent"))).toBeHidden();
    await expect(alice.board.cards).toHaveCount(8);
    await expect(alice.board.deck).toBeEnabled();
    // Whatever is still under way is in before what she does next.
    await alice.board.draws();
    await expect(alice.board.cards).toHaveCount(9);
    await expect.poll(() => movesOf(arrangedServer, code, 0)).toEqual([{ action: "draw" }, { action: "draw" }]);
  });

  test("is refused, once and in words, where its turn has passed", async ({ invite, arrangedServer }) => {
    const alice = await invite("Alice");
    const line = await weatherOf(alice.page);
    const { code, sitters } = await gather(arrangedServer, alice, { clock: 30 });
    line.storm();
    await alice.board.draws();
    await expect(alice.says(alice.t("table.reach.notSent"))).toBeVisible();
    await arrange(arrangedServer, code, { advance: 31_000 });
    line.calm();
    await expect(alice.says(alice.t("table.refusals.tooLate"))).toHaveCount(1);
    await expect(alice.says(alice.t("table.reach.notSent"))).toBeHidden();
    for (const sitter of sitters) await sitter.moves({ action: "draw" });
    expect(await movesOf(arrangedServer, code, 0)).toEqual([]);
  });
});

test("one's turn is told by a sound, in the title and by a badge while nobody looks", async ({
  invite,
  arrangedServer,
}) => {
  const alice = await invite("Alice");
  await alice.page.addInitScript(() => {
    const badges: string[] = [];
    const tones: number[] = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      tones.push(this.frequency.value);
      start.call(this, when);
    };
    Object.assign(window, { badges, tones });
    Object.assign(navigator, {
      setAppBadge: async () => void badges.push("set"),
      clearAppBadge: async () => void badges.push("cleared"),
    });
  });
  const { code, sitters } = await gather(arrangedServer, alice);
  const title = `${alice.t("games.eights.name")} ${code} · ${alice.t("common.majlis")}`;
  const called = `● ${alice.t("table.yourTurn")} · ${title}`;
  const badges = () => alice.page.evaluate(() => Reflect.get(window, "badges"));
  const tones = () => alice.page.evaluate<number[]>(() => Reflect.get(window, "tones"));
  await expect(alice.page).toHaveTitle(title);
  await looks(alice.page, false);
  await expect(alice.page).toHaveTitle(called);
  await looks(alice.page, true);
  await expect(alice.page).toHaveTitle(title);
  expect(await badges()).toEqual(["set", "cleared"]);

  await alice.board.draws();
  await looks(alice.page, false);
  await expect(alice.page).toHaveTitle(title);
  const before = (await tones()).length;
  for (const sitter of sitters) await sitter.moves({ action: "draw" });
  await expect(alice.page).toHaveTitle(called);
  expect(await badges()).toEqual(["set", "cleared", "set"]);
  const turn = notes.turn.map(({ hertz }) => hertz);
  await expect.poll(async () => (await tones()).slice(before)).toEqual(turn);
});
