"use client";

import * as Radix from "radix-ui/toast";
import { CheckIcon, CloseIcon, type Icon, InfoIcon, WarningIcon } from "./icons";
import type { ShownToast, ToastMessage } from "./toast";

const tones: Record<NonNullable<ToastMessage["tone"]>, { icon: Icon; colour: string }> = {
  plain: { icon: InfoIcon, colour: "text-sand" },
  good: { icon: CheckIcon, colour: "text-brass-2" },
  bad: { icon: WarningIcon, colour: "text-madder-1" },
};

interface ToastStackProps {
  shown: readonly ShownToast[];
  remove: (id: number) => void;
  label: string;
  closeLabel: string;
}

function Toast({ toast, remove, closeLabel }: { toast: ShownToast } & Pick<ToastStackProps, "remove" | "closeLabel">) {
  const { icon: Glyph, colour } = tones[toast.tone ?? "plain"];
  return (
    <Radix.Root
      type={toast.tone === "bad" ? "foreground" : "background"}
      onOpenChange={(open) => {
        if (open) return;
        remove(toast.id);
        toast.onGone?.();
      }}
      {...(toast.ms === undefined ? {} : { duration: toast.ms })}
      className="lacquer flex animate-arrive items-center gap-3 rounded-panel py-1.5 ps-4 pe-1.5 shadow-panel data-[swipe=move]:translate-y-(--radix-toast-swipe-move-y)"
    >
      <Glyph size={20} className={colour} />
      <Radix.Description className="min-w-0 flex-1 py-2 lying:py-1 font-semibold text-base lying:text-sm">
        {toast.text}
      </Radix.Description>
      {toast.action && (
        <Radix.Action
          altText={toast.action.label}
          onClick={toast.action.onPress}
          className="min-h-11 shrink-0 rounded-control px-3 font-bold text-brass-2 hover:bg-brass-3/15"
        >
          {toast.action.label}
        </Radix.Action>
      )}
      {toast.not === undefined ? (
        <Radix.Close
          aria-label={closeLabel}
          className="grid size-11 shrink-0 place-items-center rounded-control text-sand hover:bg-brass-3/15"
        >
          <CloseIcon size={18} />
        </Radix.Close>
      ) : (
        <Radix.Close className="min-h-11 shrink-0 rounded-control px-3 font-bold text-sand hover:bg-brass-3/15">
          {toast.not}
        </Radix.Close>
      )}
    </Radix.Root>
  );
}

/** The messages that stand, newest below; loaded with the first. */
export default function ToastStack({ shown, remove, label, closeLabel }: ToastStackProps) {
  return (
    <Radix.Provider label={label} swipeDirection="up">
      {shown.map((toast) => (
        <Toast key={toast.id} toast={toast} remove={remove} closeLabel={closeLabel} />
      ))}
      <Radix.Viewport label={label} className="toasts z-(--z-toast) flex flex-col gap-2 outline-none" />
    </Radix.Provider>
  );
}
