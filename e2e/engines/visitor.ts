import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { expect } from "@playwright/test";
import type { Language } from "@/lib/browser/storage/settings";
import type { Spot } from "../fixtures";
import { looksAtAll } from "../play/in-turns";
import { type Words, wordsOf } from "../play/words";
import type { EnginePage } from "./engine";
import { foreignDigits, look, overflowing, type SeenThere, type Target } from "./look";

/** As long as anything may take on a machine that is busy with something else. */
const PATIENCE_MS = 40_000;
const patient = { timeout: PATIENCE_MS, intervals: [60, 100, 200] };

/** Somebody at a browser of whichever engine, by the words on their screen. */
export class Visitor {
  readonly page: EnginePage;
  readonly name: string;
  readonly #url: string;
  readonly #pictures: string;
  language: Language;

  constructor(page: EnginePage, url: string, name: string, language: Language, pictures: string) {
    this.page = page;
    this.name = name;
    this.#url = url;
    this.language = language;
    this.#pictures = pictures;
  }

  get t(): Words {
    return wordsOf(this.language);
  }

  /** From now on their screen is expected to speak this. */
  speaks(language: Language): void {
    this.language = language;
  }

  goTo(path: string): Promise<void> {
    return this.page.goTo(new URL(path, this.#url).href);
  }

  /** Somebody whom this device knows, and who has read the guide. */
  async isKnown(): Promise<void> {
    const key = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("hex");
    const kept = {
      "majlis.identity": { key, name: this.name, avatar: "falcon" },
      "majlis.language": this.language,
      "majlis.baloot.guide": true,
    };
    // Whatever is there and runs nothing.
    await this.goTo("/sw.js");
    await this.page.ask((values) => {
      for (const [name, value] of Object.entries(values)) localStorage.setItem(name, JSON.stringify(value));
    }, kept);
  }

  /** Comes to a table by its link. */
  async comesTo(code: string, game: string): Promise<void> {
    await this.isKnown();
    await this.page.ask((found) => {
      localStorage.setItem("majlis.visits", JSON.stringify([{ code: found, way: "friends" }]));
    }, code);
    await this.goTo(`/${game}/${code}`);
    await this.sees({ css: "ul, ol", says: this.t("lobby.seats") });
  }

  all(target: Target): Promise<SeenThere[]> {
    return this.page.ask(look, target);
  }

  async count(target: Target): Promise<number> {
    return (await this.all(target)).length;
  }

  async sees(target: Target): Promise<void> {
    await expect.poll(() => this.count(target), { ...patient, message: `sees ${spoken(target)}` }).toBeGreaterThan(0);
  }

  async seesNo(target: Target): Promise<void> {
    await this.counts(target, 0);
  }

  async counts(target: Target, count: number): Promise<void> {
    await expect.poll(() => this.count(target), { ...patient, message: `counts ${spoken(target)}` }).toBe(count);
  }

  /** Where it is, once it can be pressed and moves no more. */
  async spotOf(target: Target): Promise<Spot> {
    let found: Spot | null = null;
    let before: Spot | null = null;
    const settles = async () => {
      before = found;
      const [seen] = await this.all(target);
      found = seen && !seen.isOff ? seen.spot : null;
      return found !== null && before !== null && found.x === before.x && found.y === before.y;
    };
    await expect.poll(settles, { ...patient, message: `can press ${spoken(target)}` }).toBe(true);
    if (found === null) throw new Error(`${spoken(target)} cannot be pressed`);
    return found;
  }

  /** Where it stands, whatever lies over it: a card is dropped there all the same. */
  async middleOf(target: Target): Promise<Spot> {
    await this.sees(target);
    const [seen] = await this.all(target);
    if (!seen) throw new Error(`${spoken(target)} is gone`);
    return seen.middle;
  }

  /** Where it is once the mouse rests on it: a hand parts under a mouse, and a card rises. */
  async reaches(target: Target): Promise<Spot> {
    await this.page.hover(await this.spotOf(target));
    return this.spotOf(target);
  }

  async press(target: Target): Promise<void> {
    await this.page.press(await this.spotOf(target));
  }

  button(says: string): Target {
    return { css: "button, a, [role=button]", says };
  }

  async write(target: Target, text: string): Promise<void> {
    await this.press(target);
    await this.page.ask(({ css }) => {
      const field = document.querySelector(css);
      if (field instanceof HTMLInputElement) field.select();
    }, target);
    await this.page.write(text);
    const written = () => this.page.ask(({ css }) => Reflect.get(document.querySelector(css) ?? {}, "value"), target);
    await expect.poll(written, patient).toBe(text);
  }

  /** Nothing is wider than the screen, and every number is written with the digits of the cards. */
  async looksRight(): Promise<void> {
    expect.soft(await this.page.ask(overflowing)).toEqual([]);
    expect.soft(await this.page.ask(foreignDigits)).toEqual([]);
  }

  /** Keeps a picture of the screen, to be looked at beside the other engines', where everything is looked at. */
  async pictured(name: string): Promise<void> {
    if (looksAtAll) await this.kept(name);
  }

  /** Keeps a picture of the screen. */
  async kept(name: string): Promise<void> {
    const file = `${this.#pictures}/${name}.png`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await this.page.picture());
  }
}

const spoken = ({ css, says, has }: Target) => [css, says, has].filter((word) => word !== undefined).join(" · ");
