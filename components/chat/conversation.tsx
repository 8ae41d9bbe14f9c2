"use client";

import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { AvatarPicture, isAvatar } from "@/components/decor/avatars";
import { useSeatName } from "@/components/table/seats/use-seat-name";
import { Button } from "@/components/ui/button";
import { useOnChangeBeforePaint } from "@/components/ui/hooks/use-on-change";
import { IconButton } from "@/components/ui/icon-button";
import { ChatIcon, CloseIcon, SmileIcon } from "@/components/ui/icons";
import { Menu } from "@/components/ui/menu";
import { Scroller } from "@/components/ui/scroller";
import { mute } from "@/lib/browser/storage/settings";
import type { Seat } from "@/lib/rules/game";
import type { ChatLine } from "@/lib/table/chat/chat";
import { useChat } from "./chat";
import { ForWhom, ForWhomInTurn, meantFor, type ReadySaid } from "./for-whom";
import { Phrases } from "./phrases";
import { ReactionRow } from "./reaction-row";
import { useChatWords } from "./use-chat-words";
import { useMuteEntry } from "./use-mute-entry";
import { Writing } from "./writing";

/** All that was said, and the ways to say something. */
export default function Conversation({
  isLow = false,
  onSaid,
}: {
  /** There is little height, and what was said needs most of it. */
  isLow?: boolean;
  /** Something was said with one press, and there is nothing more to do here. */
  onSaid?: () => void;
}) {
  const t = useTranslations("chat");
  const { isOn, isSeated } = useChat();
  return (
    <>
      <Lines />
      <Muted />
      {isOn && isSeated && (isLow ? <ReadyInTurn onSaid={onSaid} /> : <Ready onSaid={onSaid} />)}
      {isOn && isSeated && <Writing />}
      {(!isOn || !isSeated) && <p className="py-2 text-base text-sand">{t(isOn ? "sitToTalk" : "off")}</p>}
    </>
  );
}

function Lines() {
  const t = useTranslations("chat");
  const { lines } = useChat();
  const list = useRef<HTMLElement>(null);
  const isAtFoot = useRef(true);
  useOnChangeBeforePaint([lines.at(-1)?.n], () => {
    if (isAtFoot.current) list.current?.scrollTo({ top: list.current.scrollHeight });
  });
  return (
    <Scroller
      ref={list}
      role="log"
      aria-label={t("title")}
      // Said aloud as it comes, whether this is open or not.
      aria-live="off"
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtFoot.current = scrollTop + clientHeight >= scrollHeight - 24;
      }}
      className="flex min-h-0 flex-1 flex-col lying:row-span-5 lying:row-start-1 overflow-y-auto overscroll-contain rounded-chip outline-offset-2"
    >
      {lines.length === 0 ? (
        <p className="my-auto py-3 text-center text-base text-sand">{t("empty")}</p>
      ) : (
        <ol className="mt-auto grid gap-2.5 pb-2">
          {lines.map((line) => (
            <Line key={line.n} line={line} />
          ))}
        </ol>
      )}
    </Scroller>
  );
}

function Line({ line }: { line: ChatLine }) {
  const t = useTranslations();
  const words = useChatWords();
  const muteEntry = useMuteEntry();
  const name = useSeatName()(line);
  const { player } = useChat();
  const isOwn = line.id === player;
  const picture = (
    <AvatarPicture id={isAvatar(line.avatar) ? line.avatar : "palm"} size="2.125rem" ring={isOwn ? "brass" : "quiet"} />
  );
  return (
    <li className="flex items-start gap-2.5">
      {isOwn ? (
        picture
      ) : (
        <Menu
          trigger={
            <button
              type="button"
              aria-label={t("chat.about", { name })}
              className="relative rounded-full before:absolute before:-inset-1.5"
            >
              {picture}
            </button>
          }
          entries={[muteEntry({ id: line.id, name })]}
        />
      )}
      <p className="min-w-0 flex-1 text-base/5">
        <span className={`flex font-bold text-md/4 ${isOwn ? "text-brass-2" : "text-madder-1"}`}>
          <bdi className="truncate">{isOwn ? t("common.you") : name}</bdi>
        </span>
        <span className="wrap-anywhere block overflow-hidden">
          <bdi>{words(line)}</bdi>
        </span>
      </p>
    </li>
  );
}

/** Those at the table whose words are not shown, each with the way to hear them again. */
function Muted() {
  const t = useTranslations("chat");
  const nameOf = useSeatName();
  const { seats, muted } = useChat();
  const silenced = seats.flatMap((seat) => (seat && muted.includes(seat.id) ? [seat] : []));
  if (silenced.length === 0) return null;
  return (
    <ul aria-label={t("muted")} className="flex flex-wrap gap-1.5 py-1.5">
      {silenced.map((seat) => (
        <li key={seat.id}>
          <Button
            look="outline"
            size="small"
            icon={CloseIcon}
            aria-label={t("unmute", { name: nameOf(seat) })}
            onClick={() => mute(seat.id, false)}
          >
            <span className="text-sand">{t("mutedName", { name: nameOf(seat) })}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** What can be said with one press. */
function Ready({ onSaid }: { onSaid: (() => void) | undefined }) {
  const { say } = useChat();
  const [to, setTo] = useState<Seat | null>(null);
  const show = (said: ReadySaid) => {
    if (say(meantFor(said, to))) onSaid?.();
  };
  return (
    <div className="grid gap-2 border-hairline/50 border-t pt-2.5">
      <ForWhom to={to} onChange={setTo} />
      <Phrases onSay={show} />
      <ReactionRow onSay={show} />
    </div>
  );
}

/** The same in one row: the phrases, or the reactions in their place. */
function ReadyInTurn({ onSaid }: { onSaid: (() => void) | undefined }) {
  const t = useTranslations("chat");
  const { say } = useChat();
  const [isReacting, setReacting] = useState(false);
  const [to, setTo] = useState<Seat | null>(null);
  const show = (said: ReadySaid) => {
    if (say(meantFor(said, to))) onSaid?.();
  };
  return (
    <div className="flex items-start gap-1.5 pt-1">
      <IconButton
        icon={isReacting ? ChatIcon : SmileIcon}
        look="outline"
        tip={false}
        aria-label={t(isReacting ? "phrasesLabel" : "reactionsLabel")}
        onClick={() => setReacting(!isReacting)}
      />
      <ForWhomInTurn to={to} onChange={setTo} />
      <div className="min-w-0 flex-1">{isReacting ? <ReactionRow onSay={show} /> : <Phrases onSay={show} />}</div>
    </div>
  );
}
