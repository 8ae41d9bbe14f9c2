import { expect, type Locator, type Page, test } from "@playwright/test";
import type { AvatarId } from "@/components/decor/avatars";
import type { Language } from "@/lib/browser/storage/settings";
import type { Way } from "@/lib/browser/tables/visited-tables";
import { Board } from "./board";
import { looksAtAll } from "./in-turns";
import { type Words, wordsOf } from "./words";

/** Somebody at a browser: what they do on the way to a table and at it, by the words on their screen. */
export class Person {
  readonly page: Page;
  readonly name: string;
  readonly board: Board;
  /** Every frame that came over any of their lines. */
  readonly frames: string[] = [];
  /** What the page threw, and what its content policy refused. */
  readonly complaints: string[] = [];
  readonly #url: string;
  #language: Language;

  constructor(page: Page, url: string, name: string, language: Language, isTouch: boolean) {
    this.page = page;
    this.name = name;
    this.#url = url;
    this.#language = language;
    this.board = new Board(page, () => this.t, isTouch);
    page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => this.frames.push(String(payload))));
    page.on("pageerror", (error) => this.complaints.push(String(error)));
    page.on("console", (message) => {
      if (/Content Security Policy/.test(message.text())) this.complaints.push(message.text());
    });
  }

  get t(): Words {
    return wordsOf(this.#language);
  }

  /** Keeps a picture of the screen beside the test's results, where everything is looked at. */
  async pictured(name: string): Promise<void> {
    if (looksAtAll) await this.page.screenshot({ path: test.info().outputPath(`${name}.png`) });
  }

  /** From now on their screen is expected to speak this. */
  speaks(language: Language): void {
    this.#language = language;
  }

  /** Somebody who has been at this table before, and so is not asked who they are. */
  async isKnownAt(code: string, way: Way = "code"): Promise<void> {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    const key = Buffer.from(bytes).toString("hex");
    const kept = {
      "majlis.identity": { key, name: this.name, avatar: "falcon" },
      "majlis.visits": [{ code, way }],
      "majlis.language": this.#language,
    };
    await this.page.addInitScript((values) => {
      // A page that is loaded again keeps what it has.
      for (const [name, value] of Object.entries(values))
        if (localStorage.getItem(name) === null) localStorage.setItem(name, JSON.stringify(value));
    }, kept);
  }

  /** The page of a game, from which its tables are opened. */
  async goHome(game = "eights"): Promise<void> {
    await this.page.goto(`${this.#url}/${game}`);
  }

  async goTo(code: string, game = "eights"): Promise<void> {
    await this.page.goto(`${this.#url}/${game}/${code}`);
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  /** Writes a name, chooses a picture and goes in. */
  async introduce(avatar: AvatarId, action: string): Promise<void> {
    await this.page.getByRole("textbox", { name: this.t("home.profile.name") }).fill(this.name);
    await this.page.getByTitle(this.t(`home.pictures.${avatar}`), { exact: true }).click();
    await this.button(action).click();
  }

  async openTable(avatar: AvatarId): Promise<void> {
    await this.goHome();
    await this.button(this.t("home.withFriends")).click();
    await this.introduce(avatar, this.t("table.join.openAction"));
    await expect(this.start).toBeVisible();
  }

  async followLink(link: string, avatar: AvatarId): Promise<void> {
    await this.page.goto(link);
    await this.introduce(avatar, this.t("table.join.action"));
    await expect(this.seats).toBeVisible();
  }

  async typeCode(code: string, avatar: AvatarId): Promise<void> {
    await this.goHome();
    await this.page.getByRole("textbox", { name: this.t("home.tableCode") }).fill(code);
    await this.button(this.t("home.join")).click();
    await this.introduce(avatar, this.t("table.join.action"));
    await expect(this.seats).toBeVisible();
  }

  /** A passing message. */
  says(words: string): Locator {
    return this.page.getByText(words, { exact: true });
  }

  // In the lobby

  get seats(): Locator {
    return this.page.getByRole("list", { name: this.t("lobby.seats") });
  }

  get start(): Locator {
    return this.page.getByRole("button").filter({
      hasText: new RegExp(
        [1, 2, 3]
          .map((count) => this.t("lobby.startWithBots", { count }))
          .concat(this.t("lobby.start"))
          .join("|"),
      ),
    });
  }

  async choose(option: string): Promise<void> {
    const label = this.page.locator("label").filter({ hasText: option });
    await label.click();
    await expect(label.getByRole("radio")).toBeChecked();
  }

  /** The table's link, as its button copies it. */
  async copiedLink(): Promise<string> {
    await this.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await this.button(this.t("lobby.copyLink")).click();
    await expect(this.says(this.t("lobby.copied"))).toBeVisible();
    return this.page.evaluate(() => navigator.clipboard.readText());
  }
}
