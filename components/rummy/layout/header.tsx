import type { ReactNode } from "react";
import { ChatButton } from "@/components/chat/chat-button";
import { SoundSwitch } from "@/components/home/language-and-sound";
import type { BoardShape } from "@/components/melds/layout/board-shape";
import { Watchers } from "@/components/table/seats/watchers";
import { IconButton } from "@/components/ui/icon-button";
import { LogIcon } from "@/components/ui/icons";
import { useCardWords } from "../use-card-words";
import type { Standing } from "../use-seen";

/** The strip over the table: between the menu and the talk everybody's points, or, where those stand beside it, its name. */
export function Header({
  shape,
  menu,
  title,
  line,
  watchers,
  standings,
  inert,
  onLog,
}: {
  shape: BoardShape;
  menu: ReactNode;
  title: string;
  /** Which table it is, and how it is played. */
  line: string;
  watchers: number;
  standings: readonly Standing[];
  inert: boolean;
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
      className="relative z-(--z-hud) flex items-center gap-2 px-2.5 pt-[calc(var(--safe-top)+6px)] pb-1.5"
    >
      <h1 className="sr-only">{`${title}, ${line}`}</h1>
      {menu}
      <dl
        aria-label={t("sums")}
        className={`lacquer flex min-w-0 flex-1 divide-x divide-hairline/50 rounded-panel px-1 ${isSmall ? "py-0.5" : "py-1.5"}`}
      >
        {standings.map(({ seat, name, sum, isOwn }) => (
          <div key={seat} className="min-w-0 flex-1 px-1 text-center">
            <dt className={`truncate font-bold text-sm/4 ${isOwn ? "text-brass-2" : "text-bone"}`}>
              <bdi>{name}</bdi>
            </dt>
            <dd className="font-extrabold text-lg/6 text-strong tabular-nums">{sum}</dd>
          </div>
        ))}
      </dl>
      {!isPhone && <SoundSwitch look="quiet" />}
      {!isPhone && <IconButton icon={LogIcon} aria-label={t("log.open")} onClick={onLog} />}
      <ChatButton />
    </header>
  );
}
