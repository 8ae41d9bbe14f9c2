import type { DoorContext, Parties, Room } from "./platform";

/**
 * The way to the other rooms. PartyKit never tells it to a room that its alarm woke; where the door runs in the same
 * process, which it does but for PartyKit's own cloud, such a room takes the door's.
 */
let known: Parties | null = null;

export function rememberRooms({ parties }: DoorContext): void {
  known ??= parties;
}

export function otherRooms(room: Pick<Room, "context">): Parties | null {
  try {
    return room.context.parties;
  } catch {
    return known;
  }
}
