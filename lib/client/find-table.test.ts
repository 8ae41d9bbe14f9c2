import { expect, it, vi } from "vitest";
import { gameOfTable } from "./find-table";

/** What the rooms answer, by game; one that is not here hangs up. */
const answers: Record<string, string> = {};

vi.mock("./rooms", () => ({ roomAt: (party: string, room: string) => ({ host: "majlis.test", party, room }) }));
vi.mock("partysocket", () => ({
  PartySocket: class {
    readonly #listeners = new Map<string, (event: { data?: string }) => void>();
    readonly #party: string;
    #isClosed = false;
    constructor({ party }: { party: string }) {
      this.#party = party;
      queueMicrotask(() => this.#listeners.get("open")?.({}));
    }
    addEventListener(type: string, listener: (event: { data?: string }) => void) {
      this.#listeners.set(type, listener);
    }
    send() {
      const data = answers[this.#party];
      queueMicrotask(() => (data === undefined ? this.close() : this.#listeners.get("message")?.({ data })));
    }
    /** As the real one does, it says at once that it is closed. */
    close() {
      if (this.#isClosed) return;
      this.#isClosed = true;
      this.#listeners.get("close")?.({});
    }
  },
}));

it("finds the game whose room knows the code, the first asked for where both do", async () => {
  answers.baloot = '{"type":"error","code":"noSuchTable"}';
  answers.eights = '{"type":"pong"}';
  expect(await gameOfTable("ABCDEF", ["baloot", "eights"])).toBe("eights");
  answers.baloot = '{"type":"pong"}';
  expect(await gameOfTable("ABCDEF", ["baloot", "eights"])).toBe("baloot");
  delete answers.baloot;
  answers.eights = "not JSON";
  expect(await gameOfTable("ABCDEF", ["baloot", "eights"])).toBeNull();
});
