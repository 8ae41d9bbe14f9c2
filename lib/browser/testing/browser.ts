import { vi } from "vitest";

/** As much of a browser as a table touches: whether one looks at the page, and whether the device is online; its frames come at once. */
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
