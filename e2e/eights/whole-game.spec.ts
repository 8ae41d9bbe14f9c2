import { eights, plusAmount } from "@/lib/rules/eights";
import { arrange, expect, test } from "../fixtures";
import { leaksIn } from "../play/leaked-cards";
import { planWhere } from "../play/plan";

const options = { ...eights.defaults, clock: 0 } as const;

/** Short, and with something of everything in it. */
const plan = planWhere(3, options, 26, ({ turns }) => {
  const has = (wanted: (turn: (typeof turns)[number]) => boolean) => turns.some(wanted);
  return (
    turns.length > 16 &&
    [0, 1, 2].every((seat) => turns.filter((turn) => turn.seat === seat).length > 3) &&
    has(({ action }) => action.action === "play" && action.chosenColor !== undefined) &&
    has(({ before }) => before.pendingDraws > 0) &&
    has(({ before, after }) => before.direction !== after.direction) &&
    turns.every(({ before }) => before.pendingDraws < 20 && before.pile.every((card) => plusAmount(card) < 20))
  );
});

test("from the home page over a shared link to a winner and another game, through a reload and a power cut", async ({
  invite,
  arrangedServer,
}) => {
  test.setTimeout(300_000);
  const alice = await invite("Alice");
  const badr = await invite("بدر", { on: "phone", language: "ar" });
  const carol = await invite("Carol");
  const people = [alice, badr, carol];

  await alice.openTable("falcon");
  const link = await alice.copiedLink();
  const code = link.split("/").at(-1) ?? "";
  expect(link).toBe(`${arrangedServer.url}/eights/${code}`);
  await badr.followLink(link, "oryx");
  await carol.typeCode(code.toLowerCase(), "moon");
  for (const person of people)
    for (const other of people) if (other !== person) await expect(person.seats).toContainText(other.name);

  await alice.choose(alice.t("eights.options.noClock"));
  await arrange(arrangedServer, code, { seed: plan.seed });
  await alice.start.click();
  for (const person of people) await expect(person.board.cards).toHaveCount(7);
  const firstTurn = Math.max(...alice.frames.map((frame) => Number(JSON.parse(frame).turn ?? 0)));

  const watcher = await invite("Dana");
  await watcher.isKnownAt(code);
  await watcher.goTo(code);
  await expect(watcher.page.getByText(watcher.t("table.notices.started")).first()).toBeVisible();
  await expect(watcher.board.cards).toHaveCount(0);

  const [third, half] = [Math.floor(plan.turns.length / 3), Math.floor(plan.turns.length / 2)];
  for (const [index, turn] of plan.turns.entries()) {
    if (index === third) await Promise.all([badr.page.reload(), alice.page.reload()]);
    if (index === half) {
      await arrangedServer.kill9();
      await arrangedServer.restart();
    }
    const person = people[turn.seat];
    if (!person) throw new Error("nobody sits there");
    await person.board.plays(turn, person === badr || index % 2 === 0 ? "press" : "drag");
  }

  const [winner = 0] = plan.last.winners;
  for (const person of people) {
    await expect(person.board.places).toBeVisible();
    const isWinner = people[winner] === person;
    const title = isWinner
      ? person.t("eights.winner.youWin")
      : person.t("eights.winner.wins", { name: people[winner]?.name ?? "" });
    await expect(person.page.getByRole("heading", { name: title })).toBeVisible();
    for (const [seat, other] of people.entries())
      if (seat !== winner)
        await expect(person.board.places.getByRole("listitem").filter({ hasText: other.name })).toContainText(
          person.t("eights.winner.left", { count: plan.last.hands[seat]?.length ?? 0 }),
        );
    expect(person.complaints).toEqual([]);
  }

  // Nobody was ever sent a card they could not know; what one was sent, another could not.
  for (const [seat, person] of people.entries()) expect(leaksIn(person.frames, plan, seat, firstTurn)).toEqual([]);
  expect(leaksIn(watcher.frames, plan, null, firstTurn)).toEqual([]);
  expect(leaksIn(alice.frames, plan, null, firstTurn)).not.toEqual([]);
  expect(leaksIn(carol.frames, plan, 1, firstTurn)).not.toEqual([]);

  for (const person of people) await person.button(person.t("eights.winner.again")).click();
  for (const person of people) await expect(person.board.cards).toHaveCount(7);
  await expect(watcher.board.cards).toHaveCount(0);
});
