import type { KeyRange, LadderStorage } from "@/lib/ranked/ladder";
import type { Room } from "../platform";

/** A ladder's rows in its room's storage. */
export const rowsIn = (storage: Room["storage"]): LadderStorage => ({
  get: (keys) => storage.get<unknown>([...keys]),
  keys: async ({ start, end, limit, reverse = false }: KeyRange) => [
    ...(await storage.list({ start, end, limit, reverse })).keys(),
  ],
  // With no pause between the two, which makes them one.
  write: async (put, remove) => {
    const written = [storage.put({ ...put }), remove.length > 0 ? storage.delete([...remove]) : null];
    await Promise.all(written);
  },
});
