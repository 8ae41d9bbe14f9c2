import { type EightsAction, type EightsOptions, type EightsState, eights } from "@/lib/rules/eights";
import { oracle } from "@/lib/rules/eights/oracle";
import { seedOf } from "@/lib/rules/laws";
import { randomFrom } from "@/lib/rules/random";
import { censorOf } from "./censor";
import { TestHost } from "./test-host";
import { TestPlayer } from "./test-player";

type EightsPlayer = TestPlayer<EightsState, EightsAction, EightsOptions>;

/** A table of Eights with these people at it, all browsers. */
export function eightsTable(names: readonly string[], options: Partial<EightsOptions> = {}) {
  const host = new TestHost(eights, { censor: censorOf(eights, oracle) });
  const players = names.map((name) => new TestPlayer(host, name));
  for (const player of players) player.join({ wire: 1 });
  if (Object.keys(options).length > 0)
    players[0]?.say({ action: "setOptions", options: { ...eights.defaults, ...options } });
  return { host, players };
}

/** The same with a game started; `fill` takes bots to make up the number. */
export function eightsGame(names: readonly string[], options: Partial<EightsOptions> = {}) {
  const table = eightsTable(names, options);
  table.players[0]?.say({ action: "startGame", fill: true });
  return table;
}

/** A move that is allowed for whoever this view belongs to. */
export const goodMove = (player: EightsPlayer): EightsAction => {
  if (player.view === null || player.seat === null) throw new Error(`${player.name} plays no game`);
  return eights.bot(player.view, player.seat, randomFrom(seedOf(7)), "good");
};

/** Who sits where, by name. */
export const seatNames = (seats: readonly ({ readonly name: string } | null)[]) =>
  seats.map((seat) => seat?.name ?? null);

/** A table of Eights with these people at it, each to be had by name. */
export function namedTable<const Names extends readonly string[]>(...names: Names) {
  const { host, players } = eightsTable(names);
  return { host, players, named: (name: Names[number]) => players[names.indexOf(name)] as (typeof players)[number] };
}

/** A table of Eights whose first three people are called so, whatever their names are. */
export function annsTable(...names: string[]) {
  const { host, players } = eightsTable(names);
  const [ann, ben, cem] = players as [(typeof players)[number], ...typeof players];
  return { host, players, ann, ben: ben ?? ann, cem: cem ?? ann };
}

/** Two people at a game of Eights. */
export function annAndBen() {
  const { host, players } = eightsGame(["Ann", "Ben"], { clock: 30 });
  const [ann, ben] = players as [(typeof players)[number], (typeof players)[number]];
  return { host, ann, ben };
}
