import { useSyncExternalStore } from "react";
import * as z from "zod/mini";

/** A value kept on the device, shared by every tab, and still there for this visit where storage is blocked. */
export interface Stored<Value> {
  read(): Value;
  write(value: Value): void;
  subscribe(listener: () => void): () => void;
  /** What a page prerendered on no device shows. */
  readonly initial: Value;
}

/** Keeps a value under a name; whatever is found there that does not fit the schema is ignored. */
export function stored<Value>(name: string, schema: z.core.$ZodType<Value>, initial: () => Value): Stored<Value> {
  const listeners = new Set<() => void>();
  let value: Value | undefined;
  const fallback = initial();

  const load = (): Value => {
    try {
      const text = localStorage.getItem(name);
      const parsed = text === null ? undefined : z.safeParse(schema, JSON.parse(text));
      if (parsed?.success) return parsed.data;
    } catch {
      // Blocked or unreadable storage is the same as none.
    }
    return fallback;
  };

  const read = (): Value => {
    value ??= typeof window === "undefined" ? fallback : load();
    return value;
  };

  const heard = (event: StorageEvent) => {
    if (event.key !== name && event.key !== null) return;
    value = load();
    for (const listener of listeners) listener();
  };

  return {
    initial: fallback,
    read,
    write(next) {
      value = next;
      try {
        localStorage.setItem(name, JSON.stringify(next));
      } catch {
        // Full or blocked storage keeps the value for this visit only.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener("storage", heard);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener("storage", heard);
      };
    },
  };
}

/** A stored value as it is now, and again whenever it changes, here or in another tab. */
export function useStored<Value>(store: Stored<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.read, () => store.initial);
}
