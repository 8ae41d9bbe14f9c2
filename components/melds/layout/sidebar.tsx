import type { ReactNode } from "react";
import { useChat } from "@/components/chat/chat";
import { ChatButton } from "@/components/chat/chat-button";
import { ChatBeside } from "@/components/chat/chat-panel";
import { SaduBand } from "@/components/decor/sadu-band";
import { Wordmark } from "@/components/decor/wordmark";
import { SoundSwitch } from "@/components/home/language-and-sound";
import { useOpenRules } from "@/components/rulebook/use-open-rules";
import { IconButton } from "@/components/ui/icon-button";
import { BookIcon } from "@/components/ui/icons";
import { Scroller } from "@/components/ui/scroller";
import { useMeldWords } from "../use-meld-words";

/** How the match stands, the log and the talk beside a wide table. */
export function Sidebar({
  menu,
  log,
  inert,
  isOver = false,
  children,
}: {
  menu: ReactNode;
  log: ReactNode;
  inert: boolean;
  /** It stays in sight over whatever covers the table. */
  isOver?: boolean;
  /** How the match stands. */
  children: ReactNode;
}) {
  const { t } = useMeldWords();
  const rules = useOpenRules();
  const { isOpen: isTalking } = useChat();
  return (
    <aside
      inert={inert}
      className={`relative grid w-90 ${isOver ? "z-[calc(var(--z-reveal)+1)]" : "z-(--z-hud)"} grid-cols-[auto_minmax(0,1fr)] bg-linear-to-b from-[#1d1538] to-[#150e1f]`}
    >
      <SaduBand kind="uwairjan" cell={2.5} upright />
      <div className="flex min-h-0 flex-col gap-3 p-4">
        <div className="flex items-center gap-1.5">
          <Wordmark className="me-auto text-lg" />
          <SoundSwitch />
          <IconButton icon={BookIcon} look="outline" aria-label={t("menu.rules")} onClick={() => rules.open(null)} />
          <ChatButton look="outline" />
          {menu}
        </div>
        {children}
        <section aria-label={t("log.title")} className="flex min-h-24 flex-1 basis-0 flex-col">
          <h2 className="mb-1 font-bold text-brass-2 text-lg">{t("log.title")}</h2>
          <Scroller aria-label={t("log.title")} className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
            {log}
          </Scroller>
        </section>
        {isTalking && <ChatBeside isPinned className="min-h-64 flex-1 basis-0 border-hairline/50 border-t pt-1.5" />}
      </div>
    </aside>
  );
}
