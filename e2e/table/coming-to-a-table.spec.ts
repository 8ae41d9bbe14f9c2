import { arrange, expect, freshCode, test } from "../fixtures";
import { Board } from "../play/board";
import { options, variedDeal } from "../play/deals";
import { gather } from "../play/gather";
import { leaksIn } from "../play/leaked-cards";
import { planWhere } from "../play/plan";
import { Sitter } from "../play/sitter";

test("against bots one is at the table at once, and they play", async ({ invite, server }) => {
  const alice = await invite("Alice", { server });
  await alice.goHome();
  await alice.button(alice.t("home.againstBots")).click();
  await expect(alice.board.cards).toHaveCount(7);
  await alice.page.reload();
  await alice.board.draw.click();
  await expect(alice.board.cards).toHaveCount(8);
  // Two bots later it is one's own turn again.
  await expect(alice.board.deck).toBeEnabled({ timeout: 20_000 });
  expect(alice.complaints).toEqual([]);
});

test("a page that never has nothing else to do shows its open tables all the same", async ({ invite, server }) => {
  const alice = await invite("Alice", { server });
  await alice.page.addInitScript(() => {
    window.requestIdleCallback = (act, { timeout } = {}) =>
      timeout === undefined ? 0 : window.setTimeout(() => act({ didTimeout: true, timeRemaining: () => 0 }));
  });
  await alice.goHome();
  await expect(alice.page.getByRole("heading", { name: alice.t("home.openTables") })).toBeVisible();
});

test("a seat that is found late takes nobody away from what they began meanwhile", async ({ invite, server }) => {
  const alice = await invite("Alice", { server });
  const { page, t, board } = alice;
  const held: (() => void)[] = [];
  await page.routeWebSocket(/\/parties\/directory\//, (socket) => {
    socket.connectToServer().onMessage((said) => {
      if (String(said).includes('"seat"')) held.push(() => socket.send(said));
      else socket.send(said);
    });
  });
  await alice.goHome();
  await alice.button(t("home.playNow")).click();
  await expect.poll(() => held.length).toBe(1);
  await alice.button(t("home.againstBots")).click();
  await expect(board.cards).toHaveCount(7);
  const there = page.url();
  for (const say of held) say();
  await board.draw.click();
  await expect(board.cards).toHaveCount(8);
  expect(page.url()).toBe(there);
});

test("a code that is looked for gives way to the one that is typed instead", async ({ invite, arrangedServer }) => {
  const alice = await invite("Alice");
  const { page, t } = alice;
  const [wrong, right] = [freshCode(), freshCode()];
  await Sitter.at(arrangedServer, right, "Bob");
  // Its rooms say nothing.
  await page.routeWebSocket(new RegExp(wrong), () => {});
  await alice.goHome();
  const enter = async (code: string) => {
    await page.getByRole("textbox", { name: t("home.tableCode") }).fill(code);
    await page.keyboard.press("Enter");
  };
  await enter(wrong);
  await expect(page.getByRole("button", { name: t("home.looking") })).toBeVisible();
  await enter(right);
  await expect(page).toHaveURL(new RegExp(`/eights/${right}$`));
});

test("two tabs of one player are one seat, both alive", async ({ invite, arrangedServer }) => {
  const alice = await invite("Alice");
  const { code, sitters } = await gather(arrangedServer, alice, { seed: variedDeal });
  const page = await alice.page.context().newPage();
  const other = new Board(page, () => alice.t, false);
  await page.goto(`${arrangedServer.url}/eights/${code}`);
  await expect(other.cards).toHaveCount(7);
  await expect(other.deck).toBeEnabled();
  await other.draw.click();
  await expect(other.cards).toHaveCount(8);
  await expect(alice.board.cards).toHaveCount(8);
  for (const sitter of sitters) await sitter.moves({ action: "draw" });
  await alice.board.draw.click();
  await expect(other.cards).toHaveCount(9);
  const table = sitters[0]?.states.at(-1)?.table;
  expect(table?.seats.filter((seat) => seat !== null)).toHaveLength(3);
  expect(table?.watchers).toBe(0);
  // One tab closed is nobody gone.
  await page.close();
  await sitters[0]?.moves({ action: "draw" });
  expect(sitters[0]?.states.at(-1)?.table.seats[0]?.presence).toBe("here");
});

test("leaving in the middle of a game asks first", async ({ invite, arrangedServer }) => {
  const alice = await invite("Alice");
  const { page, t, board } = alice;
  const { sitters } = await gather(arrangedServer, alice);
  const question = page.getByRole("dialog", { name: t("table.leave.title") });
  const leave = async () => {
    await alice.button(t("eights.menu.open")).click();
    await page.getByRole("menuitem", { name: t("eights.menu.leave") }).click();
    await expect(question).toBeVisible();
  };
  await leave();
  await question.getByRole("button", { name: t("table.leave.stay") }).click();
  await expect(question).toBeHidden();
  await expect(board.cards).toHaveCount(7);
  await leave();
  await question.getByRole("button", { name: t("table.leave.confirm") }).click();
  await expect(alice.button(t("home.withFriends"))).toBeVisible();
  const told = await sitters[0]?.told(({ table }) => table.seats[0]?.quit === true);
  expect(told?.gameState?.players[0]?.gone).toBe(true);
  expect(told?.table.host).toBe(told?.table.seats[1]?.id);
});

test("the host asks somebody to leave their seat, and they are told", async ({ invite }) => {
  const [alice, badr] = [await invite("Alice"), await invite("Badr", { on: "phone" })];
  const code = freshCode();
  await alice.isKnownAt(code, "friends");
  await badr.isKnownAt(code);
  await alice.goTo(code);
  await expect(alice.start).toBeVisible();
  await badr.goTo(code);
  await alice.seats.getByRole("button", { name: "Badr" }).click();
  await alice.page.getByRole("menuitem", { name: alice.t("lobby.remove", { name: "Badr" }) }).click();
  await expect(alice.seats).not.toContainText("Badr");
  await expect(badr.page.getByText(badr.t("table.notices.removed")).first()).toBeVisible();
  await expect(badr.seats).not.toContainText(badr.t("common.you"));
});

test("a code that no table has says so and offers others", async ({ invite }) => {
  const alice = await invite("Alice");
  const { page, t } = alice;
  const code = freshCode();
  await alice.isKnownAt(code);
  await alice.goTo(code);
  await expect(page.getByRole("heading")).toContainText(code);
  await expect(page.getByText(t("table.closed.noSuchTable.text"))).toBeVisible();
  await alice.button(t("table.closed.openOwn")).click();
  await expect(alice.start).toBeVisible();
});

test("what cannot be a code is said to be none", async ({ invite, arrangedServer }) => {
  const alice = await invite("Alice");
  const { page, t } = alice;
  for (const code of ["AB", "ABCDEFGHIJKLM"]) {
    await alice.goTo(code);
    await expect(page.getByRole("heading", { name: t("home.missing.title") })).toBeVisible();
  }
  await page.getByRole("link", { name: t("home.missing.home") }).click();
  await page.getByRole("textbox", { name: t("home.tableCode") }).fill("AB");
  await alice.button(t("home.join")).click();
  await expect(page.getByRole("alert").getByText(t("home.badCode", { example: "NAKHLA" }))).toBeVisible();
  const code = freshCode();
  await Sitter.at(arrangedServer, code, "Bob");
  const enter = async () => {
    await page.getByRole("textbox", { name: t("home.tableCode") }).fill(`${arrangedServer.url}/eights/${code}`);
    await alice.button(t("home.join")).click();
  };
  await enter();
  await page.getByRole("link", { name: t("common.home"), exact: true }).click();
  await enter();
  await alice.introduce("drum", t("table.join.action"));
  await expect(alice.seats).toContainText("Bob");
});

const watched = planWhere(3, options, 40, ({ turns }) =>
  turns.slice(0, 6).some(({ action }) => action.action === "draw"),
);

test("whoever finds the table full, or a game on, looks on and sees nobody's cards", async ({
  invite,
  arrangedServer,
}) => {
  const [alice, dana] = [await invite("Alice"), await invite("Dana")];
  const code = freshCode();
  const sitters: Sitter[] = [];
  for (const name of ["Bob", "Carol", "Eve"]) sitters.push(await Sitter.at(arrangedServer, code, name));
  const [bob] = sitters;
  await bob?.client.send({ action: "setOptions", options: { ...options, maxPlayers: 3 } });
  await bob?.told(({ table }) => table.seats.length === 3);

  await alice.isKnownAt(code);
  await alice.goTo(code);
  await expect(alice.page.getByText(alice.t("table.notices.full")).first()).toBeVisible();
  await arrange(arrangedServer, code, { seed: watched.seed });
  await bob?.client.send({ action: "startGame" });
  const started = await bob?.told(({ gameState }) => gameState !== null);
  await expect(alice.board.deck).toBeVisible();

  await dana.isKnownAt(code);
  await dana.goTo(code);
  await expect(dana.page.getByText(dana.t("table.notices.started")).first()).toBeVisible();
  for (const { seat, action } of watched.turns.slice(0, 6)) await sitters[seat]?.moves(action);
  const state = watched.turns[5]?.after;
  for (const { board, frames } of [alice, dana]) {
    const top = state?.pile.at(-1);
    if (state && top) await board.shows(top, state);
    await expect(board.deck).toBeDisabled();
    await expect(board.cards).toHaveCount(0);
    expect(leaksIn(frames, watched, null, started?.turn ?? 0)).toEqual([]);
  }
});
