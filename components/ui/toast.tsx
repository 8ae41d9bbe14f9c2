"use client";

import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from "react";
import { ToastStack } from "./loading/lazy-overlays";
import { LoadingBoundary } from "./loading/loading-boundary";

/** What a toast says. */
export interface ToastMessage {
  text: ReactNode;
  /** `good` is brass, `bad` madder and read out at once. */
  tone?: "plain" | "good" | "bad";
  /** How long it stands; 5 s when left out. */
  ms?: number;
  action?: { label: string; onPress: () => void };
}

/** A message that stands, or is on its way out. */
export type ShownToast = ToastMessage & { id: number };

const ToastContext = createContext<(message: ToastMessage) => void>(() => {});

/** Shows a passing message: `const toast = useToast(); toast({ text })`. */
export const useToast = () => useContext(ToastContext);

/** Holds the passing messages of everything below it. The machinery arrives with the first one. */
export function Toasts({ label, closeLabel, children }: { label: string; closeLabel: string; children: ReactNode }) {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const last = useRef(0);

  const toast = useCallback((message: ToastMessage) => {
    last.current += 1;
    const id = last.current;
    // What is said again stands anew, not twice.
    const others = (before: readonly ShownToast[]) => before.filter(({ text }) => text !== message.text);
    setShown((before) => [...others(before).slice(-2), { ...message, id }]);
  }, []);
  const remove = useCallback((id: number) => setShown((before) => before.filter((toast) => toast.id !== id)), []);

  return (
    <ToastContext value={toast}>
      {children}
      {last.current > 0 && (
        <LoadingBoundary>
          <ToastStack shown={shown} remove={remove} label={label} closeLabel={closeLabel} />
        </LoadingBoundary>
      )}
    </ToastContext>
  );
}
