import { expect } from "@playwright/test";
import { arrange, freshCode } from "../fixtures";
import type { Server } from "../server";
import type { Person } from "./person";
import { Sitter } from "./sitter";

/** What a table is to be like. */
interface Wishes {
  readonly others?: readonly string[];
  /** Where its chance begins; a fixed deal for a game of people. */
  readonly seed?: string;
  /** Seconds a turn. */
  readonly clock?: 0 | 10 | 20 | 30;
  /** What is done once everybody sits, before the game starts. */
  readonly inLobby?: (code: string) => Promise<void>;
}

/** A game with somebody at a browser as its host, in the first seat, and plain clients after them. */
export async function gather(server: Server, host: Person, wishes: Wishes = {}) {
  const { others = ["Bob", "Carol"], seed, clock = 0, inLobby } = wishes;
  const code = freshCode();
  await host.isKnownAt(code, "friends");
  await host.goTo(code);
  await expect(host.start).toBeVisible();
  const sitters: Sitter[] = [];
  for (const name of others) sitters.push(await Sitter.at(server, code, name));
  await host.choose(clock === 0 ? host.t("eights.options.noClock") : `${clock}`);
  if (seed) await arrange(server, code, { seed });
  for (const name of others) await expect(host.seats).toContainText(name);
  await inLobby?.(code);
  await host.start.click();
  await expect(host.board.cards).toHaveCount(7);
  await expect(host.board.deck).toBeEnabled();
  return { code, sitters };
}
