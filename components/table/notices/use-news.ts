import { useRef, useState } from "react";
import { useOnChange } from "@/components/ui/hooks/use-on-change";
import { playSound } from "@/lib/browser/device/play-sound";
import type { Sound } from "@/lib/browser/device/sound-notes";
import { feel } from "@/lib/browser/device/vibration";

/** What has happened since the last look, for those who cannot see it. */
interface News {
  /** Whole sentences. */
  readonly words: readonly string[];
  readonly sounds: readonly (Sound | null)[];
  /** What is said besides where one's own turn has come. */
  readonly yourTurn: readonly string[];
}

/** Says, sounds and feels what has happened each time something has, and that one's own turn has come. */
export function useNews(
  happened: unknown,
  isOwnTurn: boolean,
  tell: () => News,
): { readonly id: number; readonly text: string } {
  const [said, setSaid] = useState({ id: 0, text: "" });
  const wasOwnTurn = useRef(false);
  useOnChange([happened, isOwnTurn], () => {
    const { words, sounds, yourTurn } = tell();
    for (const sound of sounds) if (sound) playSound(sound);
    const hasCome = isOwnTurn && !wasOwnTurn.current;
    wasOwnTurn.current = isOwnTurn;
    if (hasCome) {
      playSound("turn");
      feel("turn");
    }
    const text = [...words, ...(hasCome ? yourTurn : [])].join(" ");
    if (text) setSaid(({ id }) => ({ id: id + 1, text }));
  });
  return said;
}
