import { expect, type Locator, type Page } from "@playwright/test";
import { arrange } from "../fixtures";
import type { Server } from "../server";
import type { Person } from "./person";

/** A table of Baloot as somebody sees it: the hand, the carpet, and what can be done now. */
export class BalootTable {
  readonly page: Page;
  readonly code: string;
  readonly #server: Server;
  readonly #t: Person["t"];

  constructor(person: Person, server: Server, code: string) {
    this.page = person.page;
    this.code = code;
    this.#server = server;
    this.#t = person.t;
  }

  /** Sits down against bots, at a table that follows a seed. */
  static async againstBots(person: Person, server: Server, code: string, seed: string): Promise<BalootTable> {
    await arrange(server, code, { seed }, "baloot");
    await person.isKnownAt(code, "friends");
    await person.page.addInitScript(() => localStorage.setItem("majlis.baloot.guide", "true"));
    await person.goTo(code, "baloot");
    await person.start.click();
    const table = new BalootTable(person, server, code);
    await expect(table.cards).toHaveCount(5);
    return table;
  }

  get cards(): Locator {
    return this.page.locator("[data-hand] [data-card]");
  }

  get laid(): Locator {
    return this.page.locator("[data-laid]");
  }

  deed(name: string): Locator {
    return this.page.locator(`[data-deed="${name}"]`);
  }

  /** Cards that may be played now. */
  get playable(): Locator {
    const ending = this.#t("baloot.playable", { card: "" }).replace(/^\P{L}*/u, "");
    return this.page.locator(`[data-hand] [data-card][aria-label$="${ending}"]`);
  }

  /** Lets time pass at the table. */
  pass(advance: number): Promise<void> {
    return arrange(this.#server, this.code, { advance }, "baloot");
  }

  /** Answers whatever is asked until the sheet of the hand is there; `play` plays one's card when it is one's turn. */
  async playHand(play: (table: BalootTable) => Promise<void>): Promise<void> {
    const sheet = this.deed("next");
    const asked = ["accept", "pass", "decline"].map((name) => this.deed(name));
    await expect(async () => {
      for (const deed of asked) if (await deed.isVisible()) await deed.click({ timeout: 1_000 }).catch(() => {});
      if ((await this.playable.count()) > 0 && !(await sheet.isVisible())) await play(this);
      await expect(sheet).toBeVisible({ timeout: 120 });
    }).toPass({ intervals: [60], timeout: 150_000 });
  }
}
