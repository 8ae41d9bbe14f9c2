import type { Activators, SensorInstance, SensorProps } from "@dnd-kit/core";
import { flushSync } from "react-dom";
import { DRAG_PX } from "./drag-distance";

interface Wishes {
  /** The hand scrolls sideways, and a card is taken out of it upwards. */
  readonly isScrolled: boolean;
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
    const { signal } = this.#over;
    const own = (deed: (event: PointerEvent) => void) => (event: PointerEvent) => {
      if (event.pointerId === pointerId) deed(event);
    };
    const moved = (now: PointerEvent) => {
      const [x, y] = [now.clientX - clientX, now.clientY - clientY];
      if (this.#isTaken) return props.onMove({ x: now.clientX, y: now.clientY });
      if ((props.options.isScrolled ? Math.abs(y) : Math.hypot(x, y)) <= DRAG_PX) return;
      this.#isTaken = true;
      props.onStart({ x: clientX, y: clientY });
    };
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
