import type { Environment } from "@/lib/client/environment";
import { findTable, gameOfTable } from "@/lib/client/find-table";
import { acceptableName, withKey } from "@/lib/client/identity";
import { nodeEnvironment } from "@/lib/client/node-environment";
import { houseOf } from "@/lib/client/rooms/room-address";
import { codeIn, gameOfLink, randomCode } from "@/lib/client/table-code";
import { TableLink } from "@/lib/client/table-link";
import { gameIds } from "@/lib/rules/registry";
import { rummy } from "@/lib/rules/rummy";
import type { RummyAction, RummyOptions, RummyState } from "@/lib/rules/rummy/state";
import { isLocalNetwork } from "@/lib/table/door/local-network";
import { Misunderstood, optionsOf, type Values } from "./command-line";
import { OnlineMatch } from "./online-match";
import { nameHere, OwnPlayer, playerAt } from "./own-player";
import { usualPlace } from "./save-file";
import type { Session } from "./session";
import { unicode } from "./signs";
import type { RummyWords } from "./words/en";

type Link = TableLink<RummyState, RummyAction, RummyOptions>;

/** A code is another table in the rooms of another game. */
const ownTables = gameIds.filter((id) => id === rummy.id);

const NO_TABLE = 3;
const NO_HOUSE = 4;
const USUAL_HOUSE = "http://localhost:3000";

/** A table as it was asked for: at which house, and by which code, null for a new one. */
interface Destination {
  readonly house: URL;
  readonly code: string | null;
}

const ADDRESS = /^(?:https?:\/\/)?[^\s/:?#@]+(?::\d+)?(?:[/?#]|$)/i;

/** The house of an address, null where it is none; without a scheme in the open only where nothing but this network is between. */
export function houseIn(text: string): URL | null {
  if (!ADDRESS.test(text)) return null;
  try {
    if (/^https?:/i.test(text)) return new URL(text);
    const { host } = new URL(`http://${text}`);
    return new URL(`${isLocalNetwork(host) ? "http" : "https"}://${text}`);
  } catch {
    return null;
  }
}

/** Where a link or a code leads, or a sentence where that is nowhere. */
export function destinationOf(text: string, house: URL, { online }: RummyWords): Destination | string {
  const game = gameOfLink(text);
  if (game !== null && game !== rummy.id) return online.otherGame(game);
  const code = codeIn(text);
  const isLink = text.includes("/");
  const at = isLink ? houseIn(text) : house;
  if (code === null || at === null || (isLink && game === null)) return online.noLink(text);
  return { house: new URL(at.origin), code };
}

const linkTo = (house: URL, code: string): string => `${house.origin}/${rummy.id}/${code}`;

/** A table that was found, or is to be opened. */
interface Found {
  readonly code: string;
  readonly around: Environment;
}

/** So many codes in a row with a table is no chance: such a house says yes to anything. */
const NEW_CODES = 5;

/** A code under which no table is yet, null where the house names none. */
async function freeCode(around: Environment): Promise<string | null> {
  for (let tried = 0; tried < NEW_CODES; tried++) {
    const code = randomCode(around);
    const there = await gameOfTable(around, code, ownTables);
    if (there === "noSuchTable") return code;
    if (there === null) return null;
  }
  return null;
}

/** Looks for a table, also under what its code may have been taken for; for a new one a code that is free. */
async function found({ house, code: wanted }: Destination): Promise<Found | "noSuchTable" | "unreached"> {
  // Node 20 has no WebSocket of its own.
  if (!("WebSocket" in globalThis)) Object.assign(globalThis, { WebSocket: (await import("ws")).WebSocket });
  const around = nodeEnvironment(houseOf(house));
  if (wanted === null) {
    const code = await freeCode(around);
    return code === null ? "unreached" : { code, around };
  }
  const there = await findTable(around, wanted, ownTables);
  if (there === "noSuchTable") return there;
  return there === null ? "unreached" : { code: there.code, around };
}

/** Sets the options of a table as soon as one is its host. */
function chooseOnce(match: OnlineMatch, link: Link, options: RummyOptions): void {
  const stop = link.subscribe(() => {
    if (!match.isHost || match.table?.status !== "waiting") return;
    stop();
    match.say({ action: "setOptions", options });
  });
}

/** Where what was asked for leads; throws where that is nowhere. */
function destinationFor(values: Values, words: RummyWords): Destination {
  const { online } = words;
  const address = values.house ?? process.env.MAJLIS_HOUSE ?? USUAL_HOUSE;
  const house = houseIn(address);
  if (!house) throw new Misunderstood(online.noHouse(address));
  if (values.join === undefined) return { house, code: null };
  if (values.host) throw new Misunderstood(words.joinOrHost);
  const destination = destinationOf(values.join, house, words);
  if (typeof destination === "string") throw new Misunderstood(destination);
  return destination;
}

/** Who plays, as they were named; asks where nobody ever was and somebody can be asked. */
function called(session: Session, own: OwnPlayer, { name }: Values, asks: boolean, then: (name: string) => void): void {
  const known = (name === undefined ? null : acceptableName(name)) ?? own.name;
  if (known || !asks) return then(known || nameHere());
  session.askName(nameHere(), then);
}

/**
 * Begins to sit down at a table of a house, which a session then shows; answers with how to hang up. Throws where what was
 * asked for cannot be, and whatever comes later is the session's to say.
 */
export async function sitAtHouse(
  session: Session,
  values: Values,
  asks: boolean,
  isPainted: boolean,
): Promise<() => void> {
  const { words } = session;
  const destination = destinationFor(values, words);
  const { player } = values;
  const own =
    player === undefined ? playerAt(usualPlace(process.env), destination.house.origin) : new OwnPlayer(player);
  if (values["new-player"]) own.forget();
  let hangUp = () => {};
  const sit = ({ code, around }: Found, name: string) => {
    withKey(own, around);
    own.dress(around.random);
    own.rename(name);
    const seating = { party: rummy.id, code, who: own.read(), mustExist: destination.code !== null };
    const link: Link = new TableLink(rummy, seating, around);
    hangUp = () => link.close();
    const invitation = linkTo(destination.house, code);
    const rename = (to: string) => own.rename(to);
    const match = new OnlineMatch(link, { words, invitation, now: around.now, rename }, () => session.refresh());
    if (values.host) chooseOnce(match, link, optionsOf(values, words));
    session.sitAt(match);
  };
  const look = async () => {
    const table = await found(destination);
    if (table === "noSuchTable") return session.fail(words.online.noSuchTable, NO_TABLE);
    if (table === "unreached") return session.fail(words.online.unreached(destination.house.origin), NO_HOUSE);
    if (session.signs === unicode)
      session.qr = (await import("./qr")).codeLines(linkTo(destination.house, table.code), isPainted);
    called(session, own, values, asks, (name) => sit(table, name));
  };
  if (values.name !== undefined && acceptableName(values.name) === null) throw new Misunderstood(words.online.badName);
  session.seeking = destination.code === null ? destination.house.origin : linkTo(destination.house, destination.code);
  void look().catch((error: unknown) => session.fail(String(error), NO_HOUSE));
  return () => hangUp();
}
