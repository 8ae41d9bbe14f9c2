"use client";

import { memo, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { AvatarPicture, isAvatar } from "@/components/decor/avatars";
import { EASE_IN_OUT, isStill } from "@/components/flight/flight";
import { Announcer } from "@/components/table/notices/announcer";
import { useSeatName } from "@/components/table/seats/use-seat-name";
import { playSound } from "@/lib/browser/device/play-sound";
import type { Utterance } from "@/lib/client/table-link";
import type { ChatLine } from "@/lib/table/chat/chat";
import { useChat } from "./chat";
import { ReactionPicture } from "./reactions";
import { useChatWords } from "./use-chat-words";

const READING = { least: 3_500, most: 8_000, eachMs: 45 };
const REACTION_MS = 2_600;
const MARGIN = 8;
/** So often it is looked for whoever said something, where they have no picture at the table yet, or any more. */
const LOOK_MS = 100;
/** What is meant for somebody comes up at its sender and flies there. */
const FLIES_MS = 500;

/** How long something said stays over its seat. */
const shownMs = ({ line }: Utterance): number =>
  line ? Math.min(READING.most, READING.least + line.text.length * READING.eachMs) : REACTION_MS;

/** The latest that each player said, as long as it is to be seen. */
function useFresh(utterances: readonly Utterance[]): readonly Utterance[] {
  const [, lookAgain] = useState(0);
  const now = performance.now();
  const fresh = utterances.filter((said) => now - said.at < shownMs(said));
  const ends = Math.min(...fresh.map((said) => said.at + shownMs(said) - now));
  useEffect(() => {
    if (!Number.isFinite(ends)) return;
    const timer = setTimeout(() => lookAgain((times) => times + 1), ends + 20);
    return () => clearTimeout(timer);
  }, [ends]);
  return fresh.filter((said) => fresh.findLast(({ player }) => player === said.player) === said);
}

/** Where a player is on screen: their picture, the topmost if there are several. */
function pictureOf(player: string): DOMRect | null {
  const pictures = [...document.querySelectorAll(`[data-speaker="${player}"]`)];
  const boxes = pictures.map((picture) => picture.getBoundingClientRect()).filter(({ width }) => width > 0);
  return boxes.at(-1) ?? null;
}

/** What was just said, over the seat of whoever said it, and aloud to whoever cannot see it. */
export const SpeechBubbles = memo(function SpeechBubbles() {
  const t = useTranslations("chat");
  const { utterances, player } = useChat();
  const words = useChatWords();
  const nameOf = useSeatName();
  const last = utterances.findLast((said) => said.player !== player && said.line);
  return (
    <>
      {useFresh(utterances).map((said) => (
        <Bubble key={said.id} said={said} />
      ))}
      <Announcer
        id={last?.id ?? 0}
        text={last?.line ? t("says", { name: nameOf(last.line), words: words(last.line) }) : ""}
      />
    </>
  );
});

/** Who says what is seen over somebody else. */
const SenderFace = ({ line }: { line: ChatLine }) => (
  <AvatarPicture
    id={isAvatar(line.avatar) ? line.avatar : "palm"}
    size="1.5rem"
    ring="none"
    className="me-1.5 inline-block align-middle"
  />
);

function Bubble({ said }: { said: Utterance }) {
  const words = useChatWords();
  const ref = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number; tail: number; isBelow: boolean } | null>(null);
  useLayoutEffect(() => {
    let again: ReturnType<typeof setTimeout> | undefined;
    const lay = () => {
      const own = ref.current;
      const from = pictureOf(said.player);
      // Who is not to be seen here cannot be flown to.
      const seat = (said.to && pictureOf(said.to)) || from;
      // A board draws its seats after its cards: what was said before is laid as soon as there is somebody to say it.
      if (!own || !seat) {
        again = setTimeout(lay, LOOK_MS);
        return;
      }
      const { offsetWidth: width, offsetHeight: height } = own;
      const middle = seat.left + seat.width / 2;
      const left = Math.max(MARGIN, Math.min(innerWidth - width - MARGIN, middle - width / 2));
      const isBelow = seat.top - height - MARGIN < MARGIN;
      const top = isBelow ? seat.bottom + 4 : seat.top - height - 6;
      setPlace({ left, top, tail: Math.max(16, Math.min(width - 16, middle - left)), isBelow });
      if (from && seat !== from && !isStill()) {
        const across = from.left + from.width / 2 - (left + width / 2);
        const down = from.top + from.height / 2 - (top + height / 2);
        own.animate(
          [
            { transform: `translate(${across}px, ${down}px) scale(0.4)`, opacity: 0 },
            { offset: 0.28, transform: `translate(${across}px, ${down}px)`, opacity: 1, easing: EASE_IN_OUT },
            { transform: "none", opacity: 1 },
          ],
          { duration: FLIES_MS },
        );
        playSound("flies");
      }
    };
    lay();
    return () => clearTimeout(again);
  }, [said.player, said.to]);
  return (
    <div
      ref={ref}
      aria-hidden="true"
      data-said={said.id}
      className="pointer-events-none fixed top-0 left-0 z-(--z-reveal) w-max max-w-[min(15rem,70vw)]"
      style={place ? { translate: `${place.left}px ${place.top}px` } : { visibility: "hidden" }}
    >
      {said.line ? (
        <div className="relative animate-pop rounded-control bg-linear-to-b from-[#fffdf6] to-[#f4e9d3] px-3 py-1.5 font-bold text-[#2a1a12] text-md/5 shadow-panel">
          <p dir="auto" className="wrap-anywhere line-clamp-3 overflow-hidden">
            {said.to && <SenderFace line={said.line} />}
            {words(said.line)}
          </p>
          {place && (
            <span
              className={`absolute size-3 rotate-45 ${place.isBelow ? "-top-1 bg-[#fffdf6]" : "-bottom-1 bg-[#f4e9d3]"}`}
              style={{ left: place.tail - 6 }}
            />
          )}
        </div>
      ) : (
        said.reaction && (
          <div className="animate-pop drop-shadow-[0_6px_10px_rgb(5_2_10/0.7)]">
            <ReactionPicture reaction={said.reaction} size={52} />
          </div>
        )
      )}
    </div>
  );
}
