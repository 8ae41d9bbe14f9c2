import type { Environment } from "@/lib/client/environment";
import { roomAt } from "@/lib/client/rooms/room-address";
import { RoomSocket } from "@/lib/client/rooms/room-socket";
import { ownHouse, request } from "./own-house";
import { random } from "./random";

function heard(target: Window | Document, event: string, act: () => void): () => void {
  target.addEventListener(event, act);
  return () => target.removeEventListener(event, act);
}

/** What a client takes from the page it runs in. */
export const pageEnvironment: Environment = {
  random,
  request,
  now: () => performance.now(),
  later(act, ms) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
  isHidden: () => document.hidden,
  isOnline: () => navigator.onLine,
  watch({ looked, wentOnline, wentOffline }) {
    const ends = [
      heard(window, "online", wentOnline),
      heard(window, "offline", wentOffline),
      heard(document, "visibilitychange", looked),
    ];
    return () => {
      for (const end of ends) end();
    };
  },
  kept: (name) => sessionStorage.getItem(name),
  keep(name, text) {
    if (text === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  },
  open: (party, room, pace) => new RoomSocket(roomAt(ownHouse(), party, room), pace, pageEnvironment),
};
