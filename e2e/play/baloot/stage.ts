import { expect, type Page, type WebSocketRoute } from "@playwright/test";
import { type BalootOptions, type BalootState, baloot } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import type { Phrase, Reaction } from "@/lib/table/chat/chat";
import type { TableView } from "@/lib/table/wire/protocol";
import { freshCode } from "../../fixtures";
import type { Person } from "../person";
import { type SeatChanges, stagedAvatar, stagedId, stagedTable } from "../staged-table";

/** How a scene is set besides the game itself. */
export interface Setting {
  /** What is left of the clock. */
  readonly leftMs?: number | null;
  readonly seat?: Seat | null;
  /** What is different about who sits there, by seat. */
  readonly seats?: SeatChanges;
  readonly status?: TableView["status"];
  /** How many look on. */
  readonly watchers?: number;
}

const OTHERS = ["Badr", "Salma", "Yousef"];

/**
 * The board as a theatre: a page whose table is played by the test, so that any moment of a match is a state away. The
 * rules make the states; here nothing is decided, and what the page sends is only written down.
 */
export class BalootStage {
  readonly page: Page;
  readonly person: Person;
  /** What the page has sent, but for its joining and its pings. */
  readonly sent: Record<string, unknown>[] = [];
  readonly #names: readonly string[];
  readonly #code = freshCode();
  #line: WebSocketRoute | null = null;
  /** What every line is closed with, null while they hold. */
  #down: { readonly code: number } | null = null;
  /** How long the page waits for an answer. */
  #lateMs = 0;
  #turn = 0;
  #lines = 0;
  #joined = () => {};

  private constructor(person: Person, names: readonly string[]) {
    this.person = person;
    this.page = person.page;
    this.#names = names;
  }

  /** Opens the page of a table at which these four sit, the person first. */
  static async of(
    person: Person,
    others: readonly string[] = OTHERS,
    { isGuided = false, lateMs = 0 } = {},
  ): Promise<BalootStage> {
    const stage = new BalootStage(person, [person.name, ...others]);
    stage.#lateMs = lateMs;
    await person.isKnownAt(stage.#code, "friends");
    if (!isGuided) await person.page.addInitScript(() => localStorage.setItem("majlis.baloot.guide", "true"));
    await person.page.routeWebSocket(/\/parties\/baloot\//, (line) => {
      if (stage.#down) return line.close(stage.#down);
      stage.#line = line;
      line.onMessage((text) => stage.#heard(JSON.parse(String(text))));
    });
    await person.goTo(stage.#code, "baloot");
    await expect.poll(() => stage.#line !== null).toBe(true);
    return stage;
  }

  #heard(message: Record<string, unknown>): void {
    if (message.action === "ping") setTimeout(() => this.#tell({ type: "pong", mark: "1" }), this.#lateMs);
    else if (message.action === "join") this.#joined();
    else this.sent.push(message);
  }

  /** Resolves when the page comes to the table the next time. */
  joins(): Promise<void> {
    return new Promise((resolve) => {
      this.#joined = resolve;
    });
  }

  #tell(message: object): void {
    this.#line?.send(JSON.stringify(message));
  }

  /** Shows the lobby, in which all of them sit. */
  waits(options: BalootOptions, setting: Setting = {}): void {
    this.#stands(null, options, { status: "waiting", ...setting });
  }

  /** Shows a state as a seat sees it. */
  shows(state: BalootState, setting: Setting = {}): void {
    const status = state.phase === "over" ? "finished" : "playing";
    this.#stands(baloot.view(state, setting.seat === undefined ? 0 : setting.seat), state.options, {
      status,
      ...setting,
    });
  }

  #stands(
    gameState: BalootState | null,
    options: BalootOptions,
    { leftMs = null, seat = 0, seats = {}, status = "playing", watchers = 0 }: Setting,
  ): void {
    const round = gameState === null ? 0 : 1;
    const table = stagedTable(this.#names, seats, { code: this.#code, status, options, watchers, round });
    this.#turn += 1;
    this.#tell({
      type: "state",
      v: 1,
      game: "baloot",
      rules: baloot.version,
      gameState,
      yourPlayerId: stagedId(seat ?? 9),
      seat,
      table,
      turn: this.#turn,
      n: 0,
      leftMs,
    });
  }

  /** The line is lost, for this reason, and does not come back. */
  async goesDown(code = 1000): Promise<void> {
    this.#down = { code };
    await this.#line?.close(this.#down);
  }

  /** The page is opened anew, and its line holds. */
  async comesBack(): Promise<void> {
    this.#down = null;
    const joined = this.joins();
    await this.page.reload();
    await joined;
  }

  /** The table does not take what was sent last. */
  refuses(code: string, rule: string): void {
    const { turn, n } = this.sent.at(-1) ?? {};
    this.#tell({ type: "error", code, message: code, rule, turn, n });
  }

  nameOf(seat: Seat): string {
    return this.#names[seat] ?? "";
  }

  /** Somebody says something, to all or to one seat. */
  says(seat: Seat, text: string, phrase?: Phrase, whom?: Seat): void {
    this.#lines += 1;
    const name = this.nameOf(seat);
    const to = whom === undefined ? undefined : stagedId(whom);
    this.#tell({
      type: "chat",
      n: this.#lines,
      id: stagedId(seat),
      name,
      avatar: stagedAvatar(seat),
      text,
      phrase,
      to,
    });
  }

  reacts(seat: Seat, reaction: Reaction): void {
    this.#tell({ type: "reaction", id: stagedId(seat), reaction });
  }

  /** Everything that moves stands still, so many milliseconds after it set out; clocks run on. */
  async freezes(ms: number): Promise<void> {
    await this.page.evaluate((time) => {
      for (const animation of document.getAnimations()) {
        const { duration = 0 } = animation.effect?.getTiming() ?? {};
        if (Number(duration) > 4_000) continue;
        animation.pause();
        animation.currentTime = time;
      }
    }, ms);
  }

  /** What stood still goes on. */
  async thaws(): Promise<void> {
    await this.page.evaluate(() => {
      for (const animation of document.getAnimations()) if (animation.playState === "paused") animation.play();
    });
  }
}
