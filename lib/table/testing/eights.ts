import { faces } from "@/lib/rules/eights/cards";
import { oracle } from "@/lib/rules/eights/oracle";
import type { EightsState } from "@/lib/rules/eights/state";
import type { Seat, Told } from "@/lib/rules/game";
import { toldIn } from "./censor";
import type { Frame } from "./host";

const sameCard = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const isOpen = /^\/view\/(pile|log|options|color$)|^\/gameState\/(topCard|discardPile|log|options)/;
const isFace = /^\/(view|gameState)\/.*(type|color|value|chosenColor)$/;

/** What a player may know of Eights: whatever lies open, and the own hand; asked of the oracle, not of `view`. */
export function eightsCensor(frame: Frame, state: EightsState | null, seat: Seat | null): string | null {
  if (frame.type === "cardDrawn") {
    const isOwn = state !== null && seat !== null && state.hands[seat]?.some((card) => sameCard(card, frame.card));
    return isOwn ? null : "a card drawn by somebody else";
  }
  if (frame.type === "moved") return censoredWords(frame.told as Told, state, seat);
  const places = toldIn(frame);
  if (places.length === 0) return null;
  const hidden = new Set(state === null ? [] : oracle.secrets(state, seat).map(([, owner]) => owner));
  for (const place of places) {
    const [, owner] = /^\/view\/hands\/(\d+)/.exec(place) ?? /^\/gameState\/players\/(\d+)\/hand/.exec(place) ?? [];
    if (owner !== undefined && (Number(owner) !== seat || hidden.has(Number(owner))))
      return `somebody else's card at ${place}`;
    if (owner === undefined && isFace.test(place) && !isOpen.test(place)) return `a card at ${place}`;
  }
  return null;
}

/** Faces in words are of the card that was played, or were drawn to the own hand; places are of the own hand. */
function censoredWords([mover, what, , place]: Told, state: EightsState | null, seat: Seat | null): string | null {
  const isOf = (number: unknown, card: unknown) => sameCard(faces[Number(number)], card);
  if (place !== undefined && mover !== seat) return "a place in somebody else's hand";
  if (Array.isArray(what)) {
    const own = state?.hands[seat ?? -1]?.slice(-what.length) ?? [];
    return mover === seat && what.every((number, index) => isOf(number, own[index])) ? null : "somebody else's draw";
  }
  if (what === undefined) return null;
  const { chosenColor: _, ...card } = state?.pile.at(-1) ?? {};
  return isOf(what, card) ? null : "a card that was not played";
}
