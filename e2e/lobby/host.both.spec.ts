import { expect, freshCode, test } from "../fixtures";
import { screenHere } from "../play/guests";
import type { Person } from "../play/person";
import type { Server } from "../server";

// Several browsers each, on machines that have other things to do too.
test.slow();

type Invite = (name: string, seating: { on: ReturnType<typeof screenHere>; server: Server }) => Promise<Person>;

/** A host and a guest in the lobby of a table. */
async function hostAndGuest(invite: Invite, server: Server): Promise<readonly [Person, Person]> {
  const code = freshCode();
  const [host, guest] = [
    await invite("Hessa", { on: screenHere(), server }),
    await invite("Ghanim", { on: screenHere(), server }),
  ];
  await host.isKnownAt(code, "friends");
  await host.goTo(code);
  await expect(host.start).toBeVisible();
  await guest.isKnownAt(code);
  await guest.goTo(code);
  await expect(host.seats).toContainText("Ghanim");
  return [host, guest];
}

test("the host seats a bot and takes it away, and whoever is left is the host", async ({ invite, server }) => {
  const [host, guest] = await hostAndGuest(invite, server);
  const bots = (person: Person) => person.seats.getByRole("listitem").filter({ hasText: person.t("lobby.level.easy") });
  await host.button(host.t("lobby.seatBot")).click();
  await host.page.getByRole("menuitem", { name: host.t("lobby.seatLevel.easy") }).click();
  await expect(bots(host)).toHaveCount(1);
  await expect(bots(guest)).toHaveCount(1);
  await bots(host).getByRole("button").click();
  await host.page.getByRole("menuitem").click();
  await expect(bots(host)).toHaveCount(0);
  await expect(bots(guest)).toHaveCount(0);

  const kind = guest.t("lobby.kinds.private");
  await expect(guest.page.getByText(guest.t("lobby.youGuest", { kind, host: "Hessa" }))).toBeVisible();
  await expect(guest.button(guest.t("lobby.seatBot"))).toBeHidden();
  await host.button(host.t("table.leave.action")).click();
  await expect(guest.page.getByText(guest.t("lobby.youHost", { kind }))).toBeVisible();
  await expect(guest.seats).not.toContainText("Hessa");
  await expect(guest.button(guest.t("lobby.seatBot"))).toBeVisible();
  await expect(guest.start).toBeVisible();
});

test("a name and a picture changed at the table are seen there by everybody", async ({ invite, server }) => {
  const [host, guest] = await hostAndGuest(invite, server);
  await guest.seats.getByTitle(guest.t("lobby.profile")).click();
  const sheet = guest.page.getByRole("dialog", { name: guest.t("home.profile.title") });
  await sheet.getByRole("textbox", { name: guest.t("home.profile.name") }).fill("Ghalia");
  await sheet.getByTitle(guest.t("home.pictures.palm"), { exact: true }).click();
  await sheet.getByRole("button", { name: guest.t("home.profile.save") }).click();
  await expect(sheet).toBeHidden();
  await expect(host.seats).toContainText("Ghalia");
  await expect(host.seats).not.toContainText("Ghanim");
  await guest.page.reload();
  await expect(guest.seats).toBeVisible();
  const kept = await guest.page.evaluate(() => JSON.parse(localStorage.getItem("majlis.identity") ?? "{}"));
  expect(kept).toMatchObject({ name: "Ghalia", avatar: "palm" });
});

test("whoever comes without their key reads what became of it, and what helps", async ({ invite, server }) => {
  const code = freshCode();
  const host = await invite("Hessa", { on: screenHere(), server });
  await host.isKnownAt(code, "friends");
  await host.goTo(code);
  await expect(host.start).toBeVisible();
  const guest = await invite("Ghanim", { on: screenHere(), server });
  await guest.goTo(code);
  await expect(guest.page.getByText(guest.t("table.join.lostText"))).toBeHidden();
  await guest.page.getByText(guest.t("table.join.lost")).click();
  await expect(guest.page.getByText(guest.t("table.join.lostText"))).toBeVisible();
});
