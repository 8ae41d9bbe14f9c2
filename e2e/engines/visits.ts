import { join } from "node:path";
import { expect } from "@playwright/test";
import type { Language } from "@/lib/browser/storage/settings";
import { test as base } from "../fixtures";
import type { Server } from "../server";
import type { Engine, Size } from "./engine";
import { openByPuppeteer } from "./puppeteer";
import { Visitor } from "./visitor";
import { openWebkit } from "./webkit";

export { expect };

interface Seating {
  readonly on?: Size;
  readonly language?: Language;
  readonly server?: Server;
}

interface PerTest {
  /** Brings somebody with a device of their own; once the test is over no page may have complained. */
  readonly visit: (name: string, seating?: Seating) => Promise<Visitor>;
}

const engines: Readonly<Record<string, () => Promise<Engine>>> = {
  webkit: openWebkit,
  firefox: () => openByPuppeteer("firefox"),
  chromium: () => openByPuppeteer("chrome"),
};

/** Tests in the engine their project is called after. */
export const visits = base.extend<PerTest, { readonly engine: Engine }>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first argument.
    async ({}, use, { project }) => {
      const engine = await engines[project.name]?.();
      if (!engine) throw new Error(`${project.name} is no engine`);
      await use(engine);
      await engine.close();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  visit: async ({ engine, arrangedServer }, use, info) => {
    const visitors: Visitor[] = [];
    await use(async (name, { on = "desktop", language = "en", server = arrangedServer } = {}) => {
      const page = await engine.newPage(on);
      const pictures = join("test-results", "engines", info.project.name);
      visitors.push(new Visitor(page, server.url, name, language, pictures));
      return visitors[visitors.length - 1] ?? never();
    });
    for (const visitor of visitors) {
      const complaints = await visitor.page.complaints();
      if (info.status !== "passed") await visitor.kept(`failed-${visitor.name}`);
      await visitor.page.close();
      expect.soft(complaints).toEqual([]);
    }
  },
});

function never(): never {
  throw new Error("nobody came");
}
