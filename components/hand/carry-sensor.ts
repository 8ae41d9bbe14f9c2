import type { Activators, SensorInstance, SensorProps } from "@dnd-kit/core";
import { flushSync } from "react-dom";
import { DRAG_PX } from "./drag-distance";

/** Where a finger along the hand chooses cards, it takes them up by going this far upwards first, or by resting so long. */
const UPWARDS = 12;
const HOLD_MS = 250;

interface Wishes {
  /** The hand scrolls sideways, and a card is taken out of it upwards. */
  readonly isScrolled: boolean;
  /** A finger that goes along the hand chooses its cards. */
  readonly isPainted?: boolean;
  /** A finger that goes up or down moves the hand: it takes a card up only after a rest. */
  readonly scrollsDown?: boolean;
}

/** Whether a press that has gone so far takes its card up, or is something else by now; null where that is still open. */
function isTaken({ isScrolled, isPainted = false }: Wishes, x: number, y: number, scrolls: boolean): boolean | null {
  if (!isPainted) return (isScrolled ? Math.abs(y) : Math.hypot(x, y)) > DRAG_PX ? true : null;
  if (-y > UPWARDS && -y > Math.abs(x)) return !scrolls;
  return Math.hypot(x, y) > (Math.abs(x) >= Math.abs(y) ? DRAG_PX : UPWARDS) ? false : null;
}

type Props = Pick<
  SensorProps<Wishes>,
  "active" | "event" | "options" | "onStart" | "onMove" | "onEnd" | "onCancel" | "onAbort"
>;

const silenced = (event: Event) => event.preventDefault();

/**
 * Tells @dnd-kit of the pointer that takes a card up. Its own sensor keeps every click from the page for 50 ms after a drag,
 * also one that was meant: what is tapped right after a card was flung would not hear of it.
 */
export class CarrySensor implements SensorInstance {
  static readonly activators: Activators<Wishes> = [
    { eventName: "onPointerDown", handler: ({ nativeEvent: { isPrimary, button } }) => isPrimary && button === 0 },
  ];
  readonly autoScrollEnabled = false;
  readonly #props: Props;
  readonly #over = new AbortController();
  #isTaken = false;

  constructor(props: Props) {
    this.#props = props;
    const { event } = props;
    if (!(event instanceof PointerEvent)) return;
    const { pointerId, clientX, clientY } = event;
    const scrolls = props.options.scrollsDown === true && event.pointerType === "touch";
    const { signal } = this.#over;
    const own = (deed: (event: PointerEvent) => void) => (event: PointerEvent) => {
      if (event.pointerId === pointerId) deed(event);
    };
    const moved = (now: PointerEvent) => {
      if (this.#isTaken) return props.onMove({ x: now.clientX, y: now.clientY });
      const taken = isTaken(props.options, now.clientX - clientX, now.clientY - clientY, scrolls);
      if (taken) take();
      if (taken === false) called();
    };
    const take = () => {
      clearTimeout(hold);
      this.#isTaken = true;
      props.onStart({ x: clientX, y: clientY });
    };
    const hold = props.options.isPainted ? setTimeout(take, HOLD_MS) : undefined;
    signal.addEventListener("abort", () => clearTimeout(hold));
    const called = () => this.#end(props.onCancel);
    document.addEventListener("pointermove", own(moved), { signal });
    document.addEventListener("pointerup", own(this.#letGo), { signal });
    document.addEventListener("pointercancel", own(called), { signal });
    document.addEventListener("keydown", ({ code }) => code === "Escape" && called(), { signal });
    document.addEventListener("visibilitychange", called, { signal });
    window.addEventListener("resize", called, { signal });
    window.addEventListener("contextmenu", silenced, { signal });
    window.addEventListener("dragstart", silenced, { signal });
  }

  readonly #letGo = () => {
    if (!this.#isTaken) return this.#end(this.#props.onEnd);
    this.#over.abort();
    // The mouse's click that comes with it is part of it.
    const swallow = new AbortController();
    document.addEventListener("click", (click) => click.stopPropagation(), { capture: true, signal: swallow.signal });
    // A card that leaves the page before its touch is over takes the end of the touch along. And all at once, as in an
    // event: else the card would be seen where it was put, and in the air.
    setTimeout(() => {
      swallow.abort();
      flushSync(this.#props.onEnd);
    });
  };

  #end(deed: () => void): void {
    this.#over.abort();
    if (!this.#isTaken) this.#props.onAbort(this.#props.active);
    deed();
  }
}
