import { useCallback, useEffect, useState } from "react";
import { type Reason, ReasonBubble } from "@/components/hand/reason";

/** How long it stands where nothing else is pressed. */
const STANDS_MS = 5_000;
/** Room over a place for what is said about it. */
const LEAST_TOP = 76;

/** A reason, and the place of the screen it is about. */
interface ReasonAt extends Reason {
  readonly x: number;
  readonly top: number;
  readonly within: number;
  readonly id: number;
}

/** Why a place of the table does not take what is put there, said at the place until something else is pressed. */
export function usePlaceReason() {
  const [reason, setReason] = useState<ReasonAt | null>(null);
  useEffect(() => {
    if (!reason) return;
    const close = () => setReason(null);
    const pressed = ({ target }: PointerEvent) => {
      // Its own way to the paragraph is no other thing.
      if (!(target instanceof Element && target.closest("[data-rule]"))) close();
    };
    const timer = setTimeout(close, STANDS_MS);
    window.addEventListener("pointerdown", pressed, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pointerdown", pressed, true);
    };
  }, [reason]);
  /** Says it there; false where there is no such place. */
  const say = useCallback((why: Reason, place: Element | null): boolean => {
    const box = place?.getBoundingClientRect();
    if (!box || box.width === 0) return false;
    const top = Math.max(LEAST_TOP, Math.min(box.top, window.innerHeight));
    const x = box.left + box.width / 2;
    setReason((last) => ({ ...why, x, top, within: window.innerWidth, id: (last?.id ?? 0) + 1 }));
    return true;
  }, []);
  return { reason, say };
}

/** The reason over the place it is about. */
export function PlaceReason({ reason }: { reason: ReasonAt | null }) {
  if (!reason) return null;
  const { id, x, top, within, ...why } = reason;
  return (
    <div
      key={id}
      data-refused=""
      className="unmirrored pointer-events-none fixed inset-x-0 z-(--z-reason)"
      style={{ insetBlockStart: top }}
    >
      <ReasonBubble {...why} x={x} within={within} over={6} isBone />
    </div>
  );
}
