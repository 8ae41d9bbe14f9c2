import { type PointerEvent, useCallback, useEffect, useRef, useState } from "react";
import { useTakenFocus } from "@/components/ui/hooks/use-taken-focus";
import { type BalootState, seatInTrick } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { Face } from "../cards/card";
import { useBalootWords } from "../cards/card-words";

const LONG_PRESS_MS = 450;
const KEY = "KeyL";
/** Is a key meant for something else: for what is written, or for what lies over the table? */
const isElsewhere = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest("input, textarea, select, [contenteditable], [role=dialog], [role=menu]") !== null;

/** Whether the last trick is looked at: while a finger rests on the carpet, while L is held, or until it is put away. */
export function useLastTrick() {
  const [isShown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.code === "Escape") setShown(false);
      if (event.code !== KEY || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!isElsewhere(event.target)) setShown(true);
    };
    const released = (event: KeyboardEvent) => event.code === KEY && setShown(false);
    document.addEventListener("keydown", pressed);
    document.addEventListener("keyup", released);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener("keydown", pressed);
      document.removeEventListener("keyup", released);
    };
  }, []);
  const release = () => {
    clearTimeout(timer.current);
    setShown(false);
  };
  const longPress = {
    // What comes up under the pointer does not end the press.
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      timer.current = setTimeout(() => setShown(true), LONG_PRESS_MS);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
  const show = useCallback(() => setShown(true), []);
  return { isShown, show, putAway: () => setShown(false), longPress };
}

/** The trick that was taken last, each card by whoever played it. */
export function LastTrick({
  view,
  nameOf,
  onPutAway,
}: {
  view: BalootState;
  nameOf: (seat: Seat) => string;
  onPutAway: () => void;
}) {
  const { t, cardName } = useBalootWords();
  // It was asked for, and leaves by the next key.
  const own = useTakenFocus<HTMLButtonElement>();
  const { deal, phase } = view;
  const last = deal.tricks.findLast(
    ({ cards }, index) => cards.length === 4 && index < deal.tricks.length - (phase === "trick" ? 0 : 1),
  );
  const title = t(last ? "log.lastTrick" : "log.noLastTrick");
  return (
    <button
      ref={own}
      type="button"
      data-last-trick=""
      className="lacquer absolute inset-x-4 top-[22%] z-(--z-reveal) mx-auto block w-fit animate-pop rounded-panel p-4 text-center shadow-modal outline-offset-4"
      onClick={onPutAway}
    >
      <span className="mb-2 block font-bold text-brass-2 text-lg">{title}</span>
      <span className="unmirrored flex justify-center gap-2">
        {last?.cards.map((card, place) => {
          const name = nameOf(seatInTrick(last, place));
          return (
            <span key={card} className="grid justify-items-center gap-1">
              <span aria-hidden="true" className="block w-16 rounded-[5px] shadow-card">
                <Face card={card} />
              </span>
              <span className="sr-only">{t("laid", { name, card: cardName(card) })}</span>
              <bdi aria-hidden="true" className="max-w-16 truncate text-md text-sand">
                {name}
              </bdi>
            </span>
          );
        })}
      </span>
    </button>
  );
}
