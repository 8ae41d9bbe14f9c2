import { vi } from "vitest";
import type { Socket } from "@/lib/client/line";

/** As much of a browser as a line touches: whether one looks at the page, and whether the device is online; its frames come at once. */
export class TestBrowser {
  readonly #document = Object.assign(new EventTarget(), { hidden: false });
  readonly #window: EventTarget;
  readonly #navigator = { onLine: true };

  constructor(location: { readonly host: string; readonly protocol: string } = { host: "test", protocol: "http:" }) {
    this.#window = Object.assign(new EventTarget(), { location });
    vi.stubGlobal("document", this.#document);
    vi.stubGlobal("window", this.#window);
    vi.stubGlobal("navigator", this.#navigator);
    vi.stubGlobal("sessionStorage", new TestStorage());
    vi.stubGlobal("requestAnimationFrame", (draw: () => void) => setTimeout(draw));
    vi.stubGlobal("cancelAnimationFrame", clearTimeout);
    vi.stubGlobal("localStorage", new TestStorage());
  }

  look(isLooking: boolean): void {
    this.#document.hidden = !isLooking;
    this.#document.dispatchEvent(new Event("visibilitychange"));
  }

  online(isOnline: boolean): void {
    this.#navigator.onLine = isOnline;
    this.#window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
  }

  /** Another tab keeps something. */
  keptElsewhere(key: string, value: unknown): void {
    localStorage.setItem(key, JSON.stringify(value));
    this.hears(key);
  }

  /** Is told that another tab kept something. */
  hears(key: string): void {
    this.#window.dispatchEvent(Object.assign(new Event("storage"), { key }));
  }
}

class TestStorage {
  readonly #items = new Map<string, string>();

  getItem(name: string): string | null {
    return this.#items.get(name) ?? null;
  }

  setItem(name: string, value: string): void {
    this.#items.set(name, value);
  }

  removeItem(name: string): void {
    this.#items.delete(name);
  }
}

interface Heard {
  readonly open: () => void;
  readonly close: (event: { code: number }) => void;
  readonly message: (event: { data: unknown }) => void;
}

/** A socket whose other end is the test. */
export class TestSocket implements Socket {
  readyState = 0;
  readonly isInPage: boolean;
  /** Every frame that went out. */
  readonly sent: string[] = [];
  reconnects = 0;
  readonly #listeners: { [Type in keyof Heard]: Heard[Type][] } = { open: [], close: [], message: [] };

  constructor({ isInPage = false } = {}) {
    this.isInPage = isInPage;
  }

  send(text: string): void {
    if (this.readyState !== 1) throw new Error("sent on a socket that is not open");
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
  }

  reconnect(): void {
    this.reconnects++;
    this.drop();
    this.readyState = 0;
  }

  addEventListener<Type extends keyof Heard>(type: Type, listener: Heard[Type]): void {
    this.#listeners[type].push(listener);
  }

  open(): void {
    this.readyState = 1;
    for (const listener of this.#listeners.open) listener();
  }

  /** The connection goes, and the browser notices. */
  drop(code = 1006): void {
    this.readyState = 3;
    for (const listener of this.#listeners.close) listener({ code });
  }

  says(message: object): void {
    for (const listener of this.#listeners.message) listener({ data: JSON.stringify(message) });
  }

  /** What went out, by the names of its actions. */
  get actions(): readonly unknown[] {
    return this.sent.map((text) => JSON.parse(text).action);
  }
}
