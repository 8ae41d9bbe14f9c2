import { PersonBust } from "@/components/cards/person-bust";
import { persons } from "@/components/cards/person-ids";
import { useBotFace } from "@/components/table/seats/bot-faces";
import { PlayerPicture } from "@/components/table/seats/player-picture";
import type { SeatView } from "@/lib/table/wire/protocol";

/** A player's picture at a table of Baloot: faces are drawn on the spot here, fetched elsewhere. */
export function Portrait({ seat, size }: { seat: SeatView; size: number }) {
  const person = useBotFace(seat);
  if (!person) return <PlayerPicture seat={seat} size={size} quiet={false} />;
  return (
    <svg viewBox="5 5 54 54" width={size} height={size} aria-hidden="true" className="shrink-0 rounded-full">
      <circle cx="32" cy="32" r="27" fill={persons[person]} />
      <PersonBust id={person} />
    </svg>
  );
}
