import type { ReactElement, ReactNode } from "react";

/** The strip above a table: the menu at its start, which table it is, and its buttons at the end. */
export function BoardHeader({
  menu,
  title,
  table,
  children,
}: {
  menu: ReactElement;
  title: string;
  table: ReactNode;
  children: ReactNode;
}) {
  return (
    <header className="relative z-(--z-hud) flex items-center gap-3.5 px-3 pt-[calc(var(--safe-top)+10px)] pb-1 sm:px-7 [@media(max-height:519px)]:pt-[calc(var(--safe-top)+4px)]">
      {menu}
      <div className="min-w-0 flex-1">
        <h1 className="truncate font-extrabold text-[18px]/[1.3] text-strong">{title}</h1>
        <p className="truncate text-md/[1.2] text-sand">{table}</p>
      </div>
      <div className="flex gap-2">{children}</div>
    </header>
  );
}
