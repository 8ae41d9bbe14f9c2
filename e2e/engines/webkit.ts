import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { Builder, Capabilities, Origin, type WebDriver } from "selenium-webdriver";
import { freePort } from "../../scripts/house/ports.mjs";
import type { Spot } from "../fixtures";
import { type Engine, type EnginePage, type Size, sizes, way } from "./engine";

const miniBrowser = process.env.MINIBROWSER_PATH ?? "";
const STEP_MS = 12;
/** As long as a driver may take until it answers, or a page until it has begun, on a machine that is busy. */
const COMES_MS = 40_000;
const ASKED_EVERY_MS = 20;
const ANSWERS_MS = 8_000;
/** How long a driver that is told to leave is waited for. */
const LEAVES_MS = 5_000;

/** WebKitGTK's MiniBrowser on a screen that nobody sees, driven by WebKitWebDriver. */
export async function openWebkit(): Promise<Engine> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1500x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const display = await said(screen, 3);
  return {
    newPage: (size) => newPage(`:${display}`, size),
    close: () => ended(screen),
  };
}

/** The first that a program says on a line of its own. */
async function said(program: ChildProcess, channel: number): Promise<string> {
  const line = program.stdio[channel];
  if (!line) throw new Error("it says nothing there");
  const [text] = await Promise.race([
    once(line, "data"),
    once(program, "exit").then(() => Promise.reject(new Error(`${program.spawnfile} ended before it was there`))),
  ]);
  return String(text).trim();
}

async function ended(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const exit = once(program, "exit");
  program.kill();
  const insist = setTimeout(() => program.kill("SIGKILL"), LEAVES_MS);
  await exit;
  clearTimeout(insist);
}

/** Asks until it is so, or says that it never was. A pause between lets the time of the test run out. */
async function comes(what: string, isThere: () => Promise<boolean>): Promise<void> {
  for (const until = Date.now() + COMES_MS; !(await isThere()); await pause(ASKED_EVERY_MS))
    if (Date.now() > until) throw new Error(`${what} did not come`);
}

/** A driver leads one session, and a session keeps nothing for another. */
async function newPage(display: string, size: Size): Promise<EnginePage> {
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: display, LANG: "en_US.UTF-8" },
  });
  const address = `http://127.0.0.1:${port}`;
  await comes("WebKitWebDriver", async () => {
    if (driver.exitCode !== null) throw new Error("WebKitWebDriver ended before it answered");
    return (await fetch(`${address}/status`).catch(() => null))?.ok === true;
  });
  const session = await new Builder()
    .usingServer(address)
    .withCapabilities(
      new Capabilities({
        browserName: "MiniBrowser",
        // A page is listened to from its first moment, not from its last picture on.
        pageLoadStrategy: "none",
        // Without its bar it may be as narrow as a phone.
        "webkitgtk:browserOptions": { binary: miniBrowser, args: ["--automation", "--full-screen"] },
      }),
    )
    .build();
  const { width, height } = sizes[size];
  await session.manage().window().setRect({ x: 0, y: 0, width, height });
  return new WebkitPage(session, driver);
}

/** Has a page write down its complaints; false while it is still the one that was left. Runs in the page. */
function listens(): boolean {
  if (Reflect.has(window, "engineLeft")) return false;
  if (Reflect.has(window, "engineComplaints")) return true;
  const complaints: string[] = [];
  Object.assign(window, { engineComplaints: complaints });
  addEventListener("error", (event) => {
    if (event instanceof ErrorEvent) complaints.push(String(event.error ?? event.message));
  });
  addEventListener("unhandledrejection", ({ reason }) => complaints.push(String(reason)));
  addEventListener("securitypolicyviolation", (event) => complaints.push(`refused: ${event.violatedDirective}`));
  const { error } = console;
  console.error = (...words: unknown[]) => {
    complaints.push(words.map(String).join(" "));
    error(...words);
  };
  return true;
}

class WebkitPage implements EnginePage {
  readonly #session: WebDriver;
  readonly #driver: ChildProcess;
  readonly #complaints: string[] = [];

  constructor(session: WebDriver, driver: ChildProcess) {
    this.#session = session;
    this.#driver = driver;
  }

  async complaints() {
    this.#complaints.push(
      ...(await this.ask(() => {
        const found: unknown = Reflect.get(window, "engineComplaints");
        return Array.isArray(found) ? found.splice(0).map(String) : [];
      })),
    );
    return this.#complaints;
  }

  goTo(url: string) {
    return this.#leaves(() => this.#session.get(url));
  }

  reload() {
    return this.#leaves(() => this.#session.navigate().refresh());
  }

  async #leaves(go: () => Promise<void>): Promise<void> {
    await this.complaints();
    await this.ask(() => Object.assign(window, { engineLeft: true }) && null);
    await go();
    // Between two documents there is nobody to answer, and now and then a question is lost there.
    await comes("the page", () => Promise.race([this.ask(listens).catch(() => false), pause(ANSWERS_MS, false)]));
  }

  ask<Given extends unknown[], Answer>(question: (...given: Given) => Answer, ...given: Given) {
    return this.#session.executeScript<Awaited<Answer>>(question, ...given);
  }

  // It knows no finger: https://bugs.webkit.org/show_bug.cgi?id=202228
  async press({ x, y }: Spot) {
    const mouse = this.#session.actions();
    await mouse
      .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
      .press()
      .release()
      .perform();
  }

  async hover({ x, y }: Spot) {
    const to = { x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: STEP_MS };
    await this.#session.actions().move(to).perform();
  }

  async drag(from: Spot, to: Spot) {
    const mouse = this.#session.actions();
    const at = ({ x, y }: Spot) => ({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: STEP_MS });
    mouse.move(at(from)).press();
    for (const spot of way(from, to)) mouse.move(at(spot));
    await mouse.release().perform();
  }

  async write(text: string) {
    await this.#session.actions().sendKeys(text).perform();
  }

  async picture() {
    return Buffer.from(await this.#session.takeScreenshot(), "base64");
  }

  async close() {
    // A driver that fell cannot be told, and one that hangs does not hear.
    await Promise.race([this.#session.quit().catch(() => {}), pause(LEAVES_MS)]);
    await ended(this.#driver);
  }
}
