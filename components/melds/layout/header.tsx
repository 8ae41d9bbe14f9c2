import type { ReactNode } from "react";
import { ChatButton } from "@/components/chat/chat-button";
import { SoundSwitch } from "@/components/home/language-and-sound";
import { Watchers } from "@/components/table/seats/watchers";
import { IconButton } from "@/components/ui/icon-button";
import { LogIcon } from "@/components/ui/icons";
import { useMeldWords } from "../use-meld-words";
import type { BoardShape } from "./board-shape";

/** The strip over the table: between the menu and the talk how it stands, or, where that stands beside it, the table's name. */
export function Header({
  shape,
  menu,
  title,
  line,
  watchers,
  inert,
  isOver = false,
  onLog,
  children,
}: {
  shape: BoardShape;
  menu: ReactNode;
  title: string;
  /** Which table it is, and how it is played. */
  line: string;
  watchers: number;
  inert: boolean;
  /** It stays in sight over whatever covers the table. */
  isOver?: boolean;
  onLog: () => void;
  /** How the match stands. */
  children: ReactNode;
}) {
  const { t } = useMeldWords();
  const { isPhone, hasSidebar } = shape;
  if (hasSidebar)
    return (
      <header inert={inert} className="px-8 pt-[calc(var(--safe-top)+18px)] pb-2">
        <h1 className="truncate font-extrabold text-strong text-xl">{title}</h1>
        <div className="flex gap-3 text-md text-sand">
          <p className="truncate">{line}</p>
          <Watchers count={watchers} isShort className="shrink-0" />
        </div>
      </header>
    );
  return (
    <header
      inert={inert}
      className={`relative flex items-center gap-2 px-2.5 pt-[calc(var(--safe-top)+6px)] pb-1.5 ${isOver ? "z-[calc(var(--z-reveal)+1)]" : "z-(--z-hud)"}`}
    >
      <h1 className="sr-only">{`${title}, ${line}`}</h1>
      {menu}
      {children}
      {!isPhone && <SoundSwitch look="quiet" />}
      {!isPhone && <IconButton icon={LogIcon} aria-label={t("log.open")} onClick={onLog} />}
      <ChatButton />
    </header>
  );
}
