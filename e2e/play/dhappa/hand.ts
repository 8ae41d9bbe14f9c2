import type { Locator } from "@playwright/test";
import { boxOf, expect, finger, middle, type Spot } from "../../fixtures";
import type { Person } from "../person";

/** Somebody at a table of Dhappa: their hand, and what they do with it. */
export class DhappaHand {
  readonly person: Person;
  readonly #isTouch: boolean;

  constructor(person: Person, isTouch = false) {
    this.person = person;
    this.#isTouch = isTouch;
  }

  get page() {
    return this.person.page;
  }

  /** Cards alike lie in one slot: `JH`, `two`, `joker`. */
  slot(id: string): Locator {
    return this.page.locator(`[data-hand] [data-card="${id}"]`);
  }

  get slots(): Locator {
    return this.page.locator("[data-hand] [data-card]");
  }

  /** What of a turn it is. */
  get standing(): Locator {
    return this.page.locator("[data-standing]");
  }

  get main(): Locator {
    return this.page.locator("[data-main]");
  }

  get melds(): Locator {
    return this.page.locator("[data-meld]");
  }

  /** A meld by the natural card that was named first. */
  meld(id: string): Locator {
    return this.page.locator(`[data-meld^="${id}."]`).first();
  }

  get fresh(): Locator {
    return this.page.locator("[data-new]");
  }

  get discards(): Locator {
    return this.page.locator("[data-discards]");
  }

  async press(one: Locator): Promise<void> {
    await (this.#isTouch ? one.tap() : one.click());
  }

  /** The strip of a card that no other one lies on, once it lies still. */
  async corner(id: string): Promise<Spot> {
    await this.slot(id).hover({ position: { x: 10, y: 14 }, trial: true });
    const { x, y } = await boxOf(this.slot(id));
    return { x: x + 10, y: y + 14 };
  }

  /** One after the other, each by its corner. */
  async choose(...ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const position = { x: 10, y: 14 };
      await (this.#isTouch ? this.slot(id).tap({ position }) : this.slot(id).click({ position }));
    }
    await expect(this.standing).toHaveText(this.person.t("dhappa.selected", { count: ids.length }));
  }

  /** Carries what is chosen, or one card, up to a place. */
  async carry(id: string, to: Locator): Promise<void> {
    const from = await this.corner(id);
    const up = { x: from.x, y: from.y - 60 };
    if (this.#isTouch) {
      const touch = await finger(this.page);
      await touch.down(from);
      await touch.moves(up);
      await touch.moves(await middle(to));
      return touch.up();
    }
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(up.x, up.y, { steps: 6 });
    const { x, y } = await middle(to);
    await mouse.move(x, y, { steps: 8 });
    await mouse.up();
  }

  /** Chooses cards and carries them to where they make a new meld. */
  async lays(...ids: readonly string[]): Promise<void> {
    const count = await this.melds.count();
    await this.choose(...ids);
    await this.carry(ids[0] ?? "", this.fresh);
    await expect(this.melds).toHaveCount(count + 1);
  }

  async isAsked(what: "pick" | "play"): Promise<void> {
    await expect(this.standing).toHaveText(this.person.t(`dhappa.phase.${what}`));
  }

  /** Draws a card from the pile. */
  async draws(): Promise<void> {
    await this.isAsked("pick");
    await this.press(this.main);
    await this.isAsked("play");
  }

  async discardsBy(id: string): Promise<void> {
    await this.carry(id, this.discards);
  }
}
