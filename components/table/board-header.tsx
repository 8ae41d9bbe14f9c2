import type { ReactElement, ReactNode } from "react";
import { ChatButton } from "@/components/chat/chat-button";
import { Watchers } from "./seats/watchers";

/** The strip above a table: the menu at its start, which table it is, and its buttons at the end. */
export function BoardHeader({
  menu,
  title,
  table,
  watchers,
  inert,
  children,
}: {
  menu: ReactElement;
  title: string;
  table: ReactNode;
  /** How many look on. */
  watchers: number;
  /** Something lies over it. */
  inert: boolean;
  children: ReactNode;
}) {
  return (
    <header
      inert={inert}
      className="relative z-(--z-hud) flex items-center gap-3.5 pt-[calc(var(--safe-top)+10px)] ps-[max(12px,var(--safe-start))] pe-[max(12px,var(--safe-end))] pb-1 sm:ps-[max(28px,var(--safe-start))] sm:pe-[max(28px,var(--safe-end))] [@media(max-height:519px)]:pt-[calc(var(--safe-top)+4px)]"
    >
      {menu}
      <div className="min-w-0 flex-1">
        <h1 className="truncate font-extrabold text-[1.125rem]/[1.3] text-strong">{title}</h1>
        <div className="flex min-w-0 gap-2.5 text-md/[1.2] text-sand">
          <p className="truncate">{table}</p>
          <Watchers count={watchers} isShort className="shrink-0" />
        </div>
      </div>
      <div className="flex shrink-0 gap-2">
        <ChatButton />
        {children}
      </div>
    </header>
  );
}
