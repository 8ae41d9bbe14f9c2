import { inNode } from "../node";
import type { House } from "../rooms";
import type { Happenings, Surroundings } from "../surroundings";

/** Surroundings in a test's hands: whether anybody looks, and whether there is a network. */
export interface TestSurroundings extends Surroundings {
  look(isLooking: boolean): void;
  online(isOnline: boolean): void;
}

/** Makes them, with rooms in this house. */
export function testSurroundings(house: House = { host: "majlis.test", isSecure: true }): TestSurroundings {
  const watching = new Set<Happenings>();
  let isHidden = false;
  let isOnline = true;
  return {
    ...inNode(house),
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
