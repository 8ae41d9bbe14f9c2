import * as z from "zod/mini";
import type { Seat, Shorthand, Told } from "../game";
import type { Unseeded } from "../replay";
import { faces } from "./cards";
import { withDrawn } from "./deal";
import { drawCard, playCard } from "./moves";
import { type Card, colors, type EightsAction, type EightsState, type HeldCard } from "./state";
import { settled } from "./winning";

const Count = z.int().check(z.gte(0));
/** A seat, the face it played, the colour it named, and for that seat alone, from which place of its hand. */
const Played = z.tuple([Count, Count, z.optional(z.nullable(Count)), z.optional(Count)]);
/** A seat, and what it drew where that is to be seen. */
const Drew = z.tuple([Count, z.optional(z.array(Count))]);

const numberOf = (card: HeldCard): number =>
  faces.findIndex(({ type, color, value }) => card?.type === type && card.color === color && card.value === value);

function faceOf(number: number): Card {
  const face = faces[number];
  if (!face) throw new RangeError("no such face");
  return face;
}

function tell([entry]: readonly Unseeded<EightsAction>[], view: EightsState, seat: Seat | null): Told | null {
  const last = view.log.at(-1);
  if (!entry || !last || "remove" in entry) return null;
  if (last.did === "took") {
    const drawn = view.hands[last.seat]?.slice(-last.count) ?? [];
    return seat === last.seat ? [seat, drawn.map(numberOf)] : [last.seat];
  }
  if (last.did === "left" || last.did === "forgot" || "timeout" in entry || entry.action.action === "draw") return null;
  const { chosenColor } = last.card;
  const played = [last.seat, numberOf(last.card)];
  const color = chosenColor === undefined ? null : colors.indexOf(chosenColor);
  // Where a card lay says when it was drawn.
  if (seat === last.seat) return [...played, color, entry.action.cardIndex];
  return color === null ? played : [...played, color];
}

function hear(view: EightsState, told: Told): EightsState {
  if (typeof told[1] === "number") {
    const [seat, face, color, place = 0] = z.parse(Played, told);
    const hands = view.hands.map((hand, owner) => (owner === seat ? hand.with(place, faceOf(face)) : hand));
    const chosenColor = typeof color === "number" ? colors[color] : undefined;
    // What is told in shorthand was called where it had to be.
    return settled(playCard({ ...view, hands }, seat, place, { chosenColor, call: true }));
  }
  const [seat, drawn] = z.parse(Drew, told);
  const owing = drawCard(view, seat);
  const count = owing.owed?.count ?? 0;
  return settled(withDrawn(owing, drawn?.map(faceOf) ?? Array.from({ length: count }, () => null)));
}

/** Numbers for seats, places, faces and colours. */
export const shorthand: Shorthand<EightsState, EightsAction> = { tell, hear };
