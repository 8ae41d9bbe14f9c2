import type { ReactNode } from "react";
import { ChatButton } from "@/components/chat/chat-button";
import { SoundSwitch } from "@/components/home/language-and-sound";
import type { BoardShape } from "@/components/melds/layout/board-shape";
import { Watchers } from "@/components/table/seats/watchers";
import { IconButton } from "@/components/ui/icon-button";
import { LogIcon } from "@/components/ui/icons";
import { LockMeter } from "../lock/lock-meter";
import type { LockSeen } from "../lock/lock-seen";
import { useCardWords } from "../use-card-words";

/** The strip over the table: between the menu and the talk both teams' locks, or, where those stand beside it, its name. */
export function Header({
  shape,
  menu,
  title,
  line,
  watchers,
  locks,
  inert,
  isOver,
  onLog,
}: {
  shape: BoardShape;
  menu: ReactNode;
  title: string;
  /** Which table it is, and how it is played. */
  line: string;
  watchers: number;
  locks: readonly [LockSeen, LockSeen];
  inert: boolean;
  /** Both locks stay in sight over whatever covers the table. */
  isOver: boolean;
  onLog: () => void;
}) {
  const { t } = useCardWords();
  const { isPhone, isSmall, hasSidebar } = shape;
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
      <LockMeter locks={locks} isSmall={isSmall} />
      {!isPhone && <SoundSwitch look="quiet" />}
      {!isPhone && <IconButton icon={LogIcon} aria-label={t("log.open")} onClick={onLog} />}
      <ChatButton />
    </header>
  );
}
