"use client";

import { createContext, use } from "react";
import { useTranslations } from "use-intl";
import { HourglassIcon } from "@/components/ui/icons";

/** Whether a move is on screen that could not be sent. */
export const NotSentContext = createContext(false);

/** That the table has not been told of the move on screen, in words; null where it has. */
export function useNotSent(): string | null {
  const t = useTranslations("table.reach");
  return use(NotSentContext) ? t("notSent") : null;
}

/** A small mark beside a move that the table has not been told of. */
export function NotSentYet({ className = "" }: { className?: string }) {
  const words = useNotSent();
  if (!words) return null;
  return (
    <p
      role="status"
      className={`lacquer pointer-events-none z-(--z-reason) flex animate-pop items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 py-1 font-bold text-sm shadow-panel ${className}`}
    >
      <HourglassIcon size={15} className="text-hurry" />
      {words}
    </p>
  );
}
