import { createContext, useContext } from "react";
import { type PersonId, persons } from "@/components/cards/person-ids";
import type { SeatView, TableView } from "@/lib/table/wire/protocol";

/** The face each bot has by nature. */
const faces: Readonly<Record<string, PersonId>> = {
  "bot-zayd": "host",
  "bot-layla": "lady",
  "bot-omar": "falconer",
  "bot-noura": "poet",
  "bot-tariq": "student",
  "bot-salma": "neighbour",
  "bot-faris": "captain",
  "bot-huda": "aunt",
  "bot-rakan": "merchant",
  "bot-maha": "sister",
  "bot-hamad": "elder",
  "bot-wadha": "bride",
};
/** Faces that are taken for each other across a table. */
const twins: readonly (readonly PersonId[])[] = [["falconer", "rider"]];
const likeOf = (id: string) => twins.find((faces) => faces.some((face) => face === id))?.[0] ?? id;

const women: readonly PersonId[] = ["lady", "bride", "poet", "neighbour", "aunt", "sister"];

/** Every bot's face at a table, by its id: its own, or where somebody there has that one or its twin, another. */
export function botFaces(seats: TableView["seats"]): ReadonlyMap<string, PersonId> {
  const taken = new Set(seats.flatMap((holder) => (holder && holder.bot === null ? [likeOf(holder.avatar)] : [])));
  const given = new Map<string, PersonId>();
  for (const holder of seats) {
    const own = holder?.bot ? faces[holder.id] : undefined;
    if (!holder || !own) continue;
    const alike = (Object.keys(persons) as PersonId[]).filter((id) => women.includes(id) === women.includes(own));
    const face = [own, ...alike].find((id) => !taken.has(likeOf(id))) ?? own;
    taken.add(likeOf(face));
    given.set(holder.id, face);
  }
  return given;
}

/** The faces of the bots at the table around. */
export const BotFacesContext = createContext<ReadonlyMap<string, PersonId>>(new Map());

/** The face of whoever sits there, if it is a bot at a table around that gives them faces. */
export function useBotFace(seat: SeatView): PersonId | undefined {
  return useContext(BotFacesContext).get(seat.id);
}
