"use client";

import { memo } from "react";
import { useTranslations } from "use-intl";
import { SecondsLeft } from "@/components/table/turn/clock-ring";
import { Button } from "@/components/ui/button";
import { useEver } from "@/components/ui/hooks/use-ever";
import { useOnChange } from "@/components/ui/hooks/use-on-change";
import { useMedia } from "@/components/ui/hooks/use-size";
import { IconButton } from "@/components/ui/icon-button";
import { CloseIcon, SettingsIcon } from "@/components/ui/icons";
import { lazyPart } from "@/components/ui/loading/lazy-part";
import { LoadingBoundary } from "@/components/ui/loading/loading-boundary";
import { Menu } from "@/components/ui/menu";
import { Panel } from "@/components/ui/panel";
import { Sheet } from "@/components/ui/sheet";
import { Switch } from "@/components/ui/switch";
import { useChat } from "./chat";

export const Conversation = lazyPart(() => import("./conversation"));

/** The talk where there is room for two rows. */
export const TalkStrip = lazyPart(() => import("./talk-strip"));

/** A window in which the talk has room beside other things. */
export const roomForTalk = "(min-width: 1360px) and (min-height: 560px)";

/** A phone on its side, as the breakpoint of that name. */
const lying = "(max-height: 560px) and (min-aspect-ratio: 3/2)";

/** The talk with its heading: as a panel, or as it stands beside a table for good, where only words take room. */
function ChatPanel({ className, isPinned = false }: { className: string; isPinned?: boolean }) {
  const t = useTranslations("chat");
  const { setOpen, isHost, isOn, say } = useChat();
  const Around = isPinned ? "section" : Panel;
  return (
    <Around aria-label={t("title")} className={`flex min-h-0 animate-appear flex-col ${className}`}>
      <header className={`flex items-center gap-2 ${isPinned ? "" : "-mt-1 mb-2"}`}>
        <h2 className="flex-1 font-bold text-brass-2 text-lg">{t("title")}</h2>
        {isHost && (
          <Menu
            align="end"
            trigger={<IconButton icon={SettingsIcon} look="outline" tip={false} aria-label={t("settings")} />}
            entries={[
              {
                id: "allow",
                label: t("allow"),
                checked: isOn,
                onSelect: () => say({ action: "setTable", chat: isOn ? "off" : "on" }),
              },
            ]}
          />
        )}
        {!isPinned && (
          <IconButton
            icon={CloseIcon}
            look="outline"
            tip={false}
            aria-label={t("close")}
            onClick={() => setOpen(false)}
            className="-me-1.5"
          />
        )}
      </header>
      <LoadingBoundary>
        <Conversation isLow={isPinned} />
      </LoadingBoundary>
    </Around>
  );
}

/** Where the talk stands beside the table while it is open; pinned, it cannot be closed there. */
export function ChatBeside({ className = "", isPinned }: { className?: string; isPinned?: boolean }) {
  const { isOpen, setOpen, offerPlace } = useChat();
  // Offered once, for as long as it is there; what stood open beside the table does not come to lie over what is next.
  useOnChange([], () => {
    const withdraw = offerPlace();
    return () => {
      withdraw();
      if (!window.matchMedia(roomForTalk).matches) setOpen(false);
    };
  });
  return isOpen && <ChatPanel className={className} isPinned={isPinned} />;
}

/** Whether the table waits for oneself, and how long. */
interface OwnTurn {
  readonly isOwnTurn: boolean;
  readonly deadline: number | null;
}

/** That the table waits for oneself, where the talk lies over it, and the way back to the cards. */
function TurnLine({ isOwnTurn, deadline, onPlay }: OwnTurn & { onPlay: () => void }) {
  const t = useTranslations();
  return (
    <div
      className={
        isOwnTurn
          ? "mb-2.5 flex items-center gap-3 rounded-control border border-brass-3 bg-brass-3/15 py-1 ps-3.5 pe-1"
          : undefined
      }
    >
      <p role="status" className="min-w-0 flex-1 font-extrabold text-brass-1 text-lg">
        {isOwnTurn && t("table.yourTurn")}
        {isOwnTurn && deadline !== null && (
          // It is told once, not every second.
          <span aria-hidden="true" className="ms-2.5 text-strong">
            <SecondsLeft deadline={deadline} words={(seconds) => t("chat.seconds", { seconds })} />
          </span>
        )}
      </p>
      {isOwnTurn && (
        <Button look="brass" size="small" onClick={onPlay}>
          {t("chat.toTable")}
        </Button>
      )}
    </div>
  );
}

/** The talk over a screen that has no place for it: at the corner of a wide one, else a sheet. */
export const ChatOverlay = memo(function ChatOverlay({ isOwnTurn, deadline }: OwnTurn) {
  const t = useTranslations("chat");
  const { isOpen, setOpen, hasPlace, isInStrip, isHost, isOn, say, draft } = useChat();
  const isWide = useMedia(roomForTalk);
  const isLying = useMedia(lying);
  const isShown = isOpen && !hasPlace;
  const isSheetSeen = useEver(isShown && !isWide);
  const close = () => setOpen(false);
  // It lies over the hand or the clock, and one may be in the middle of a word.
  useOnChange([isOwnTurn], () => {
    const isWriting = draft.current.text !== "" || document.activeElement?.matches("input") === true;
    if (isOwnTurn && ((isShown && !isWide) || (isOpen && isInStrip)) && !isWriting) close();
  });
  if (isWide)
    return (
      isShown && (
        <ChatPanel className="fixed end-7 bottom-36 z-(--z-reveal) h-[min(34rem,72dvh)] w-96 shadow-modal lg:end-14" />
      )
    );
  return (
    isSheetSeen && (
      <Sheet
        open={isShown}
        onOpenChange={setOpen}
        title={t("title")}
        closeLabel={t("close")}
        className="h-[min(38rem,86dvh)] lying:h-[96dvh]"
      >
        <div className="flex h-full min-h-0 flex-col lying:grid lying:grid-cols-2 lying:grid-rows-[auto_auto_auto_auto_minmax(0,1fr)] lying:gap-x-5">
          <TurnLine isOwnTurn={isOwnTurn} deadline={deadline} onPlay={close} />
          <LoadingBoundary>
            <Conversation onSaid={close} isLow={isLying} />
          </LoadingBoundary>
          {isHost && (
            <Switch
              label={t("allow")}
              checked={isOn}
              onChange={(allowed) => say({ action: "setTable", chat: allowed ? "on" : "off" })}
            />
          )}
        </div>
      </Sheet>
    )
  );
});
