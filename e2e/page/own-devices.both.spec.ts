import { roomOfPlayer } from "@/lib/player/protocol";
import { arrange, axe, expect, test } from "../fixtures";
import { gather } from "../play/gather";
import { once, screenHere } from "../play/guests";
import type { Person } from "../play/person";

// Devices come and go, and seconds pass in steps.
test.describe.configure({ timeout: 120_000 });

const sheetOf = (person: Person) => person.page.getByRole("dialog", { name: person.t("home.profile.title") });
const devicesOf = (person: Person) => sheetOf(person).getByRole("region", { name: person.t("account.devices.title") });

async function openDevices(person: Person): Promise<void> {
  await person.button(person.t("home.profile.open", { name: person.name })).click();
  await expect(devicesOf(person).getByRole("listitem").first()).toBeVisible();
}

/** A link that brings this person to one more device. */
async function moveLink(person: Person): Promise<string> {
  await person.button(person.t("account.devices.move")).click();
  const link = await devicesOf(person).locator("[data-link]").getAttribute("data-link");
  return link ?? "";
}

/** Follows a moving link on this person's other device, and says yes. */
async function moveIn(person: Person, link: string): Promise<void> {
  await person.page.goto(link);
  await person.button(person.t("account.move.action")).click();
}

test("a player moves to another device with a code, keeps the seat, and signs the first one out", async ({
  invite,
  arrangedServer,
}) => {
  const alice = await invite("Alice", { on: screenHere() });
  const { code } = await gather(arrangedServer, alice, { others: [] });
  await alice.goHome();
  await openDevices(alice);
  await expect(devicesOf(alice)).toContainText(alice.t("account.devices.here"));
  await alice.pictured("devices");
  expect(await axe(alice.page)).toEqual([]);
  // As long as there is no other device, she would go for good, and reads how not to.
  await alice.button(alice.t("account.devices.signOut")).click();
  await expect(devicesOf(alice)).toContainText(alice.t("account.devices.onlyGoes"));
  expect(await axe(alice.page)).toEqual([]);
  await alice.pictured("only-device");
  await alice.button(alice.t("account.devices.keep")).click();
  await expect(devicesOf(alice)).not.toContainText(alice.t("account.devices.onlyGoes"));
  const link = await moveLink(alice);
  expect(link).toMatch(/\/move#[0-9a-f]{64}\.[A-Z2-9]{16}$/);
  await expect(devicesOf(alice).getByRole("timer")).toBeVisible();
  await alice.pictured("offer");

  const tablet = await invite("Alice", { on: screenHere() });
  const asked: string[] = [];
  tablet.page.on("request", (request) => asked.push(request.url()));
  await tablet.page.goto(link);
  await expect(tablet.page.getByRole("heading", { name: tablet.t("account.move.title") })).toBeVisible();
  expect(new URL(tablet.page.url()).hash).toBe("");
  await tablet.pictured("move");
  expect(await axe(tablet.page)).toEqual([]);
  await tablet.button(tablet.t("account.move.action")).click();
  await expect(
    tablet.page.getByRole("heading", { name: tablet.t("account.move.arrived", { name: "Alice" }) }),
  ).toBeVisible();
  // No server was ever asked for an address with the code in it.
  expect(asked.filter((url) => url.includes(link.split(".").at(-1) ?? "no code"))).toEqual([]);
  await expect(devicesOf(alice)).toContainText(alice.t("account.devices.moved"));
  await expect(devicesOf(alice).getByRole("listitem")).toHaveCount(2);

  await tablet.page.goto(`${arrangedServer.url}/eights/${code}`);
  await tablet.button(tablet.t("table.join.action")).click();
  await expect(tablet.board.cards).toHaveCount(7);
  await expect(tablet.board.deck).toBeEnabled();

  await tablet.goHome();
  await openDevices(tablet);
  await tablet.button(tablet.t("account.devices.signOut")).click();
  await expect(tablet.button(tablet.t("account.devices.signOutNow"))).toBeVisible();
  expect(await axe(tablet.page)).toEqual([]);
  await tablet.button(tablet.t("account.devices.signOutNow")).click();
  await expect(devicesOf(tablet).getByRole("listitem")).toHaveCount(1);

  await alice.goTo(code);
  await expect(alice.page.getByRole("heading", { name: alice.t("table.closed.signedOut.title") })).toBeVisible();
  await alice.pictured("signed-out");
  expect(await axe(alice.page)).toEqual([]);
  await alice.button(alice.t("table.closed.startAnew")).click();
  await expect(alice.page.getByRole("textbox", { name: alice.t("home.profile.name") })).toHaveValue("Alice");
});

test(
  "whoever signs out is told what goes; out here alone the seat stays with the other device, everywhere nobody has it",
  once,
  async ({ invite, arrangedServer }) => {
    const alice = await invite("Alice", { on: screenHere() });
    const { code } = await gather(arrangedServer, alice, { others: [] });
    const signOut = async (person: Person) => person.button(person.t("account.devices.signOut")).click();
    const isNobody = async (person: Person) => {
      await expect(sheetOf(person)).toBeHidden();
      await expect(person.says(person.t("account.devices.signedOutHere"))).toBeVisible();
      const guest = person.t("home.profile.guest");
      await expect(person.button(person.t("home.profile.open", { name: guest }))).toBeVisible();
      const kept = await person.page.evaluate(() => [
        localStorage.getItem("majlis.identity"),
        localStorage.getItem("majlis.visits"),
      ]);
      expect(kept).toEqual([JSON.stringify({ key: "", name: "", avatar: "" }), "[]"]);
    };

    await alice.goHome();
    await expect(alice.page.getByRole("navigation", { name: alice.t("home.back.title") })).toBeVisible();
    await openDevices(alice);
    const tablet = await invite("Alice", { on: screenHere() });
    await moveIn(tablet, await moveLink(alice));
    await expect(devicesOf(alice).getByRole("listitem")).toHaveCount(2);
    await signOut(alice);
    await alice.choose(alice.t("account.devices.wheres.own"));
    await expect(devicesOf(alice)).toContainText(alice.t("account.devices.goes.own"));
    await alice.pictured("only-here");
    await alice.button(alice.t("account.devices.signOutNow")).click();
    await isNobody(alice);
    await expect(alice.page.getByRole("navigation", { name: alice.t("home.back.title") })).toBeHidden();

    await tablet.goTo(code);
    await tablet.button(tablet.t("table.join.action")).click();
    await expect(tablet.board.cards).toHaveCount(7);
    await tablet.goHome();
    await openDevices(tablet);
    const phone = await invite("Alice", { on: screenHere() });
    await moveIn(phone, await moveLink(tablet));
    await expect(devicesOf(tablet).getByRole("listitem")).toHaveCount(2);
    await signOut(tablet);
    await tablet.choose(tablet.t("account.devices.wheres.all"));
    await expect(devicesOf(tablet)).toContainText(tablet.t("account.devices.goes.all"));
    expect(await axe(tablet.page)).toEqual([]);
    await tablet.pictured("everywhere");
    await tablet.button(tablet.t("account.devices.signOutNow")).click();
    await isNobody(tablet);
    await phone.goTo(code);
    await phone.button(phone.t("table.join.action")).click();
    await expect(phone.page.getByRole("heading", { name: phone.t("table.closed.signedOut.title") })).toBeVisible();
  },
);

test("a code is good for two minutes and once", once, async ({ invite, arrangedServer }) => {
  const alice = await invite("Alice", { on: screenHere() });
  await alice.isKnownAt("TEST");
  await alice.goHome();
  await openDevices(alice);
  const failed = (person: Person) =>
    expect(person.page.getByRole("heading", { name: person.t("account.move.failed") })).toBeVisible();

  const late = await moveLink(alice);
  const player = new URL(late).hash.slice(1, 65);
  await arrange(arrangedServer, roomOfPlayer(player), { advance: 120_000 }, "player");
  const tablet = await invite("Alice", { on: screenHere() });
  await moveIn(tablet, late);
  await failed(tablet);
  await expect(tablet.page.getByText(tablet.t("account.move.failures.badCode"))).toBeVisible();

  await alice.page.reload();
  await openDevices(alice);
  const good = await moveLink(alice);
  await moveIn(tablet, good);
  await expect(
    tablet.page.getByRole("heading", { name: tablet.t("account.move.arrived", { name: "Alice" }) }),
  ).toBeVisible();
  const thief = await invite("Mallory", { on: screenHere() });
  await moveIn(thief, good);
  await failed(thief);
  expect(await thief.page.evaluate(() => localStorage.getItem("majlis.identity"))).toBeNull();
  await thief.page.goto(`${arrangedServer.url}/move`);
  await failed(thief);
});

test("moving speaks Arabic", async ({ invite }) => {
  const noura = await invite("نورة", { on: screenHere(), language: "ar" });
  await noura.isKnownAt("TEST");
  await noura.goHome();
  await openDevices(noura);
  const link = await moveLink(noura);
  await noura.pictured("offer-ar");
  expect(await axe(noura.page)).toEqual([]);
  const other = await invite("نورة", { on: screenHere(), language: "ar" });
  await moveIn(other, link);
  await expect(
    other.page.getByRole("heading", { name: other.t("account.move.arrived", { name: "نورة" }) }),
  ).toBeVisible();
  await other.pictured("arrived-ar");
  expect(await axe(other.page)).toEqual([]);
});
