"use client";

import { lazy, Suspense, useEffect } from "react";
import { useTranslations } from "use-intl";
import { useMedia } from "@/components/table/use-size";
import { IconButton } from "@/components/ui/icon-button";
import { CloseIcon } from "@/components/ui/icons";
import { useOnce } from "@/components/ui/once";
import { Panel } from "@/components/ui/panel";
import { Sheet } from "@/components/ui/sheet";
import { useChat } from "./chat";

const Conversation = lazy(() => import("./conversation"));

function ChatPanel({ className }: { className: string }) {
  const t = useTranslations("table.chat");
  const { setOpen } = useChat();
  return (
    <Panel aria-label={t("title")} className={`flex min-h-0 animate-appear flex-col ${className}`}>
      <header className="-mt-1 mb-2 flex items-center justify-between gap-3">
        <h2 className="font-bold text-brass-2 text-lg">{t("title")}</h2>
        <IconButton
          icon={CloseIcon}
          look="outline"
          tip={false}
          aria-label={t("close")}
          onClick={() => setOpen(false)}
          className="-me-1.5"
        />
      </header>
      <Suspense>
        <Conversation />
      </Suspense>
    </Panel>
  );
}

/** Where the talk stands beside the table while it is open. */
export function ChatPlace({ className = "" }: { className?: string }) {
  const { isOpen, offerPlace } = useChat();
  // biome-ignore lint/correctness/useExhaustiveDependencies: offered once, for as long as it is there
  useEffect(() => offerPlace(), []);
  return isOpen && <ChatPanel className={className} />;
}

/** The talk over a screen that has no place for it: at the corner of a wide one, else a sheet. */
export function ChatOverlay() {
  const t = useTranslations("table.chat");
  const { isOpen, setOpen, hasPlace } = useChat();
  const isWide = useMedia("(min-width: 1024px) and (min-height: 560px)");
  const isShown = isOpen && !hasPlace;
  const isSheetSeen = useOnce(isShown && !isWide);
  if (isWide)
    return (
      isShown && <ChatPanel className="fixed end-7 bottom-7 z-(--z-reveal) h-[min(34rem,72dvh)] w-96 shadow-modal" />
    );
  return (
    isSheetSeen && (
      <Sheet
        open={isShown}
        onOpenChange={setOpen}
        title={t("title")}
        closeLabel={t("close")}
        className="h-[min(38rem,86dvh)]"
      >
        <div className="flex h-full min-h-0 flex-col">
          <Suspense>
            <Conversation />
          </Suspense>
        </div>
      </Sheet>
    )
  );
}
