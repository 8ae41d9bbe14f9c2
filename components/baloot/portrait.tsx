import { PersonBust } from "@/components/cards/person-bust";
import type { PersonId } from "@/components/cards/persons";
import { persons } from "@/components/cards/persons";
import { PlayerPicture } from "@/components/table/player-picture";
import type { SeatView } from "@/lib/table/protocol";

const faces: Readonly<Record<string, PersonId>> = {
  "bot-zayd": "host",
  "bot-layla": "lady",
  "bot-omar": "captain",
  "bot-noura": "bride",
  "bot-tariq": "rider",
  "bot-salma": "poet",
  "bot-faris": "falconer",
  "bot-huda": "lady",
  "bot-rakan": "merchant",
  "bot-maha": "bride",
};

/** A player's picture at a table of Baloot: bots have faces here, people their own avatars. */
export function Portrait({ seat, size }: { seat: SeatView; size: number }) {
  const person = seat.bot === null ? undefined : faces[seat.id];
  if (!person) return <PlayerPicture seat={seat} size={size} quiet={false} />;
  return (
    <svg viewBox="5 5 54 54" width={size} height={size} aria-hidden="true" className="shrink-0 rounded-full">
      <circle cx="32" cy="32" r="27" fill={persons[person]} />
      <PersonBust id={person} />
    </svg>
  );
}
