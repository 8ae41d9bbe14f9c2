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
  /** What says no in place of the cross, where the message asks something. */
  not?: string;
  /** Once it is gone, whoever sent it away. */
  onGone?: () => void;
}

/** A message that stands, or is on its way out. */
export type ShownToast = ToastMessage & { id: number };

const ToastContext = createContext<(message: ToastMessage) => void>(() => {});

/** Shows a passing message: `const toast = useToast(); toast({ text })`. */
export const useToast = () => useContext(ToastContext);

/** So many stand beside a new one; what asks something is sent away by nothing that is only said. */
const BESIDE = 2;
const latest = (shown: readonly ShownToast[]): readonly ShownToast[] => {
  const said = shown.filter(({ not }) => not === undefined);
  const gone = new Set(said.slice(0, Math.max(0, shown.length - BESIDE)));
  return shown.filter((toast) => !gone.has(toast));
};

/** Holds the passing messages of everything below it. The machinery arrives with the first one. */
export function Toasts({ label, closeLabel, children }: { label: string; closeLabel: string; children: ReactNode }) {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const last = useRef(0);

  const toast = useCallback((message: ToastMessage) => {
    last.current += 1;
    const id = last.current;
    // What is said again stands anew, not twice.
    const others = (before: readonly ShownToast[]) => before.filter(({ text }) => text !== message.text);
    setShown((before) => [...latest(others(before)), { ...message, id }]);
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
