import { seedOf } from "@/lib/rules/laws";
import { arrange, expect, freshCode, test } from "../fixtures";
import { DhappaHand } from "../play/dhappa/hand";
import { sightings } from "../play/sightings";
import { lateDeal } from "./deals";

/** The last card of the pile is drawn, and nobody is out. */
const exhausted = lateDeal({
  hands: ["3C.0 4D.0", "4C.0 5H.0", "5C.0 6H.1", "6C.0 8D.0"],
  pile: "KC.2",
  discards: "QD.2",
  first: 3,
});

/**
 * Ann takes two discards, opens, and lays a 2 and a joker; Badr burns; Cara opens, joins Ann's hearts to hers, shifts the 2
 * and brings the joker home; Dima discards; Ann goes out.
 */
const whole = lateDeal({
  hands: [
    "JH.0 10H.0 9S.0 7S.0 2D.0 6D.0 4D.0 JK.0 3D.0",
    "2C.0 10C.0 KD.0 8D.0 6C.0",
    "AC.0 KC.0 QC.0 7H.0 6H.0 5H.0 8H.0 8S.0 5D.0",
    "9D.0 5C.0 QH.0 10S.1 6S.2",
  ],
  pile: "QS.0 9C.0 JD.0 KS.0 4C.0 7C.1 10D.2",
  discards: "9H.0 4S.0",
  first: 0,
});

test("four play a deal to its empty pile, and one to a lock and out", async ({ invite, arrangedServer }) => {
  test.setTimeout(240_000);
  const people = [
    await invite("Ann"),
    await invite("بدر", { on: "phone", language: "ar" }),
    await invite("Cara", { on: "phone" }),
    await invite("ديمة", { language: "ar" }),
  ];
  const [ann, badr, cara, dima] = people.map((person, seat) => new DhappaHand(person, seat === 1 || seat === 2));
  const [host] = people;
  if (!host || !ann || !badr || !cara || !dima) throw new Error("four people");
  const code = freshCode();
  for (const [seat, person] of people.entries()) {
    await person.page.addInitScript(() => localStorage.setItem("majlis.dhappa.guide", "true"));
    await person.isKnownAt(code, seat === 0 ? "friends" : "code");
    await person.goTo(code, "dhappa");
    await expect(seat === 0 ? host.seats : host.seats.getByText(person.name)).toBeVisible();
  }
  await host.choose(host.t("dhappa.options.noClock"));
  await arrange(arrangedServer, code, { seed: seedOf(0xd1), deal: exhausted }, "dhappa");
  await host.start.click();

  await dima.draws();
  await dima.discardsBy("KC");
  for (const { page, t } of people)
    await expect(page.getByRole("heading", { name: t("dhappa.result.drawn") })).toBeVisible();
  await arrange(arrangedServer, code, { seed: seedOf(0xd2), deal: whole }, "dhappa");
  for (const one of [ann, badr, cara, dima]) await one.press(one.person.button(one.person.t("melds.result.next")));

  // One depth is refused and says why, the other is taken.
  await ann.isAsked("pick");
  await ann.discards.click();
  const depth = (number: number) => ann.page.locator(`[data-depth='${number}']`);
  await depth(1).click();
  await expect(ann.page.getByText(ann.person.t("dhappa.refusals.deepestUnopened")).first()).toBeVisible();
  await expect(depth(1)).toHaveAttribute("aria-pressed", "false");
  await depth(2).click();
  await ann.person.button(ann.person.t("dhappa.pick.take", { count: 2 })).click();
  await ann.isAsked("play");

  // Before the deepest card lies there the turn cannot end; what was laid is taken back, and laid again.
  await ann.discardsBy("4S");
  await expect(ann.person.says(ann.person.t("dhappa.refusals.mustLieOnTable"))).toBeVisible();
  await ann.slot("4S").click({ position: { x: 10, y: 14 } });
  const frames = badr.person.frames.length;
  await ann.lays("9H", "JH", "10H");
  await ann.page.keyboard.press("u");
  await expect(ann.melds).toHaveCount(0);
  await ann.lays("9H", "JH", "10H");
  await ann.lays("9S", "7S", "two");
  await ann.lays("6D", "4D", "joker");
  expect(badr.person.frames.slice(frames).filter((frame) => !frame.includes("pong"))).toEqual([]);
  await ann.discardsBy("4S");

  // A finger burns the discards, before everybody's eyes; who comes next can only draw.
  await badr.draws();
  const burns = await Promise.all(people.map(({ page }) => sightings(page, "[data-burning]")));
  await badr.discardsBy("two");
  // It ends by itself, on one page before another one is looked at.
  for (const seen of burns) await expect.poll(async () => (await seen()).length).toBe(1);
  for (const { page } of people) await expect(page.locator("[data-burning]")).toHaveCount(0);
  await cara.draws();

  await cara.lays("AC", "KC", "QC");
  await cara.lays("7H", "6H", "5H");
  await expect(ann.melds).toHaveCount(5);
  await cara.choose("8H");
  await cara.press(cara.person.button(cara.person.t("dhappa.link")));
  await expect(cara.melds).toHaveCount(4);
  // The house falls over in the midst of it, and another device goes on where this one was.
  await arrangedServer.kill9();
  await arrangedServer.restart();
  const device = await invite("Cara");
  const identity = await cara.page.evaluate(() => localStorage.getItem("majlis.identity") ?? "");
  await device.isKnownAt(code);
  await device.page.addInitScript((kept) => localStorage.setItem("majlis.identity", kept), identity);
  await device.page.addInitScript(() => localStorage.setItem("majlis.dhappa.guide", "true"));
  await device.goTo(code, "dhappa");
  const laptop = new DhappaHand(device);
  await expect(laptop.melds).toHaveCount(4);
  // The 2 may go to either end, and is asked; the joker comes home.
  await laptop.carry("8S", laptop.meld("9S"));
  await laptop.page.locator("[data-way='0']").click();
  await expect(laptop.page.locator("[data-way]")).toHaveCount(0);
  await expect(laptop.slot("8S")).toHaveCount(0);
  await laptop.carry("5D", laptop.meld("6D"));
  await expect(laptop.slot("joker")).toHaveCount(1);
  await expect(cara.slot("joker")).toHaveCount(1);
  await laptop.discardsBy("9C");

  await dima.draws();
  await dima.discardsBy("JD");
  await ann.draws();
  await ann.carry("3D", ann.meld("6D"));
  await expect(ann.slots).toHaveCount(1);
  await ann.discardsBy("KS");
  for (const [seat, { page, t }] of people.entries())
    await expect(
      page.getByRole("heading", { name: t(seat % 2 === 0 ? "dhappa.result.weWin" : "dhappa.result.theyWin") }),
    ).toBeVisible();
  expect(people.flatMap(({ complaints }) => complaints)).toEqual([]);
});
