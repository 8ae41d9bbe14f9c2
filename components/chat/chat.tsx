"use client";

import { createContext, type ReactNode, type RefObject, useContext, useEffect, useMemo, useRef, useState } from "react";
import type { Say } from "@/components/table/board-props";
import { muted } from "@/lib/browser/storage/settings";
import { useStored } from "@/lib/browser/storage/stored";
import type { Shown, Utterance } from "@/lib/client/table-link";
import type { ChatLine } from "@/lib/table/chat/chat";
import type { SeatView } from "@/lib/table/wire/protocol";

/** What one is about to say. */
export interface Draft {
  readonly text: string;
  /** What was said last: it stays in the field until it is heard here, and may be said again once it is lost. */
  readonly sent: { readonly said: string; readonly after: number; readonly isUnderWay: boolean };
}

/** What a part of the screen has room for: all of the talk, or only ways to say something. */
type TalkPlace = "whole" | "strip";

/** The talk at a table, as every part of the screen that shows some of it needs it. */
interface Chat {
  readonly player: string | null;
  readonly seats: readonly (SeatView | null)[];
  /** Without those of the muted. */
  readonly lines: readonly ChatLine[];
  readonly utterances: readonly Utterance[];
  readonly muted: readonly string[];
  readonly unread: number;
  /** Whether the host lets people talk. */
  readonly isOn: boolean;
  readonly isSeated: boolean;
  readonly isHost: boolean;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** Whether some part of the screen has a place for the talk, so that it need not lie over the rest. */
  readonly hasPlace: boolean;
  /** Offers such a place until the returned function is called; one with no room for what was said is a strip. */
  readonly offerPlace: (kind?: TalkPlace) => () => void;
  /** The talk stands in a strip, where it does not lie over the rest. */
  readonly isInStrip: boolean;
  /** Opens all of it, where there is only a strip for it. */
  readonly openWhole: () => void;
  readonly say: Say;
  /** It outlives the field it is written in, and nobody is told when it changes. */
  readonly draft: RefObject<Draft>;
  /** Changes when what was said and not heard here since will not be heard any more: refused, or the line was lost. */
  readonly losses: string;
}

const ChatContext = createContext<Chat | null>(null);

/** The talk at the table around. */
export function useChat(): Chat {
  const chat = useContext(ChatContext);
  if (!chat) throw new Error("no table is around");
  return chat;
}

/** Gives everything at a table its talk. */
export function ChatProvider({
  shown,
  say,
  children,
}: {
  shown: Pick<Shown<unknown, unknown>, "chat" | "utterances" | "table" | "seat" | "player" | "word" | "reach">;
  say: Say;
  children: ReactNode;
}) {
  const { table, seat, player } = shown;
  const silenced = useStored(muted);
  const [isOpen, setIsOpen] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const [places, setPlaces] = useState({ whole: 0, strip: 0 });
  const isInStrip = places.strip > 0 && !isWhole;
  const draft = useRef<Draft>({ text: "", sent: { said: "", after: 0, isUnderWay: false } });
  const last = shown.chat.at(-1)?.n ?? 0;
  const losses = `${shown.word?.id} ${shown.reach}`;
  // What was said before one came is known of, not news.
  const [read, setRead] = useState(last);
  const isRead = isOpen && !isInStrip;
  useEffect(() => {
    if (isRead) setRead(last);
  }, [isRead, last]);

  const chat = useMemo<Chat>(() => {
    const lines = shown.chat.filter(({ id }) => !silenced.includes(id));
    return {
      player,
      seats: table?.seats ?? [],
      lines,
      utterances: shown.utterances.filter((said) => !silenced.includes(said.player)),
      muted: silenced,
      unread: isRead ? 0 : lines.filter(({ n, id }) => n > read && id !== player).length,
      isOn: table?.chat === "on",
      isSeated: seat !== null,
      isHost: table !== null && table.host === player,
      isOpen,
      setOpen: (open) => {
        setIsOpen(open);
        setWhole(false);
      },
      hasPlace: places.whole > 0 || isInStrip,
      offerPlace: (kind = "whole") => {
        const count = (change: number) => setPlaces((now) => ({ ...now, [kind]: now[kind] + change }));
        count(1);
        return () => count(-1);
      },
      isInStrip,
      openWhole: () => setWhole(true),
      say,
      draft,
      losses,
    };
  }, [
    shown.chat,
    shown.utterances,
    table,
    seat,
    player,
    silenced,
    isOpen,
    isRead,
    isInStrip,
    places,
    read,
    say,
    losses,
  ]);
  return <ChatContext value={chat}>{children}</ChatContext>;
}
