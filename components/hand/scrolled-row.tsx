import { type ComponentProps, type RefObject, useEffect, useState } from "react";
import { isStill } from "@/components/flight/flight";
import { classes } from "@/components/ui/classes";
import { DownIcon } from "@/components/ui/icons";
import { DRAG_PX } from "./drag-distance";

/** An arrow leads on by so much of what is seen. */
const PAGE = 0.7;
/** A mouse whose wheel counts lines, or pages, and not pixels. */
const LINE_PX = 24;

/** What one drags along a row with a mouse: the row. Whoever goes up or down first has taken a card instead. */
function dragAlong(frame: HTMLElement, { pointerId, clientX, clientY }: PointerEvent): void {
  const from = frame.scrollLeft;
  const over = new AbortController();
  const { signal } = over;
  let isDragged = false;
  const moved = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    const [x, y] = [event.clientX - clientX, event.clientY - clientY];
    if (!isDragged && Math.abs(y) > DRAG_PX) return over.abort();
    isDragged ||= Math.abs(x) > DRAG_PX;
    if (!isDragged) return;
    // A card that goes by is not taken up any more.
    event.stopPropagation();
    frame.scrollLeft = from - x;
  };
  const ended = () => {
    over.abort();
    if (!isDragged) return;
    const swallow = new AbortController();
    window.addEventListener("click", (click) => click.stopPropagation(), { capture: true, signal: swallow.signal });
    setTimeout(() => swallow.abort());
  };
  window.addEventListener("pointermove", moved, { capture: true, signal });
  window.addEventListener("pointerup", ended, { capture: true, signal });
  window.addEventListener("pointercancel", ended, { capture: true, signal });
}

/** How far a wheel means to go along the row, whichever way it turns. */
const along = ({ deltaX, deltaY, deltaMode }: WheelEvent) =>
  (Math.abs(deltaX) > Math.abs(deltaY) ? deltaX : deltaY) * (deltaMode === 0 ? 1 : LINE_PX);

/**
 * A row of cards that may be wider than its place. A finger moves it by itself; with a mouse it goes by the wheel, is dragged,
 * and has an arrow at whichever end there is more. Keys go from card to card.
 */
export function ScrolledRow({
  frame,
  scrolls,
  width,
  className,
  children,
  ...rest
}: {
  frame: RefObject<HTMLDivElement | null>;
  scrolls: boolean;
  /** How wide all of it is. */
  width: number;
} & Omit<ComponentProps<"div">, "ref">) {
  const [ends, setEnds] = useState({ left: false, right: false });
  useEffect(() => {
    const row = frame.current;
    if (!row || !scrolls) return setEnds({ left: false, right: false });
    const looked = () => {
      const left = row.scrollLeft > 1;
      const right = row.scrollLeft + row.clientWidth < width - 1;
      setEnds((now) => (now.left === left && now.right === right ? now : { left, right }));
    };
    const turned = (event: WheelEvent) => {
      if (event.ctrlKey) return;
      event.preventDefault();
      row.scrollLeft += along(event);
    };
    const pressed = (event: PointerEvent) => {
      if (event.pointerType === "mouse" && event.button === 0) dragAlong(row, event);
    };
    looked();
    const mine = new AbortController();
    const { signal } = mine;
    row.addEventListener("scroll", looked, { passive: true, signal });
    // Over the arrows too, which lie beside it in the same place.
    (row.parentElement ?? row).addEventListener("wheel", turned, { passive: false, signal });
    row.addEventListener("pointerdown", pressed, { signal });
    return () => mine.abort();
  }, [frame, scrolls, width]);
  const lead = (way: 1 | -1) => {
    const row = frame.current;
    row?.scrollBy({ left: way * PAGE * row.clientWidth, behavior: isStill() ? "instant" : "smooth" });
  };
  return (
    <>
      <div {...rest} ref={frame} className={className}>
        {children}
      </div>
      {(["left", "right"] as const).map(
        (end) =>
          ends[end] && (
            // Whoever has no mouse goes from card to card.
            <button
              key={end}
              type="button"
              aria-hidden="true"
              tabIndex={-1}
              data-more={end}
              onClick={() => lead(end === "left" ? -1 : 1)}
              className={classes(
                "absolute inset-y-0 z-(--z-hand) hidden w-11 place-items-center text-strong [@media(hover:hover)]:grid",
                end === "left"
                  ? "left-0 bg-linear-to-r from-75% from-night/90 to-transparent"
                  : "right-0 bg-linear-to-l from-75% from-night/90 to-transparent",
              )}
            >
              <DownIcon size={26} className={end === "left" ? "rotate-90" : "-rotate-90"} />
            </button>
          ),
      )}
    </>
  );
}
