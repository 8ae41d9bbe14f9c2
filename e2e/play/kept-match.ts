import { english } from "@/components/words/en/all";
import { type BalootAction, type BalootOptions, type BalootState, baloot } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { seedOf } from "@/lib/rules/laws";
import { randomFrom } from "@/lib/rules/random";
import type { Host } from "@/lib/table/host";
import { keysToLoad } from "@/lib/table/storage/record";
import { Table } from "@/lib/table/table";
import type { TableView } from "@/lib/table/wire/protocol";
import { seedAfter } from "../rooms/seeds";
import type { Person } from "./person";

const LINE = "page";
const OWN = 0;
const START = 1_000_000;

/** A match against bots that somebody left in the middle. */
export interface KeptMatch {
  readonly code: string;
  readonly view: BalootState;
  /** Who sits where. */
  readonly seats: TableView["seats"];
  /** What the device keeps of it, by name. */
  readonly values: Readonly<Record<string, unknown>>;
}

interface Wanted {
  readonly code: string;
  readonly options: BalootOptions;
  /** The number of the seed. */
  readonly seed?: number;
  /** What one does where a good bot would do something else. */
  readonly manner?: (view: BalootState) => BalootAction | null;
  readonly until: (view: BalootState) => boolean;
}

/** Plays against bots, as the table in a page does it, until the match stands as wanted. */
export function keptMatch({ code, options, seed = 1, manner = () => null, until }: Wanted): KeptMatch {
  const key = seedOf(7);
  const kept: Record<string, unknown> = {};
  let now = START;
  let chance = seedOf(seed);
  let seen: BalootState | null = null;
  let seats: TableView["seats"] = [];
  const host: Host = {
    code,
    now: () => now,
    id: () => chance.slice(32),
    seed: () => {
      const drawn = chance;
      chance = seedAfter(chance);
      return drawn;
    },
    commit: ({ put }) => {
      for (const name of keysToLoad) if (name in put) kept[name] = put[name];
    },
    forget: () => {},
    send: (_, message) => {
      const told = JSON.parse(message);
      if (told.type !== "state") return;
      seen = told.gameState;
      seats = told.table.seats;
    },
    close: (_, closing, reason) => {
      throw new Error(`closed: ${closing} ${reason}`);
    },
  };
  const table = new Table(baloot, host, {});
  const say = (message: object) => table.receive(LINE, JSON.stringify(message));
  const view = (): BalootState => {
    if (!seen) throw new Error("no match");
    return seen;
  };
  table.connect(LINE);
  say({ action: "join", key, name: "Noura", avatar: "falcon" });
  say({ action: "setOptions", options });
  say({ action: "startGame", fill: true });
  while (!until(view())) {
    const isAsked = baloot.wait(view())?.seats.includes(OWN) ?? false;
    const action = isAsked ? (manner(view()) ?? baloot.bot(view(), OWN, randomFrom(seedOf(0)), "good")) : null;
    if (action && baloot.check(view(), OWN, action) === null) {
      say(action);
      continue;
    }
    const next = table.nextWake();
    if (next === null) throw new Error("the match was over before");
    now = Math.max(now, next);
    table.wake();
  }
  const standing = { game: "baloot", at: Date.now(), score: view().scores };
  const values = {
    "majlis.identity": { key, name: "Noura", avatar: "falcon" },
    "majlis.visits": [{ code, way: "alone", seen: true, standing }],
    "majlis.local": { code, now, values: JSON.parse(JSON.stringify(kept)) },
    "majlis.baloot.guide": true,
  };
  return { code, view: view(), seats, values };
}

const botIds = Object.keys(english.table.bots) as (keyof typeof english.table.bots)[];

/** What somebody at a kept match is called on its own screen. */
export function nameAt({ t }: Person, { seats }: KeptMatch, seat: Seat): string {
  const bot = botIds.find((id) => id === seats[seat]?.id);
  return bot ? t(`table.bots.${bot}`) : t("common.you");
}

/** Gives a device a match to go on with; call it before the page opens. A page that is loaded again keeps what it has. */
export async function bring(person: Person, { values }: KeptMatch): Promise<void> {
  await person.page.addInitScript((kept) => {
    if (sessionStorage.getItem("brought")) return;
    sessionStorage.setItem("brought", "yes");
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, JSON.stringify(value));
  }, values);
}
