import type { Environment } from "./environment";
import { type House, roomAt } from "./rooms/room-address";
import { requested } from "./rooms/room-request";
import { RoomSocket } from "./rooms/room-socket";

/**
 * What a client takes from Node, to speak to the rooms of this house: somebody is there and so is the network, and what is
 * kept is kept until the process ends. A Node without WebSockets of its own, as before 22, takes another's.
 */
export function nodeEnvironment(house: House, sockets?: typeof WebSocket): Environment {
  const visit = new Map<string, string>();
  const around: Environment = {
    now: () => performance.now(),
    later(act, ms) {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
    isHidden: () => false,
    isOnline: () => true,
    watch: () => () => {},
    kept: (name) => visit.get(name) ?? null,
    keep(name, text) {
      if (text === null) visit.delete(name);
      else visit.set(name, text);
    },
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    open: (party, room, pace) => new RoomSocket(roomAt(house, party, room), pace, around, sockets),
    request: (party, room, body) => requested(house, party, room, body),
  };
  return around;
}
