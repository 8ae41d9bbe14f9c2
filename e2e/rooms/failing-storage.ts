import type { Room } from "@/party/platform";

/** How a room's storage does: writes fail, or nothing is answered until it is well again. */
export type Health = "well" | "fails" | "stalls";

/** A room whose storage a test makes fail. */
export function failing(room: Room): { readonly room: Room; readonly fall: (health: Health) => void } {
  let health: Health = "well";
  let recovered = () => {};
  let recovery = Promise.resolve();
  const fall = (next: Health) => {
    recovered();
    health = next;
    if (next === "stalls") recovery = new Promise((resume) => (recovered = resume));
  };
  const storage = new Proxy(room.storage, {
    get(kept, name) {
      const method: unknown = Reflect.get(kept, name);
      if (typeof method !== "function") return method;
      return (...words: unknown[]) => {
        // In order, and with no pause where there is no trouble.
        if (health === "stalls") return recovery.then(() => Reflect.apply(method, kept, words));
        if (health === "fails" && name !== "get") return Promise.reject(new Error("the disk is full"));
        return Reflect.apply(method, kept, words);
      };
    },
  });
  const around: Room = {
    storage,
    get env() {
      return room.env;
    },
    get context() {
      return room.context;
    },
    blockConcurrencyWhile: (task) => room.blockConcurrencyWhile(task),
  };
  return { room: around, fall };
}
