import { useSyncExternalStore } from "react";

/** Knows a value from something else: a zod schema does, and `shape` where a page is to do without zod. */
export interface Shape<Value> {
  safeParse(found: unknown): { readonly success: true; readonly data: Value } | { readonly success: false };
}

/** A shape from a question. */
export function shape<Value>(isValue: (found: unknown) => found is Value): Shape<Value> {
  return { safeParse: (found) => (isValue(found) ? { success: true, data: found } : { success: false }) };
}

/** Whether something has members. */
export const isRecord = (found: unknown): found is Readonly<Record<string, unknown>> =>
  typeof found === "object" && found !== null;

/** Why a value may not be what was kept, or may not be kept: storage refused it, or held something else. */
type StorageTrouble = "refused" | "rubbish";

/** A value kept on the device, shared by every tab, and still there for this visit where storage is blocked. */
export interface Stored<Value> {
  read(): Value;
  write(value: Value): void;
  subscribe(listener: () => void): () => void;
  /** What went wrong when it was last looked for or kept. */
  trouble(): StorageTrouble | null;
  /** What a page prerendered on no device shows. */
  readonly initial: Value;
}

/** Keeps a value under a name; whatever is found there that does not have its shape is ignored. */
export function stored<Value>(name: string, wanted: Shape<Value>, initial: () => Value): Stored<Value> {
  const listeners = new Set<() => void>();
  const fallback = initial();
  let value = fallback;
  /** What the value was read from, or is kept as. */
  let text: string | null = null;
  let trouble: StorageTrouble | null = null;

  // Blocked or unreadable storage is the same as none.
  const found = (): string | null => {
    try {
      return localStorage.getItem(name);
    } catch {
      trouble = "refused";
      return null;
    }
  };

  const parsed = (): Value => {
    trouble = null;
    if (text === null) return fallback;
    try {
      const known = wanted.safeParse(JSON.parse(text));
      if (known.success) return known.data;
    } catch {
      // Not even JSON.
    }
    trouble = "rubbish";
    return fallback;
  };

  const look = () => {
    const now = found();
    if (now === text) return;
    text = now;
    value = parsed();
  };

  const read = (): Value => {
    // Another tab is heard only while somebody listens.
    if (listeners.size === 0 && typeof window !== "undefined") look();
    return value;
  };

  const told = () => {
    look();
    for (const listener of listeners) listener();
  };
  const heard = ({ key }: StorageEvent) => {
    if (key === name || key === null) told();
  };

  return {
    initial: fallback,
    read,
    trouble: () => trouble,
    write(next) {
      value = next;
      try {
        const words = JSON.stringify(next);
        localStorage.setItem(name, words);
        text = words;
        trouble = null;
      } catch {
        // Full or blocked storage keeps the value for this visit only.
        trouble = "refused";
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        look();
        window.addEventListener("storage", heard);
        // A page that was put away and is shown again has heard nothing meanwhile.
        window.addEventListener("pageshow", told);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.removeEventListener("storage", heard);
        window.removeEventListener("pageshow", told);
      };
    },
  };
}

/** A stored value as it is now, and again whenever it changes, here or in another tab. */
export function useStored<Value>(store: Stored<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.read, () => store.initial);
}

/** What went wrong with a stored value, and again whenever that changes. */
export function useStorageTrouble(store: Stored<unknown>): StorageTrouble | null {
  return useSyncExternalStore(store.subscribe, store.trouble, () => null);
}
