import type { BalootState } from "@/lib/rules/baloot";
import { oracle } from "@/lib/rules/baloot/oracle";
import type { Seat, Told } from "@/lib/rules/game";
import { toldIn } from "./censor";
import type { Frame } from "./host";

/** What anybody may hear of somebody else's deeds as they were done. */
const open: ReadonlySet<unknown> = new Set(["bid", "raise", "decline", "play", "seen"]);

/** What a player may know of Baloot: no card in another's hand, and no project that is not counted; asked of the oracle. */
export function balootCensor(frame: Frame, state: BalootState | null, seat: Seat | null): string | null {
  if (!state) return null;
  if (frame.type === "moved") return censoredWords(frame.told as Told, state);
  const secrets = oracle.secrets(state, seat).map((path) => `/${path.join("/")}`);
  // A hand is secret as a whole: a patch may speak of places that it has no longer.
  const hidden = [...new Set(secrets.map((path) => path.replace(/^(\/hands\/\d+)\/\d+$/, "$1")))];
  const shown = toldIn(frame)
    .map((place) => place.replace(/^\/(view|gameState)/, ""))
    .find((place) => hidden.some((secret) => place === secret || place.startsWith(`${secret}/`)));
  return shown === undefined ? null : `a secret at ${shown}`;
}

/** What is told in words was done in front of all; a card that is named has been played. */
function censoredWords([mover, deed]: Told, { deal }: BalootState): string | null {
  if (mover === undefined) return null;
  const { action, card } = deed as { readonly action: unknown; readonly card?: unknown };
  if (!open.has(action)) return `somebody's ${action}`;
  const isPlayed = deal.tricks.some(({ cards }) => cards.some((played) => played === card));
  return action === "play" && !isPlayed ? "a card that was not played" : null;
}
