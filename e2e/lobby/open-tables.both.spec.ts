import { axe, expect, freshCode, type Invite, test } from "../fixtures";
import { PlainClient } from "../plain-client";
import { once, screenHere } from "../play/guests";
import type { Person } from "../play/person";
import type { Server } from "../server";

const keyOf = (name: string) => Buffer.from(name.padEnd(32, ".")).toString("hex").slice(0, 64);

/** Somebody without a browser, who sits down. */
async function sitter(server: Server, code: string, name: string, game = "eights"): Promise<PlainClient> {
  const client = new PlainClient(server.room(code, game));
  await client.send({ action: "join", name, key: keyOf(`${name}${code}`) });
  await client.next(({ type }) => type === "state");
  return client;
}

async function hostOf(person: Person, game = "eights"): Promise<string> {
  const code = freshCode();
  await person.isKnownAt(code, "friends");
  await person.goTo(code, game);
  await expect(person.start).toBeVisible();
  return code;
}

/** Two at a table's lobby; the guest may come later. */
async function hostAndGuest(invite: Invite, server: Server, game = "eights") {
  const on = screenHere();
  const host = await invite("Hessa", { on, server });
  const guest = await invite("Ghanim", { on, server });
  const code = await hostOf(host, game);
  await guest.isKnownAt(code);
  const guestComes = async () => {
    await guest.goTo(code, game);
    await expect(host.seats).toContainText("Ghanim");
  };
  return { host, guest, code, guestComes };
}

const listed = (person: Person, name: string) =>
  person.page.getByRole("listitem").filter({ hasText: person.t("home.tableOf", { name }) });

// Several browsers each, on machines that have other things to do too.
test.slow();

test("a table opened to everybody is listed live, and one sits down from there", async ({ invite, server }) => {
  const { host, guest, code } = await hostAndGuest(invite, server);
  await guest.goHome();
  await expect(guest.page.getByRole("heading", { name: guest.t("home.openTables") })).toBeVisible();
  await expect(listed(guest, "Hessa")).toBeHidden();

  await host.page.getByRole("switch", { name: host.t("lobby.public") }).click({ force: true });
  await expect(host.page.getByText(host.t("lobby.youHost", { kind: host.t("lobby.kinds.public") }))).toBeVisible();
  await expect(listed(guest, "Hessa")).toContainText(guest.t("home.taken", { taken: 1, seats: 6 }));
  const carol = await sitter(server, code, "Carol");
  await expect(listed(guest, "Hessa")).toContainText(guest.t("home.taken", { taken: 2, seats: 6 }));
  expect(await axe(guest.page)).toEqual([]);
  expect(await axe(host.page)).toEqual([]);

  await guest.button(guest.t("home.sitDown", { name: "Hessa" })).click();
  await expect(guest.seats).toContainText("Hessa");
  await expect(host.seats).toContainText("Ghanim");

  const looker = await invite("Lulwa", { on: screenHere(), server });
  await looker.goHome();
  await expect(listed(looker, "Hessa")).toBeVisible();
  await host.start.click();
  await expect(looker.button(looker.t("home.lookOn", { name: "Hessa" }))).toBeVisible();
  carol.close();
});

test(
  "play now: whoever comes in time is waited for, bots take the other seats, and whoever comes late gets one of those",
  once,
  async ({ invite, server }) => {
    const on = screenHere();
    const one = await invite("Amna", { on, server });
    await one.goHome("baloot");
    await one.button(one.t("home.playNow")).click();
    await one.introduce("palm", one.t("table.join.openAction"));
    await expect(one.page.getByText(one.t("lobby.beginsSoon"))).toBeVisible();
    // Not by a browser: a busy machine may need the whole countdown to draw a page.
    const code = new URL(one.page.url()).pathname.split("/").at(-1) ?? "";
    const two = await sitter(server, code, "Badr", "baloot");
    await one.pictured("counting");
    await expect(one.page.locator("[data-hand] [data-card]")).toHaveCount(5);
    await expect(one.page.locator("[data-seat]").filter({ hasText: "Badr" }).first()).toBeVisible();

    const late = await invite("Hind", { on, server });
    await late.goHome("baloot");
    await late.button(late.t("home.playNow")).click();
    await late.introduce("merchant", late.t("table.join.openAction"));
    // Once the first call was made the bot plays its hand to the end, and nobody else sees it.
    const hers = late.page.locator("[data-hand] [data-card]").first();
    await expect(hers.or(late.page.getByText(late.t("baloot.arriving")))).toBeVisible();
    // Whose turn it is stands at one's own place too.
    await expect(one.page.locator("[data-seat]").filter({ hasText: "Hind" }).first()).toBeVisible();
    two.close();
  },
);

test("play now: whoever leaves a table that does not begin is sent to another", once, async ({ invite, server }) => {
  const code = freshCode();
  const idle = await sitter(server, code, "Idle");
  await idle.send({ action: "setTable", visibility: "public" });
  const guest = await invite("Ghanim", { on: screenHere(), server });
  await guest.goHome();
  await expect(listed(guest, "Idle")).toBeVisible();
  await guest.button(guest.t("home.playNow")).click();
  await guest.introduce("palm", guest.t("table.join.openAction"));
  await expect(guest.seats).toContainText(guest.t("common.you"));
  const first = guest.page.url();
  await guest.button(guest.t("table.leave.action")).click();
  await guest.button(guest.t("home.playNow")).click();
  await expect(guest.seats).toContainText(guest.t("common.you"));
  expect(guest.page.url()).not.toBe(first);
  await expect(guest.seats).not.toContainText("Idle");
  idle.close();
});

test("home without a network says so, and what can be played all the same", async ({ invite, server }) => {
  const noura = await invite("Noura", { on: screenHere(), server });
  const { page, t } = noura;
  await noura.goHome("baloot");
  await expect(page.getByText(t("home.noOpenTables"))).toBeVisible();
  await page.context().setOffline(true);
  await expect(noura.says(t("games.baloot.offline"))).toBeVisible();
  await expect(page.locator("[data-early=playNow]")).toHaveAttribute("aria-disabled", "true");
  await page.context().setOffline(false);
  await expect(noura.says(t("games.baloot.line"))).toBeVisible();
});

test("guests say they are ready, and the host sees it and may begin all the same", async ({ invite, server }) => {
  const { host, guest, guestComes } = await hostAndGuest(invite, server);
  await guestComes();
  await expect(host.page.getByText(host.t("lobby.readyCount", { ready: 0, all: 1 }))).toBeVisible();
  await guest.button(guest.t("lobby.ready")).click();
  await expect(guest.button(guest.t("lobby.youAreReady"))).toHaveAttribute("aria-pressed", "true");
  await expect(host.page.getByText(host.t("lobby.readyCount", { ready: 1, all: 1 }))).toBeVisible();
  expect(await axe(guest.page)).toEqual([]);
  await guest.button(guest.t("lobby.youAreReady")).click();
  await expect(host.page.getByText(host.t("lobby.readyCount", { ready: 0, all: 1 }))).toBeVisible();
  await host.start.click();
  await expect(guest.board.cards).toHaveCount(7);
});

test(
  "after a game the host leads everybody back to the lobby, where it begins anew",
  once,
  async ({ invite, server }) => {
    const host = await invite("Hessa", { on: screenHere(), server });
    const code = await hostOf(host);
    const nasser = await sitter(server, code, "Nasser");
    const salem = await sitter(server, code, "Salem");
    await host.choose(host.t("eights.options.noClock"));
    await host.start.click();
    await expect(host.board.cards).toHaveCount(7);
    const isAt = (status: string) => (message: { readonly type: string; readonly table?: unknown }) =>
      message.type === "state" && (message.table as { status: string }).status === status;
    await nasser.next(isAt("playing"));
    // Whoever is left alone has won.
    for (const one of [nasser, salem]) await one.send({ action: "stand" });
    await expect(host.board.places).toBeVisible();
    const finished = nasser.received.length;
    await host.button(host.t("eights.winner.lobby")).click();
    await expect(host.start).toBeVisible();
    await expect(host.board.places).toBeHidden();
    await nasser.next(isAt("waiting"), finished - 1);
    await nasser.send({ action: "sit", seat: 1 });
    await expect(host.seats).toContainText("Nasser");
    await host.start.click();
    await expect(host.board.cards).toHaveCount(7);
    for (const one of [nasser, salem]) one.close();
  },
);

test("the host locks the seats, asks somebody to leave, and lets them back", async ({ invite, server }) => {
  const { host, guest, code, guestComes } = await hostAndGuest(invite, server);
  await guestComes();

  const lock = host.page.getByRole("switch", { name: host.t("lobby.locked") });
  await lock.click({ force: true });
  const late = await invite("Lulwa", { on: screenHere(), server });
  await late.isKnownAt(code);
  await late.goTo(code);
  const reason = (person: Person, code: "locked" | "removed") =>
    person.page.getByRole("main").getByText(person.t(`table.notices.${code}`));
  await expect(reason(late, "locked")).toBeVisible();
  await expect(late.button(late.t("table.elsewhere"))).toBeVisible();
  expect(await axe(late.page)).toEqual([]);
  await lock.click({ force: true });
  await expect(reason(late, "locked")).toBeHidden();

  await host.seats.getByRole("button", { name: "Ghanim" }).click();
  await host.page.getByRole("menuitem", { name: host.t("lobby.remove", { name: "Ghanim" }) }).click();
  await expect(reason(guest, "removed")).toBeVisible();
  await guest.page.reload();
  await expect(reason(guest, "removed")).toBeVisible();
  await host.button(host.t("lobby.letBack")).click();
  await expect(reason(guest, "removed")).toBeHidden();
  await guest.button(guest.t("lobby.seatOpen", { number: 2 })).click();
  await expect(host.seats).toContainText("Ghanim");
});

test("the host swaps partners, who see it and stay so when bots take the open seats", async ({ invite, server }) => {
  const { host, guest, guestComes } = await hostAndGuest(invite, server, "baloot");
  const { t, page } = host;
  await expect(host.button(t("lobby.swapPartners"))).toBeHidden();
  await guestComes();
  const seatOf = (person: Person, name: string) => person.seats.getByRole("listitem").filter({ hasText: name });
  await expect(seatOf(host, "Ghanim")).toContainText(t("lobby.opponent"));
  await host.button(t("lobby.swapPartners")).click();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("menuitem", { name: t("lobby.playWith", { name: "Ghanim" }) }).click();
  await expect(seatOf(host, "Ghanim")).toContainText(t("lobby.partner"));
  await expect(seatOf(guest, "Hessa")).toContainText(guest.t("lobby.partner"));
  await expect(guest.page.getByRole("status").filter({ hasText: "Hessa" }).first()).toContainText(
    guest.t("lobby.partnerNow", { name: "Hessa" }),
  );
  await expect(host.button(t("lobby.swapPartners"))).toBeHidden();
  expect(await axe(page)).toEqual([]);

  await host.choose(t("baloot.options.turtle"));
  await host.start.click();
  await expect(page.locator("[data-hand] [data-card]")).toHaveCount(5);
  const opposite = await page.locator('[data-seat="north"]').first().textContent();
  expect(opposite).toContain("Ghanim");

  // Who leaves a match is not simply grey: it is said, and that a bot plays on.
  await guest.page.evaluate(() => localStorage.setItem("majlis.baloot.guide", "true"));
  await guest.page.getByRole("button", { name: guest.t("baloot.menu.open"), exact: true }).click();
  await guest.page.getByRole("menuitem", { name: guest.t("baloot.menu.leave") }).click();
  await expect(guest.page.getByRole("dialog")).toContainText(guest.t("table.leave.textBot"));
  await guest.button(guest.t("table.leave.confirm")).click();
  await expect(host.says(t("presence.said.left", { name: "Ghanim" }))).toBeVisible();
  await expect(page.locator('[data-seat="north"]').first()).toContainText(t("baloot.standIn"));
});

test("a switch of the rules leads to the paragraph it sets, and back to the lobby", async ({ invite, server }) => {
  const host = await invite("Hessa", { on: screenHere(), server });
  const { t, page } = host;
  await hostOf(host, "baloot");
  await page.getByText(t("baloot.options.switches")).click();
  // However long the list, the start stays in sight.
  await expect(host.start).toBeInViewport({ ratio: 1 });
  const links = page.locator("main [data-rule]");
  await expect(links).toHaveCount(12);
  await page.locator('main [data-rule="7.9"]').click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.locator('[id="7.9"]')).toBeInViewport();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(host.start).toBeVisible();
});

test(
  "the host sets single rules by their words, and a guest reads what is otherwise",
  once,
  async ({ invite, server }) => {
    const { host, guest, guestComes } = await hostAndGuest(invite, server, "baloot");
    const { t, page } = host;
    await guestComes();
    const kaboot = t("baloot.switches.reverseKaboot.label");
    const third = t("baloot.switches.thirdHand.label");
    const isChanged = (count: number) =>
      expect(page.locator("summary").filter({ hasText: t("baloot.options.switches") })).toContainText(
        t("baloot.options.changed", { count }),
      );
    const read = (label: string) => guest.page.getByRole("main").getByText(label, { exact: true });

    await page.getByText(t("baloot.options.switches")).click();
    await isChanged(0);
    const turned = page.getByRole("switch", { name: kaboot });
    await page.getByText(kaboot, { exact: true }).click();
    await expect(turned).toBeChecked();
    await isChanged(1);
    await expect(read(kaboot)).toBeVisible();
    await page.getByLabel(third).selectOption(t("baloot.switches.thirdHand.free"));
    await isChanged(2);
    await expect(read(third)).toBeVisible();
    await expect(read(t("baloot.switches.thirdHand.free"))).toBeVisible();
    await page.getByText(kaboot, { exact: true }).click();
    await expect(turned).not.toBeChecked();
    await isChanged(1);
    await expect(read(kaboot)).toBeHidden();
    await host.button(t("baloot.options.reset")).click();
    await isChanged(0);
    await expect(read(third)).toBeHidden();
    await expect(page.getByLabel(third)).toHaveValue("cuts");
    expect([...host.complaints, ...guest.complaints]).toEqual([]);
  },
);

test("an invitation that fails says why: full, started, gone, wrong code", once, async ({ invite, server }) => {
  const on = screenHere();
  const person = await invite("Nasser", { on, server });
  const { t, page } = person;

  const full = freshCode();
  const sitters: PlainClient[] = [];
  for (const name of ["A", "B", "C", "D", "E", "F"]) sitters.push(await sitter(server, full, name));
  await person.isKnownAt(full);
  await person.goTo(full);
  await expect(page.getByRole("main").getByText(t("table.notices.full"))).toBeVisible();

  await sitters[0]?.send({ action: "startGame" });
  await expect(page.getByText(t("eights.watching"), { exact: true }).last()).toBeVisible();
  const late = await invite("Late", { on, server });
  await late.isKnownAt(full);
  await late.goTo(full);
  await expect(late.page.getByRole("main").getByText(late.t("table.notices.started"))).toBeVisible();
  expect(await axe(late.page)).toEqual([]);
  await late.button(late.t("table.elsewhere")).click();
  await expect(late.seats).toContainText(late.t("common.you"));
  expect(late.page.url()).not.toContain(full);

  const stranger = await invite("Stray", { on, server });
  const wrong = freshCode();
  await stranger.isKnownAt(wrong);
  await stranger.goTo(wrong);
  await expect(stranger.page.getByRole("heading", { name: wrong })).toContainText("There is no table");
  // Whoever has seen it there reads that it is gone.
  await stranger.page.evaluate(
    (visits) => localStorage.setItem("majlis.visits", JSON.stringify(visits)),
    [{ code: wrong, way: "code", seen: true }],
  );
  await stranger.page.reload();
  await expect(stranger.page.getByRole("heading", { name: wrong })).toContainText("is gone");
  expect(await axe(stranger.page)).toEqual([]);
  for (const client of sitters) client.close();
});

test("the directory listens to nobody outside", once, async ({ server }) => {
  const address = `${server.url}/parties/directory/eights`;
  const code = freshCode();
  const listing = { code, name: "Eve", avatar: "palm", options: {}, status: "waiting", people: 1, bots: 0, seats: 6 };
  const statusOf = async (init: RequestInit) => (await fetch(address, init)).status;
  expect(await statusOf({ method: "POST", body: JSON.stringify({ code, listing }) })).toBe(426);
  const disguises: Record<string, string>[] = [
    { "X-Forwarded-Host": "rooms.internal" },
    { "X-PartyKit-Room": "eights" },
    { "x-partykit-namespace": "directory", "x-partykit-room": "eights" },
  ];
  for (const headers of disguises)
    expect(await statusOf({ method: "POST", body: JSON.stringify({ code, listing }), headers })).toBe(426);
  expect((await fetch(`${server.url}/parties/directory/chess`)).status).toBe(404);
  const nobody = new PlainClient(server.room("chess", "directory"));
  expect(await nobody.opened()).toBe(false);
  const reader = new PlainClient(server.room("eights", "directory"));
  await reader.send({ code, listing });
  const list = await reader.next(({ type }) => type === "tables");
  expect(JSON.stringify(list)).not.toContain(code);
  expect(await reader.next(({ type }) => type === "error")).toMatchObject({ code: "malformed" });
  reader.close();
});
