import { afterEach, beforeEach, vi } from "vitest";

/** What a browser opens for a page, in a test's hands: as much of a WebSocket as PartySocket touches. */
export class TestWebSocket extends EventTarget {
  /** All that were opened, latest last. */
  static readonly all: TestWebSocket[] = [];
  readonly url: string;
  readonly sent: string[] = [];
  readyState = 0;
  binaryType = "blob";
  bufferedAmount = 0;

  constructor(url: string) {
    super();
    this.url = url;
    TestWebSocket.all.push(this);
  }

  static get last(): TestWebSocket {
    const last = TestWebSocket.all.at(-1);
    if (!last) throw new Error("nothing was opened");
    return last;
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 2;
  }

  // What the network does with it

  opens(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }

  says(message: object): void {
    this.dispatchEvent(Object.assign(new Event("message"), { data: JSON.stringify(message) }));
  }

  drops(code = 1006): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event("close"), { code, reason: "" }));
  }

  /** As a browser says that there is no way there. */
  fails(): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event("error"), { message: "no way there" }));
    this.dispatchEvent(Object.assign(new Event("close"), { code: 1006, reason: "" }));
  }
}

/** Every test of the file has PartySocket itself, over a socket and a clock of the test's. */
export function overTestSockets(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    vi.stubGlobal("WebSocket", TestWebSocket);
    TestWebSocket.all.length = 0;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}
