import { type CSSProperties, type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { useSeatName } from "@/components/table/seats/use-seat-name";
import { IconButton } from "@/components/ui/icon-button";
import { ChatIcon, PencilIcon, SmileIcon } from "@/components/ui/icons";
import type { Seat } from "@/lib/rules/game";
import { useChat } from "./chat";
import { ForWhomInTurn, meantFor, type ReadySaid } from "./for-whom";
import { Phrases } from "./phrases";
import { ReactionRow } from "./reaction-row";
import { useChatWords } from "./use-chat-words";
import { Writing } from "./writing";

/**
 * The talk where there is room for two rows: for whom, reactions and ready phrases, or a field to write in with what one
 * holds under it, as a phone's keys lie over the hand. What was said is a press away.
 */
export default function TalkStrip({
  className,
  style,
  held,
}: {
  className: string;
  style: CSSProperties;
  /** One's own cards in one row. */
  held: ReactNode;
}) {
  const t = useTranslations("chat");
  const { openWhole, draft, say, unread } = useChat();
  const [isWriting, setWriting] = useState(draft.current.text !== "");
  const [to, setTo] = useState<Seat | null>(null);
  const show = (said: ReadySaid) => say(meantFor(said, to));
  return (
    <section aria-label={t("title")} className={`grid grid-cols-[minmax(0,1fr)] gap-1 ${className}`} style={style}>
      {isWriting ? (
        <>
          <div className="flex items-start gap-1.5 *:mt-0">
            <IconButton
              icon={SmileIcon}
              look="outline"
              tip={false}
              aria-label={t("phrasesLabel")}
              onClick={() => setWriting(false)}
              className="my-1"
            />
            <IconButton
              icon={ChatIcon}
              look="outline"
              tip={false}
              count={unread}
              aria-label={t("all")}
              onClick={openWhole}
              className="my-1"
            />
            <Writing isAtOnce />
          </div>
          <div className="flex min-h-10 items-center justify-center gap-1 overflow-x-auto [scrollbar-width:none]">
            {held}
          </div>
        </>
      ) : (
        <>
          <div className="flex items-center gap-1.5">
            <ForWhomInTurn to={to} onChange={setTo} isNamed />
            <div className="min-w-0 flex-1">
              <ReactionRow onSay={show} isNarrow />
            </div>
            <IconButton
              icon={PencilIcon}
              look="quiet"
              tip={false}
              aria-label={t("write")}
              onClick={() => setWriting(true)}
            />
          </div>
          <Phrases onSay={show} first={<LastSaid />} isLow />
        </>
      )}
    </section>
  );
}

/** What was said last, and the way to all of it; nothing while nobody has spoken. */
function LastSaid() {
  const t = useTranslations("chat");
  const { lines, unread, openWhole } = useChat();
  const words = useChatWords();
  const nameOf = useSeatName();
  const last = lines.at(-1);
  if (!last) return null;
  return (
    <button
      type="button"
      aria-label={t("all")}
      onClick={openWhole}
      className="flex min-h-10 max-w-44 items-center gap-2 rounded-control px-1.5 text-base text-sand"
    >
      <ChatIcon size={20} className={unread > 0 ? "text-brass-2" : "text-sand"} />
      <bdi className="truncate">{t("says", { name: nameOf(last), words: words(last) })}</bdi>
    </button>
  );
}
