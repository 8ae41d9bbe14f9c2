import { expect, type Locator, type Page } from "@playwright/test";
import { type BalootAction, type BalootState, type Card, mayClose } from "@/lib/rules/baloot";
import { deck } from "@/lib/rules/baloot/cards";
import { arrange, type Spot, touchDrag } from "../../fixtures";
import type { Server } from "../../server";
import type { Person } from "../person";

/** How somebody plays a card. */
export type Gesture = "click" | "mouse drag" | "keys" | "tap and tap" | "swipe" | "finger drag";

/** A table of Baloot as somebody sees it: the hand, the carpet, and what can be done now. */
export class BalootTable {
  readonly page: Page;
  readonly code: string;
  readonly person: Person;
  readonly #server: Server;
  readonly #t: Person["t"];

  constructor(person: Person, server: Server, code: string) {
    this.person = person;
    this.page = person.page;
    this.code = code;
    this.#server = server;
    this.#t = person.t;
  }

  /** Sits down against bots, at a table without a clock that follows a seed. */
  static async againstBots(person: Person, server: Server, code: string, seed: string): Promise<BalootTable> {
    await arrange(server, code, { seed }, "baloot");
    const table = await BalootTable.comeTo(person, server, code);
    await person.choose(person.t("baloot.options.none"));
    await person.start.click();
    await expect(table.cards).toHaveCount(5);
    return table;
  }

  /** Comes to a table as somebody who is known there and has read the guide. */
  static async comeTo(person: Person, server: Server, code: string): Promise<BalootTable> {
    await person.isKnownAt(code, "friends");
    await person.page.addInitScript(() => localStorage.setItem("majlis.baloot.guide", "true"));
    await person.goTo(code, "baloot");
    await expect(person.seats).toContainText(person.t("common.you"));
    return new BalootTable(person, server, code);
  }

  get cards(): Locator {
    return this.page.locator("[data-hand] [data-card]");
  }

  card(card: Card): Locator {
    return this.page.locator(`[data-hand] [data-card="${card}"]`);
  }

  get laid(): Locator {
    return this.page.locator("[data-laid]");
  }

  deed(name: string): Locator {
    return this.page.locator(`[data-deed="${name}"]`);
  }

  get #playableEnding(): string {
    return this.#t("baloot.playable", { card: "" }).replace(/^\P{L}*/u, "");
  }

  /** Cards that may be played now. */
  get playable(): Locator {
    return this.page.locator(`[data-hand] [data-card][aria-label$="${this.#playableEnding}"]`);
  }

  /** A card that may be played now. */
  async aPlayable(): Promise<Card> {
    const name = await this.playable.first().getAttribute("data-card");
    const card = deck.find((one) => one === name);
    if (!card) throw new Error(`${name} is no card`);
    return card;
  }

  /** Lets time pass at the table. */
  pass(advance: number): Promise<void> {
    return arrange(this.#server, this.code, { advance }, "baloot");
  }

  /** A point at which nothing lies over a card. */
  async spotOn(card: Card): Promise<Spot> {
    const spot = await this.card(card).evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const parts = Array.from({ length: 12 }, (_, index) => (index + 0.5) / 12);
      const free = parts.flatMap((x) =>
        parts
          .map((y) => ({ x: left + x * width, y: top + y * height }))
          .filter((point) => element.contains(document.elementFromPoint(point.x, point.y))),
      );
      return free[Math.floor(free.length / 2)] ?? null;
    });
    if (!spot) throw new Error(`${card} is covered`);
    return spot;
  }

  /** Nothing in the hand is on its way any more. */
  async liesStill(): Promise<void> {
    await this.page.locator("[data-hand]").evaluate(async (hand) => {
      const moving = hand.getAnimations({ subtree: true });
      await Promise.all(moving.map(({ finished }) => finished.catch(() => {})));
    });
  }

  /** Rests the mouse on a card: the hand parts under it, and it must still be that card. */
  async #pointAt(card: Card, { x, y }: Spot): Promise<void> {
    await this.page.mouse.move(x, y);
    await this.liesStill();
    const isOn = await this.card(card).evaluate(
      (element, spot) => element.contains(document.elementFromPoint(spot.x, spot.y)),
      { x, y },
    );
    if (!isOn) throw new Error(`${card} slid away`);
  }

  /** Plays a card that is now playable by one's own hand. */
  async play(card: Card, gesture: Gesture): Promise<void> {
    const own = this.card(card);
    await expect(own).toHaveAttribute("aria-label", new RegExp(`${this.#playableEnding}$`));
    await expect(async () => {
      if ((await own.count()) > 0) await this.#gesture(card, gesture);
      await expect(own).toHaveCount(0, { timeout: 1_000 });
    }).toPass({ timeout: 25_000 });
  }

  async #gesture(card: Card, gesture: Gesture): Promise<void> {
    const { page } = this;
    if (gesture === "keys") {
      await this.reachByArrows(card);
      return page.keyboard.press("Enter");
    }
    await this.liesStill();
    const spot = await this.spotOn(card);
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const arena = { x: width * 0.4, y: height * 0.35 };
    switch (gesture) {
      case "click":
        await this.#pointAt(card, spot);
        return page.mouse.click(spot.x, spot.y);
      case "mouse drag":
        await this.#pointAt(card, spot);
        await page.mouse.down();
        await page.mouse.move(arena.x, arena.y, { steps: 8 });
        return page.mouse.up();
      case "tap and tap": {
        const lifted = page.locator(`[data-card="${card}"][data-lifted]`);
        await page.touchscreen.tap(spot.x, spot.y);
        await expect(lifted).toBeAttached({ timeout: 1_000 });
        await this.liesStill();
        const again = await this.spotOn(card);
        return page.touchscreen.tap(again.x, again.y);
      }
      case "swipe":
        return touchDrag(page, spot, { x: spot.x + 6, y: spot.y - 110 });
      case "finger drag":
        return touchDrag(page, spot, arena);
    }
  }

  /** Goes on by Tab alone until the focus is where it is wanted, or has been everywhere twice. */
  async #tabTo(target: Locator): Promise<void> {
    await expect(target.first()).toBeVisible();
    const isThere = () => target.evaluateAll((all) => all.some((element) => element === document.activeElement));
    const stops = await this.page.locator("a[href], button, input, select, textarea, summary, [tabindex]").count();
    for (let presses = 0; presses < Math.max(60, 2 * stops) && !(await isThere()); presses++)
      await this.page.keyboard.press("Tab");
    expect(await isThere(), `reached by Tab, past ${stops} stops`).toBe(true);
  }

  /** Goes to the hand by Tab and from card to card by the arrows. */
  async reachByArrows(card: Card): Promise<void> {
    const { page } = this;
    await this.#tabTo(page.locator("[data-hand] [data-card]"));
    await page.keyboard.press("Home");
    const isThere = () => this.card(card).evaluate((element) => element === document.activeElement);
    for (let steps = await this.cards.count(); steps > 0 && !(await isThere()); steps--)
      await page.keyboard.press("ArrowRight");
    await expect(this.card(card)).toBeFocused();
  }

  /** Presses a button of what can be done now, by the hand one plays with. */
  async press(button: Locator, gesture: Gesture): Promise<void> {
    if (gesture === "keys") {
      await this.#tabTo(button);
      return this.page.keyboard.press("Enter");
    }
    return gesture === "click" || gesture === "mouse drag" ? button.click() : button.tap();
  }

  /** What has to be pressed, one after the other, for an action that is no card. */
  #presses(action: Exclude<BalootAction, { action: "play" }>, before: BalootState): readonly Locator[] {
    const dialog = this.page.getByRole("dialog");
    switch (action.action) {
      case "bid":
        return action.bid === "hokum" && before.deal.round === 2
          ? [this.deed(`hokum-${action.suit}`)]
          : [this.deed(action.bid)];
      case "raise":
        return [this.deed(action.closed && mayClose(before, action.to) ? "raiseClosed" : "raise")];
      case "decline":
        return [this.deed(before.phase === "lastCall" ? "stand" : "decline")];
      case "declare":
        return [this.deed(`declare-${action.cards.join("-")}`)];
      case "sawa":
        return [this.deed("sawa"), dialog.getByRole("button", { name: this.#t("baloot.sawaClaim") })];
      case "answer":
        return [this.deed(action.accept ? "accept" : "refuse")];
      case "seen":
        return [this.deed("next")];
      case "kawesh":
      case "qayd":
      case "withdraw":
        return [this.deed(action.action)];
      case "contest":
        return [this.page.locator(`[data-play="${action.play}"]`), this.deed("contest")];
    }
  }

  /** Does what a plan says, and sees that it was taken. */
  async does(action: BalootAction, before: BalootState, gesture: Gesture): Promise<void> {
    if (action.action === "play") return this.play(action.card, gesture);
    const presses = this.#presses(action, before);
    for (const button of presses) await this.press(button, gesture);
    const last = presses.at(-1);
    if (last && action.action !== "seen") await expect(last).toBeHidden();
  }

  /** Answers what is asked now, as somebody who bids nothing. */
  async #answers(): Promise<void> {
    for (const deed of ["accept", "pass", "decline"].map((name) => this.deed(name)))
      if (await deed.isVisible()) await deed.click({ timeout: 1_000 }).catch(() => {});
  }

  /** Answers whatever is asked until a card can be played. */
  async comesToPlay(): Promise<void> {
    await expect(async () => {
      await this.#answers();
      await expect(this.playable.first()).toBeVisible({ timeout: 120 });
    }).toPass({ intervals: [60], timeout: 60_000 });
  }

  /** Answers whatever is asked until the sheet of the hand is there; `play` plays one's card when it is one's turn. */
  async playHand(play: (table: BalootTable) => Promise<void>): Promise<void> {
    const sheet = this.deed("next");
    await expect(async () => {
      await this.#answers();
      if ((await this.playable.count()) > 0 && !(await sheet.isVisible())) await play(this);
      await expect(sheet).toBeVisible({ timeout: 120 });
    }).toPass({ intervals: [60], timeout: 150_000 });
  }
}
