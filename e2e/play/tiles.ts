import type { Locator, Page } from "@playwright/test";
import { expect } from "../fixtures";

/** What a player sees of a round once it has settled. */
export interface SeenRound {
  readonly round: number;
  readonly base: number;
  readonly bet: "higher" | "lower";
  /** The total that came, as it was compared. */
  readonly total: number;
  readonly outcome: "won" | "lost";
  /** What the next bet is about. */
  readonly next: number;
  readonly score: number;
  readonly draw: number;
  readonly discard: number;
  readonly isOver: boolean;
}

/** Longer than any round takes in the fast setting. */
const ROUND_MS = 1_000;

/** Higher or Lower as somebody at the screen has it: what can be read, what can be pressed. */
export class TilesPage {
  readonly page: Page;
  readonly over: Locator;
  /** Whether the page's time is the test's. */
  #isTimed = false;

  constructor(page: Page) {
    this.page = page;
    this.over = this.part("over");
  }

  part(name: string): Locator {
    return this.page.locator(`[data-part="${name}"]`);
  }

  async open(url: string): Promise<void> {
    await this.page.goto(`${url}/tiles`);
    await expect(this.part("new-game")).toBeVisible();
  }

  async begin(name: string): Promise<void> {
    await this.page.locator("input[name=name]").fill(name);
    await this.part("new-game").click();
    await expect(this.part("higher")).toBeEnabled();
  }

  /** Turns the fast setting on, as a player would. */
  async hurry(): Promise<void> {
    if (await this.part("fast").isVisible()) return this.part("fast").click();
    await this.part("menu").click();
    await this.page.getByRole("menuitemcheckbox").click();
    await expect(this.page.getByRole("menu")).toBeHidden();
  }

  /** From now on nobody waits for a round: what it takes passes at once. */
  async takesTime(): Promise<void> {
    await this.page.clock.install();
    this.#isTimed = true;
  }

  async number(part: string): Promise<number> {
    return Number(await this.part(part).textContent());
  }

  /** Bets, waits until it has settled, and tells what can be seen then; in one question, for a game has many rounds. */
  async play(round: number, before?: SeenRound): Promise<SeenRound> {
    const base = before?.next ?? (await this.number("total"));
    const bet = base <= 20 ? "higher" : "lower";
    await this.part(bet).click();
    if (this.#isTimed) await this.page.clock.runFor(ROUND_MS);
    const settled = await this.page.waitForFunction((wanted) => {
      const read = (part: string) => document.querySelector(`[data-part="${part}"]`)?.textContent ?? "";
      const phase = document.querySelector("main[data-phase]")?.getAttribute("data-phase");
      const told = read("told");
      const [, number, total] = /(\d+):.*: (\d+)\. \D/.exec(told) ?? [];
      if ((phase !== "betting" && phase !== "over") || Number(number) !== wanted) return null;
      return {
        isOver: phase === "over",
        total: Number(total),
        next: Number(read("total")),
        score: Number(read("score")),
        draw: Number(read("draw-count")),
        discard: Number(read("discard-count")),
      };
    }, round);
    const seen = await settled.jsonValue();
    if (!seen) throw new Error("a round that has settled shows what came of it");
    const outcome = seen.score > (before?.score ?? 0) ? "won" : "lost";
    return { round, base, bet, outcome, ...seen };
  }

  /** Until the next bet is open, or the game is over. */
  async settled(): Promise<void> {
    await this.page.waitForFunction(() => {
      const phase = document.querySelector("main[data-phase]")?.getAttribute("data-phase");
      return phase === "betting" || phase === "over";
    });
  }

  /** What one cannot see all of without scrolling, because it lies outside the window or under something else. */
  async hidden(): Promise<readonly string[]> {
    return this.page.evaluate(() => {
      const parts = ["back", "round", "score", "menu", "draw-count", "discard-count", "total", "tile", "history"];
      return [...parts, "higher", "lower"].filter((part) =>
        [...document.querySelectorAll(`[data-part="${part}"]`)].some((element) => {
          const written = document.createRange();
          written.selectNodeContents(element);
          const { left, right, top, bottom } = (
            element.children.length === 0 ? written : element
          ).getBoundingClientRect();
          if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return true;
          return [left + 2, (left + right) / 2, right - 2].some((x) => {
            const seen = document.elementFromPoint(x, (top + bottom) / 2);
            return seen !== null && !element.contains(seen) && !seen.contains(element);
          });
        }),
      );
    });
  }

  /** Where everything stands that has a place of its own. */
  async places(): Promise<Record<string, unknown>> {
    return this.page.evaluate(() => {
      const parts = "main, header, h1, h2, [data-part], [data-part=history] ol";
      const seen = [...document.querySelectorAll(parts)].map((element, index) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const name = element.getAttribute("data-part") ?? element.tagName;
        return [`${index} ${name}`, { x, y, width, height }] as const;
      });
      const { scrollWidth, scrollHeight } = document.documentElement;
      return Object.fromEntries([...seen, ["page", { scrollWidth, scrollHeight }]]);
    });
  }

  /** Once nothing on the page is under way any more. */
  async atRest(): Promise<void> {
    await this.page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
  }
}
