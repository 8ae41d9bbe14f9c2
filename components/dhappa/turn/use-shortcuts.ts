import { useEffect } from "react";
import { useSteady } from "@/components/ui/hooks/use-steady";

/** The next of these after whatever has the focus. */
function nextOf(selector: string): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => !one.closest("[inert]"));
  const now = all.findIndex((one) => one === document.activeElement);
  return all[(now + 1) % all.length];
}

interface Deeds {
  readonly turn: {
    readonly phase: "pick" | "play" | "wait";
    readonly undoable: number;
    readonly undo: (all: boolean) => void;
    readonly select: (cards: readonly []) => void;
  };
  readonly hasDiscards: boolean;
  readonly draw: () => void;
  readonly openPick: () => void;
  readonly sort: () => void;
}

/**
 * D draws, P opens the discards, H leads to the hand, L to each place that takes what is selected, E does what is brass, U
 * takes back, and with shift all of it, S sorts: wherever the focus is but where something is written or chosen.
 */
export function useShortcuts({ turn, hasDiscards, draw, openPick, sort }: Deeds): void {
  const pressed = useSteady((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.target instanceof Element && event.target.closest("input, textarea, [role=dialog], [role=menu]")) return;
    if (event.key === "Escape") return turn.select([]);
    const letter = event.code.replace(/^Key/, "").toLowerCase();
    const deeds: Readonly<Record<string, (() => void) | undefined | null>> = {
      d: turn.phase === "pick" ? draw : null,
      p: turn.phase === "pick" && hasDiscards ? openPick : null,
      u: turn.undoable > 0 ? () => turn.undo(event.shiftKey) : null,
      s: sort,
      h: () => nextOf("[data-hand] [data-card][tabindex='0']")?.focus(),
      l: () => nextOf("[data-lit]")?.focus(),
      e: () => nextOf("[data-main]")?.click(),
    };
    const deed = event.code.startsWith("Key") ? deeds[letter] : null;
    if (!deed) return;
    event.preventDefault();
    deed();
  });
  useEffect(() => {
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, [pressed]);
}
