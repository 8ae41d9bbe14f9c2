import type { Environment, Happenings } from "@/lib/client/environment";
import { nodeEnvironment } from "@/lib/client/node-environment";
import type { House } from "@/lib/client/rooms/room-address";

/** An environment in a test's hands: whether anybody looks, and whether there is a network. */
interface TestEnvironment extends Environment {
  look(isLooking: boolean): void;
  online(isOnline: boolean): void;
}

/** Makes them, with rooms in this house. */
export function testEnvironment(house: House = { host: "majlis.test", isSecure: true }): TestEnvironment {
  const watching = new Set<Happenings>();
  let isHidden = false;
  let isOnline = true;
  return {
    ...nodeEnvironment(house),
    isHidden: () => isHidden,
    isOnline: () => isOnline,
    watch(on) {
      watching.add(on);
      return () => watching.delete(on);
    },
    look(isLooking) {
      isHidden = !isLooking;
      for (const on of watching) on.looked();
    },
    online(is) {
      isOnline = is;
      for (const on of watching) is ? on.wentOnline() : on.wentOffline();
    },
  };
}
