import type { Page } from "@playwright/test";
import * as z from "zod/mini";
import type { Language } from "@/lib/browser/storage/settings";
import { FriendsPage, ReportTaken } from "@/lib/ranked/wire";
import { keyOf } from "@/lib/table/testing/test-player";
import { axe, expect, test } from "../fixtures";
import type { Person } from "../play/person";
import { RankedPlayer } from "../play/ranked-player";
import { WireHouse } from "../play/wire-house";
import { boundless, Server } from "../server";

const ADMIN = "who runs this house";
/** As long as a name may be. */
const LONG = "عبدالعزيز المحمدي";

/** A browser in which somebody plays who is a plain client elsewhere. */
async function playsAs({ page }: Person, { name }: RankedPlayer, language: Language): Promise<void> {
  await page.addInitScript(
    ([who, spoken]) => {
      localStorage.setItem("majlis.identity", JSON.stringify(who));
      localStorage.setItem("majlis.language", JSON.stringify(spoken));
      localStorage.setItem("majlis.tier", JSON.stringify("rocket"));
    },
    [{ key: keyOf(name), name, avatar: "falcon" }, language] as const,
  );
}

/** Nothing is wider than the screen, and nothing in anybody's way. */
async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  expect(await axe(page)).toEqual([]);
}

/** One who never comes to their table; whoever they are drawn with, in another tier each time, plays on with a bot. */
async function leavesTwoMore(house: WireHouse, name: string, playing: RankedPlayer[]): Promise<void> {
  for (const tier of ["rabbit", "turtle"] as const) {
    const four = ["Eve", "Fay", "Gus", name].map((each) => new RankedPlayer(house, each, tier));
    for (const player of four) player.plays = player.name !== name;
    playing.push(...four);
    for (const player of four) await player.come();
    const stay = four.filter(({ plays }) => plays);
    await expect.poll(() => stay.every(({ settled }) => settled !== null), { timeout: 120_000 }).toBe(true);
  }
}

test("one leaves again and again, and ranked closes to him; friends by a link, blocked and free again; a report judged move by move, and told to both", async ({
  invite,
}) => {
  // A match, friends, a report and a desk, one after the other.
  test.setTimeout(400_000);
  const server = await Server.open("workerd.capnp", { ...boundless, MAJLIS_ADMIN_SECRET: ADMIN });
  const house = new WireHouse(server.url);
  const people = ["Ann", LONG, "Cat", "Dan"].map((name) => new RankedPlayer(house, name));
  const [ann, long, cat, dan] = people as [RankedPlayer, RankedPlayer, RankedPlayer, RankedPlayer];
  // Whoever says nothing for fifteen seconds is not there.
  const playing = [...people];
  const pinging = setInterval(() => {
    for (const player of playing) player.ping();
  }, 5_000);
  const said = (player: RankedPlayer, message: object) =>
    house.post("player", player.id.slice(0, 1), { player: player.id, message: { key: player.key, ...message } });
  const called = ({ name }: RankedPlayer) => ({ name, avatar: "palm" });
  try {
    // Dan says that he is ready, and never comes: he loses double whatever the result, and his partner nothing by a loss.
    dan.plays = false;
    for (const player of people) await player.come();
    const stay = people.filter((player) => player !== dan);
    await expect.poll(() => stay.every(({ settled }) => settled !== null), { timeout: 90_000 }).toBe(true);
    await expect.poll(async () => (await ann.page()).last.length, { timeout: 20_000 }).toBe(1);
    const changes = ann.settled?.changes ?? [];
    const seatOf = (player: RankedPlayer) => changes.findIndex((change) => change.player === player.id);
    const moved = ({ from, to }: { from: number; to: number } = { from: 0, to: 0 }) => to - from;
    const [his, partners] = [changes[seatOf(dan)], changes[(seatOf(dan) + 2) % 4]];
    expect(his?.reason).toBe("gone");
    expect(moved(his)).toBe(-2 * Math.abs(his?.even ?? 0));
    if (partners?.isWon) expect(moved(partners)).toBe(partners.even);
    else expect([partners?.reason, moved(partners)]).toEqual(["partnerGone", 0]);
    // In two more tiers, while the others do what follows.
    const left = leavesTwoMore(house, dan.name, playing);

    // Friends.
    const person = await invite(long.name, { server, language: "ar", on: "phone" });
    const { page, t } = person;
    await playsAs(person, long, "ar");
    const { code } = z.parse(FriendsPage, await said(ann, { action: "friends", ...called(ann) }));
    await page.goto(`${server.url}/friends#${ann.id}.${code}`);
    await expect(page.getByText(t("social.ask.title", { name: "\u2068Ann\u2069" }))).toBeVisible();
    expect(page.url()).toBe(`${server.url}/friends`);
    await fits(page);
    await person.pictured("friends-ask");
    await person.button(t("social.ask.yes")).click();
    await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "Ann" })).toBeVisible();
    // Asked to a table they are called on whatever page they are, and once.
    await said(cat, { action: "invite", other: long.id, game: "baloot", code: "ABCDEF", ...called(cat) });
    await page.goto(`${server.url}/ladder`);
    const call = page
      .getByRole("listitem")
      .filter({ hasText: "Cat" })
      .filter({ has: person.button(t("social.invited.come")) });
    await expect(call).toBeVisible();
    await expect(page).toHaveTitle(t("social.invited.tabTitle", { name: "\u2068Cat\u2069" }));
    await fits(page);
    await person.pictured("called");
    await call.getByRole("button", { name: t("social.invited.not") }).click();
    await expect(call).toHaveCount(0);
    await expect(page).not.toHaveTitle(/Cat/);
    await said(cat, { action: "invite", other: long.id, game: "eights", code: "GHJKLM", ...called(cat) });
    const asked = page.waitForResponse((response) => response.request().postData()?.includes('"invitations"') ?? false);
    await page.reload();
    expect(await (await asked).json()).toMatchObject({ invited: [{ code: "GHJKLM" }] });
    await expect(call).toHaveCount(0);
    await page.goto(`${server.url}/friends`);
    await expect(page.getByRole("link", { name: t("social.invited.go") })).toHaveAttribute("href", "/eights/GHJKLM");
    await fits(page);
    await person.pictured("friends");

    // Somebody's page, and what one can do about them.
    await page.goto(`${server.url}/player/${cat.id}`);
    await person.button(t("social.friends.more", { name: "\u2068Cat\u2069" })).click();
    await page.getByRole("menuitem", { name: t("social.blocked.block", { name: "\u2068Cat\u2069" }) }).click();
    await expect(person.says(t("social.blocked.done", { name: "\u2068Cat\u2069" }))).toBeVisible();
    await fits(page);
    await person.pictured("player-other");
    await page.goto(`${server.url}/friends`);
    await person.button(t("social.blocked.unblockOne", { name: "\u2068Cat\u2069" })).click();
    await expect(page.getByText(t("social.blocked.none"))).toBeVisible();

    // A report, judged by whoever runs the house.
    const [last] = (await ann.page()).last;
    const about = {
      against: long.id,
      match: last?.match,
      code: last?.code,
      reason: "sharedHands",
      words: "Look at the first hand.",
    };
    z.parse(ReportTaken, await said(ann, { action: "report", ...about }));
    const keeper = await invite("Keeper", { server });
    const { page: desk, t: s } = keeper;
    await desk.addInitScript(() => localStorage.setItem("majlis.language", '"en"'));
    await desk.goto(`${server.url}/admin`);
    const secret = desk.getByLabel(s("keeping.gate.secret"));
    await secret.fill("who runs another one");
    await keeper.button(s("keeping.gate.open")).click();
    await expect(desk.getByText(s("keeping.gate.wrong"))).toBeVisible();
    await secret.fill(ADMIN);
    await keeper.button(s("keeping.gate.open")).click();
    await keeper.button(s("tiers.rocket")).click();
    await desk.getByRole("button", { name: new RegExp(s("social.report.reasons.sharedHands")) }).click();
    await expect(desk.getByText(s("keeping.match.sound"))).toBeVisible();
    await expect(desk.getByText(s("keeping.match.projects"))).toBeVisible();
    const slider = desk.getByLabel(s("keeping.match.slider"));
    const moves = Number(await slider.getAttribute("max"));
    expect(moves).toBeGreaterThan(32);
    await keeper.button(s("keeping.match.last")).click();
    await expect(slider).toHaveValue(String(moves));
    for (let back = 0; back < 9; back++) await desk.keyboard.press("j");
    await expect(slider).toHaveValue(String(moves - 9));
    await expect(desk.getByRole("columnheader", { name: s("keeping.match.marked") })).toBeVisible();
    await fits(desk);
    await keeper.pictured("admin");
    // What follows is chosen by whoever judges, and each of the two is told in words of their own.
    await desk.getByText(s("keeping.decision.verdicts.guilty"), { exact: true }).click();
    const reported = { name: `\u2068${LONG}\u2069` };
    await desk.getByLabel(s("keeping.decision.closed", reported)).selectOption("7");
    await desk.getByLabel(s("keeping.decision.apart", reported)).selectOption(ann.id);
    await desk.getByText(s("keeping.decision.void"), { exact: true }).click();
    await desk.getByLabel(s("keeping.decision.note", { name: "\u2068Ann\u2069" })).fill("Thank you.");
    await desk.getByLabel(s("keeping.decision.noteToReported", reported)).fill("We have read the match.");
    const watch = desk.getByText(s("keeping.decision.watchNote"));
    await watch.click();
    await fits(desk);
    await keeper.pictured("admin-decision");
    await keeper.button(s("keeping.decision.send")).click();
    await expect(keeper.says(s("keeping.decision.sent"))).toBeVisible();
    await expect
      .poll(async () => (await ann.page()).decisions, { timeout: 20_000 })
      .toMatchObject([{ decision: "guilty", note: "Thank you.", consequence: { isVoid: true } }]);
    // What the match did is taken back from all four.
    const points = async () => Promise.all(people.map(async (each) => (await each.page()).tiers.rocket?.points));
    await expect.poll(points, { timeout: 20_000 }).toEqual([1_200, 1_200, 1_200, 1_200]);
    expect(desk.url()).toBe(`${server.url}/admin`);

    // Told once, beside how a season ended.
    await page.route("**/parties/player/**", async (route) => {
      if (!route.request().postData()?.includes('"record"')) return route.continue();
      const response = await route.fetch();
      const mark = { season: 2, tier: "rocket", points: 1_512, matches: 40, place: 3, isNew: true };
      await route.fulfill({ response, json: { ...(await response.json()), marks: [mark] } });
    });
    await page.goto(`${server.url}/player`);
    const season = page.getByRole("dialog", { name: t("social.season.title", { season: 2 }) });
    await expect(season).toContainText("1,512");
    await fits(page);
    await person.pictured("season");
    await season.getByRole("button", { name: t("social.season.done") }).click();
    await expect(season).toHaveCount(0);
    await page.unroute("**/parties/player/**");
    await expect(page.getByText("We have read the match.")).toBeVisible();
    await fits(page);
    await person.pictured("player-own");
    await person.button(t("social.decisions.done")).click();
    await page.reload();
    await expect(page.getByRole("heading", { name: t("ranked.player.lastMatches") })).toBeVisible();
    await expect(page.getByText("We have read the match.")).toHaveCount(0);
    await page.goto(`${server.url}/ranked`);
    await expect(page.getByRole("heading", { name: t("ranked.closed.decided") })).toBeVisible();
    await fits(page);
    await person.pictured("closed-by-decision");

    // A house that says nothing is no house without reports, and one ladder's report is not shown as another's.
    await desk.route("**/parties/ladder/**", (route) => route.fulfill({ json: {} }));
    await keeper.button(s("tiers.turtle")).click();
    await expect(desk.getByRole("alert").filter({ hasText: s("keeping.gate.failed") })).toBeVisible();
    await expect(desk.getByText(s("keeping.reports.choose"))).toBeVisible();
    await desk.unroute("**/parties/ladder/**");

    // Nor is a house that does not answer one in which all is well.
    await desk.route("**/parties/{ladder,queue}/**", (route) => route.abort());
    await keeper.button(s("keeping.places.house")).click();
    await expect(desk.getByRole("alert").filter({ hasText: s("keeping.gate.failed") })).toBeVisible();
    const takesIn = desk.getByRole("switch", { name: s("keeping.house.tier", { tier: s("tiers.rocket") }) });
    await expect(takesIn).toBeDisabled();
    await expect(desk.getByText(s("keeping.gate.failed"))).toHaveCount(4);
    await desk.unroute("**/parties/{ladder,queue}/**");

    // Four who have met once stand out in nothing; of them are shown whom the keeper watches, whose matches can be made void.
    await keeper.button(s("keeping.places.timing")).click();
    await keeper.button(s("tiers.rocket")).click();
    await expect(desk.getByText(s("keeping.partners.noTiming"))).toBeVisible();
    await keeper.button(s("keeping.places.partners")).click();
    await keeper.button(s("tiers.rocket")).click();
    await expect(desk.getByText(s("keeping.partners.watched", { count: 50 }))).toBeVisible();
    await keeper.button(s("keeping.partners.voidAll", { count: 1 })).click();
    await fits(desk);
    await keeper.pictured("admin-pair");
    await keeper.button(s("keeping.partners.voidAll", { count: 1 })).click();
    await expect(keeper.button(s("keeping.partners.countAgain"))).toBeVisible();
    await keeper.button(s("keeping.places.voids")).click();
    await keeper.button(s("tiers.rocket")).click();
    await expect(desk.getByText(s("keeping.journal.what.voided", { count: 0 }))).toBeVisible();
    await keeper.button(s("keeping.places.orders")).click();
    await keeper.button(s("tiers.rocket")).click();
    await expect(desk.getByText(s("keeping.journal.what.watched", { count: 50 }))).toBeVisible();
    // All of it on a phone, and in Arabic.
    await desk.setViewportSize({ width: 360, height: 640 });
    await fits(desk);
    await keeper.pictured("admin-log-phone");
    await keeper.button(s("keeping.places.reports")).click();
    await keeper.button(s("tiers.rocket")).click();
    await keeper.button(s("keeping.reports.decided")).click();
    await desk.getByRole("button", { name: new RegExp(s("social.report.reasons.sharedHands")) }).click();
    await expect(desk.getByText(s("keeping.match.sound"))).toBeVisible();
    await fits(desk);
    await keeper.pictured("admin-phone");
    await desk.setViewportSize({ width: 1440, height: 900 });

    // The third time within a day closes ranked, as is said in plain words.
    await left;
    const gone = await invite(dan.name, { server, language: "ar", on: "phone" });
    await playsAs(gone, dan, "ar");
    await gone.page.goto(`${server.url}/ranked`);
    await expect(gone.page.getByRole("heading", { name: gone.t("ranked.closed.why") })).toBeVisible({
      timeout: 20_000,
    });
    await expect(gone.page.getByRole("main").getByRole("listitem")).toHaveCount(3);
    await fits(gone.page);
    await gone.pictured("closed");
    await dan.come();
    await expect.poll(() => dan.told.some(({ type, code }) => type === "error" && code === "closed")).toBe(true);

    // The house is drained from here.
    await keeper.button(s("keeping.places.house")).click();
    await desk.getByText(s("keeping.house.tier", { tier: s("tiers.rocket") }), { exact: true }).click();
    await cat.come("look");
    await expect.poll(() => cat.state?.isDraining).toBe(true);
    await fits(desk);
    await keeper.pictured("admin-house");
    await desk.evaluate(() => localStorage.setItem("majlis.tier", '"rocket"'));
    await desk.goto(`${server.url}/ranked`);
    await expect(desk.getByText(s("ranked.drainingNow")).first()).toBeVisible();
    const off = desk.getByRole("main").getByRole("button", { name: s("ranked.play") });
    await expect(off).toHaveAttribute("aria-disabled", "true");
    await fits(desk);
    await keeper.pictured("draining");
    for (const { complaints } of [person, gone, keeper]) expect(complaints).toEqual([]);
  } finally {
    clearInterval(pinging);
    house.close();
    await server.close();
  }
});
