"use client";

import { type FormEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { AvatarPicture, isAvatar } from "@/components/decor/avatars";
import { PlayerPicture } from "@/components/table/seats/player-picture";
import { useSeatName } from "@/components/table/seats/use-seat-name";
import { Button } from "@/components/ui/button";
import { useOnChange, useOnChangeBeforePaint } from "@/components/ui/hooks/use-on-change";
import { IconButton } from "@/components/ui/icon-button";
import { ChatIcon, CloseIcon, PeopleIcon, SendIcon, SmileIcon } from "@/components/ui/icons";
import { Menu } from "@/components/ui/menu";
import { Scroller } from "@/components/ui/scroller";
import { TextField } from "@/components/ui/text-field";
import { mute } from "@/lib/browser/storage/settings";
import type { Seat } from "@/lib/rules/game";
import { type ChatLine, type Phrase, phraseCodes, type Reaction } from "@/lib/table/chat/chat";
import { asText, TEXT_LENGTH } from "@/lib/table/wire/names-and-codes";
import { type Draft, useChat } from "./chat";
import { ReactionRow } from "./reaction-row";
import { useChatWords } from "./use-chat-words";
import { useMuteEntry } from "./use-mute-entry";

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

/** What is said with one press. */
type ReadySaid = { action: "phrase"; phrase: Phrase } | { action: "react"; reaction: Reaction };

const meantFor = (said: ReadySaid, to: Seat | null) => (to === null ? said : { ...said, to });

/** Whom the next ready phrase or reaction is meant for: a seat, or all. */
interface Meant {
  readonly to: Seat | null;
  readonly onChange: (to: Seat | null) => void;
}

const forWhomLook =
  "grid h-11 min-w-11 place-items-center rounded-control border px-1 font-bold text-md aria-pressed:border-brass-3 aria-pressed:bg-brass-3/20";

/** The others at the table, where there is anybody to choose among. */
function useOthers() {
  const { seats, player } = useChat();
  const others = seats.flatMap((seat, number) => (seat && seat.id !== player ? [{ seat, number }] : []));
  return others.length < 2 ? [] : others;
}

/** All of them, or one of the others by their face. */
function ForWhom({ to, onChange }: Meant) {
  const t = useTranslations("chat");
  const nameOf = useSeatName();
  const others = useOthers();
  if (others.length === 0) return null;
  return (
    <fieldset className="flex gap-1.5">
      <legend className="sr-only">{t("forWhom")}</legend>
      <button
        type="button"
        aria-pressed={to === null}
        onClick={() => onChange(null)}
        className={`${forWhomLook} border-hairline px-2.5 text-strong`}
      >
        {t("forAll")}
      </button>
      {others.map(({ seat, number }) => (
        <button
          key={seat.id}
          type="button"
          aria-label={nameOf(seat)}
          aria-pressed={to === number}
          onClick={() => onChange(to === number ? null : number)}
          className={`${forWhomLook} border-transparent`}
        >
          <PlayerPicture seat={seat} size="2.125rem" />
        </button>
      ))}
    </fieldset>
  );
}

/** The same in the room of one button: each press goes on to the next of them. */
function ForWhomInTurn({ to, onChange }: Meant) {
  const t = useTranslations("chat");
  const nameOf = useSeatName();
  const others = useOthers();
  if (others.length === 0) return null;
  const at = others.findIndex(({ number }) => number === to);
  const seat = others[at]?.seat;
  return (
    <button
      type="button"
      aria-label={`${t("forWhom")}: ${seat ? nameOf(seat) : t("forAll")}`}
      onClick={() => onChange(others[at + 1]?.number ?? null)}
      className={`${forWhomLook} shrink-0 border-hairline`}
    >
      {seat ? <PlayerPicture seat={seat} size="2.125rem" /> : <PeopleIcon className="size-5" />}
    </button>
  );
}

function Phrases({ onSay }: { onSay: (said: { action: "phrase"; phrase: Phrase }) => void }) {
  const t = useTranslations("chat");
  return (
    <ul aria-label={t("phrasesLabel")} className="-mx-1 flex gap-2 overflow-x-auto px-1 pb-1 [scrollbar-width:none]">
      {phraseCodes.map((phrase) => (
        <li key={phrase} className="shrink-0">
          <button
            type="button"
            onClick={() => onSay({ action: "phrase", phrase })}
            className="min-h-11 rounded-control border border-hairline bg-well/70 px-3 font-bold text-md text-strong active:bg-lacquer"
          >
            {t(`phrases.${phrase}`)}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Writing() {
  const t = useTranslations("chat");
  const { say, lines, player, losses, draft } = useChat();
  const [{ text, sent }, setDraft] = useState(draft.current);
  const [isUnsayable, setUnsayable] = useState(false);
  const keep = (change: Partial<Draft>) => {
    draft.current = { ...draft.current, ...change };
    setDraft(draft.current);
  };
  useOnChange([lines.findLast(({ id }) => id === player)?.n], () => {
    const isHeard = lines.some(({ id, n, text }) => id === player && n > sent.after && text === sent.said);
    if (!isHeard) return;
    keep({ sent: { ...sent, said: "", isUnderWay: false }, text: asText(text) === sent.said ? "" : text });
  });
  useOnChange([losses], () => keep({ sent: { ...draft.current.sent, isUnderWay: false } }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    const said = asText(text);
    if (said === null) return setUnsayable(true);
    if (sent.isUnderWay && said === sent.said) return;
    if (say({ action: "chat", text: said })) keep({ sent: { said, after: lines.at(-1)?.n ?? 0, isUnderWay: true } });
  };
  return (
    <form onSubmit={send} className="mt-2">
      <TextField
        label={t("write")}
        hideLabel
        value={text}
        // By code points, as the table counts.
        onChange={(written) => {
          keep({ text: [...written].slice(0, TEXT_LENGTH).join("") });
          setUnsayable(false);
        }}
        error={isUnsayable && t("unsayable")}
        placeholder={t("write")}
        enterKeyHint="send"
        end={<IconButton type="submit" icon={SendIcon} look="brass" tip={false} aria-label={t("send")} />}
      />
    </form>
  );
}
