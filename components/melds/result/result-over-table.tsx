import type { ReactNode } from "react";
import { ChatButton } from "@/components/chat/chat-button";

/** How a deal or the match ended, over the whole table, with the talk at hand. */
export function ResultOverTable({
  title,
  isOver,
  children,
}: {
  title: string;
  /** It was the last deal. */
  isOver: boolean;
  children: ReactNode;
}) {
  return (
    <section
      aria-label={title}
      data-result={isOver ? "over" : "sheet"}
      className="fixed inset-0 z-295 animate-appear overflow-y-auto overscroll-contain bg-night/88"
    >
      <div className="absolute end-3 top-[calc(var(--safe-top)+10px)]">
        <ChatButton />
      </div>
      <div className="mx-auto grid min-h-full w-full max-w-lg content-center gap-3 px-4 sm:gap-4 pt-[calc(var(--safe-top)+1rem)] pb-[calc(var(--safe-bottom)+1rem)]">
        {children}
      </div>
    </section>
  );
}
