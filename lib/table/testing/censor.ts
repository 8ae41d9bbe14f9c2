import type { Codec, Game, Seat, Told } from "@/lib/rules/game";
import { leafPaths } from "@/lib/rules/leaf-paths";
import type { Oracle, Path, Saying } from "@/lib/rules/oracle";
import type { Censor, Frame } from "./test-host";

/** Where a frame says anything of a view; a wire that is none is the game's own tongue. */
function shownIn<State>({ type, patch, gameState }: Frame, codec?: Codec<State>): string[] {
  if (type === "event")
    return (patch as [string, unknown?][])
      .flatMap(([path, value]) => leafPaths(value, path.replace(/^[+-]/, "")))
      .flatMap((place) => (place.startsWith("/view/") ? [place.slice("/view".length)] : []));
  return type === "state" && !codec ? leafPaths(gameState) : [];
}

/** What a frame says in the game's own tongue. */
function sayingIn<State>(frame: Frame, codec?: Codec<State>): Saying | null {
  if (frame.type === "moved") return { kind: "shorthand", told: frame.told as Told };
  if (!codec || frame.type === "event") return null;
  return frame.type === "state"
    ? { kind: "gameState", gameState: frame.gameState }
    : { kind: "message", message: frame };
}

/** Secret places; a list of nothing but secrets is one as a whole, for a patch may speak of places that it has no longer. */
function hiddenIn(state: unknown, secrets: readonly Path[]): ReadonlySet<string> {
  const places = new Map<string, string[]>();
  for (const path of secrets) {
    const list = path
      .slice(0, -1)
      .map((key) => `/${key}`)
      .join("");
    places.set(list, [...(places.get(list) ?? []), `${list}/${path.at(-1)}`]);
  }
  const hidden = [...places].flatMap(([list, within]) => {
    const [, ...keys] = list.split("/");
    const all = keys.reduce((inner: unknown, key) => (inner as Record<string, unknown>)[key], state);
    return Array.isArray(all) && all.length === within.length ? [list] : within;
  });
  return new Set(hidden);
}

/** Whether a place is one of these, or lies in one. */
function isIn(place: string, places: ReadonlySet<string>): boolean {
  for (let end = place.length; end > 0; end = place.lastIndexOf("/", end - 1))
    if (places.has(place.slice(0, end))) return true;
  return false;
}

/** What anybody may be told of a game, by the second opinion on it and never by its own `view`. */
export function censorOf<State, Action, Options>(
  { codec }: Game<State, Action, Options>,
  oracle: Oracle<State, Action, Options>,
): Censor<State> {
  return (frame: Frame, state: State | null, seat: Seat | null) => {
    if (state === null) return null;
    const saying = sayingIn(frame, codec);
    const leak = saying && oracle.leak(saying, state, seat);
    if (leak) return leak;
    const shown = shownIn(frame, codec);
    if (shown.length === 0) return null;
    const hidden = hiddenIn(state, oracle.secrets(state, seat));
    const secret = shown.find((place) => isIn(place, hidden));
    return secret === undefined ? null : `a secret at ${secret}`;
  };
}
