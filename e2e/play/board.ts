import { expect, type Locator, type Page } from "@playwright/test";
import type { Card, Color, EightsState } from "@/lib/rules/eights";
import { middle, mouseDrag, touchDrag } from "../fixtures";
import type { PlannedTurn } from "./plan";
import { cardIn, colorIn, type Words } from "./words";

/** How somebody lays a card. */
type Hand = "press" | "drag" | "keys";

/** The left part of a card shows however many lie over it. */
const SHOWING = { x: 12, y: 40 };

/** A table of Eights as somebody sees and plays it. */
export class Board {
  readonly page: Page;
  readonly #words: () => Words;
  readonly #isTouch: boolean;

  constructor(page: Page, words: () => Words, isTouch: boolean) {
    this.page = page;
    this.#words = words;
    this.#isTouch = isTouch;
  }

  get t(): Words {
    return this.#words();
  }

  get table(): Locator {
    return this.page.getByRole("region", { name: this.t("eights.board") });
  }

  /** One's cards in the order they came. */
  get cards(): Locator {
    return this.page.locator("[data-hand] [data-card]");
  }

  get playable(): Locator {
    return this.page.locator("[data-hand] [data-card][aria-disabled=false]");
  }

  get misfits(): Locator {
    return this.page.locator("[data-hand] [data-card][aria-disabled=true]");
  }

  /** The deck in the middle, which can be pressed on one's own turn. */
  get deck(): Locator {
    return this.table.getByRole("button");
  }

  get draw(): Locator {
    return this.page.getByRole("button", { name: this.t("eights.draw"), exact: true });
  }

  take(count: number): Locator {
    return this.page.getByRole("button", { name: this.t("eights.take", { count }), exact: true });
  }

  get pile(): Locator {
    return this.page.locator("[data-place=pile]");
  }

  get picker(): Locator {
    return this.page.getByRole("dialog", { name: this.t("eights.picker.title") });
  }

  color(color: Color): Locator {
    return this.picker.getByRole("button", { name: this.t(`eights.colors.${color}`) });
  }

  get places(): Locator {
    return this.page.getByRole("list", { name: this.t("eights.winner.places") });
  }

  /** The card on top and the colour in force, as a screen reader says them. */
  async shows(top: Card, { color, direction }: Pick<EightsState, "color" | "direction">): Promise<void> {
    const way = this.t(direction === 1 ? "eights.clockwise" : "eights.counterClockwise");
    await expect(this.table).toContainText(
      this.t("eights.pile", { card: cardIn(this.t, top), color: colorIn(this.t, color), direction: way }),
    );
  }

  /** Draws, which is always allowed in one's turn. */
  async draws(): Promise<void> {
    await expect(this.deck).toBeEnabled();
    await this.deck.click();
    await expect(this.deck).toBeDisabled();
  }

  async press(target: Locator): Promise<void> {
    if (this.#isTouch) await target.tap({ position: SHOWING });
    else await target.click({ position: SHOWING });
  }

  /** Lays a card, and names a colour if it asks for one. */
  async lay(card: Locator, color?: Color, how: Hand = "press"): Promise<void> {
    if (how === "keys") {
      await card.focus();
      await this.page.keyboard.press("Enter");
    } else if (how === "drag") {
      if (this.#isTouch) await touchDrag(this.page, await middle(card), await middle(this.deck));
      else await mouseDrag(this.page, card, this.deck);
    } else await this.press(card);
    if (!color) return;
    await expect(this.picker).toBeVisible();
    if (how === "keys") {
      await this.color(color).focus();
      await this.page.keyboard.press("Enter");
      return;
    }
    // The quarters are cut off at the corners of their boxes, so one presses the word.
    const word = this.color(color).getByText(this.t(`eights.colors.${color}`));
    if (this.#isTouch) await word.tap();
    else await word.click();
  }

  /** Plays a turn of a plan, and sees that it came to what was planned. */
  async plays({ seat, action, before, after }: PlannedTurn, how: Hand = "press"): Promise<void> {
    await expect(this.deck).toBeEnabled();
    const hand = before.hands[seat] ?? [];
    await expect(this.cards).toHaveCount(hand.length);
    if (action.action === "draw") {
      if (how === "keys") await this.page.keyboard.press("d");
      else await (before.pendingDraws > 0 ? this.take(before.pendingDraws) : this.draw).click();
    } else {
      const card = this.cards.nth(action.cardIndex);
      const held = hand[action.cardIndex];
      if (held) await expect(card).toHaveAccessibleName(new RegExp(cardIn(this.t, held), "i"));
      await this.lay(card, action.chosenColor, how);
    }
    await expect(this.cards).toHaveCount(after.hands[seat]?.length ?? 0);
  }

  isFocused(target: Locator): Promise<boolean> {
    return target.evaluate((element) => element === document.activeElement);
  }

  isInHand(): Promise<boolean> {
    return this.page.evaluate(() => document.activeElement?.closest("[data-hand]") !== null);
  }

  /** Goes from card to card by the arrows alone. */
  async reachWithArrows(card: Locator): Promise<void> {
    await this.page.keyboard.press("Home");
    const count = await this.cards.count();
    for (let presses = 0; presses < count && !(await this.isFocused(card)); presses++)
      await this.page.keyboard.press("ArrowRight");
    await expect(card).toBeFocused();
  }

  /** Plays whatever fits first, else draws. */
  async playsAnything(): Promise<void> {
    await expect(this.deck).toBeEnabled();
    const card = this.playable.first();
    if ((await this.playable.count()) === 0) return this.deck.click();
    await this.press(card);
    await expect(this.picker.or(this.table.locator("button:disabled"))).toBeVisible();
  }
}
