"use client";

import { Component, createRef, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { EASE_IN_OUT, EASE_OUT, EASE_SINE, fade, home, isStill, movedBy, transformTo } from "./flight";

/** Cards seen only on their way, face down, such as those another player draws. */
export interface Passing {
  readonly id: string;
  /** Names of anchors. */
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

/** A card that goes from one place to another. */
export interface Going {
  readonly card: string;
  readonly from: string;
  readonly to: string;
  /** How many have left there just before it. */
  readonly before: number;
}

interface TravelProps {
  readonly passing: readonly Passing[];
  /** How a game's own cards go where it is not as any game's do. */
  readonly paceOf?: ((going: Going) => Pace | null) | undefined;
  /** A card's back, what a card from an anchor called `deck` looks like on its way. */
  readonly back: ReactNode;
}

/** Where something is seen on the screen: its middle, width and turn. */
interface Sight {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly angle: number;
}

interface Seen extends Sight {
  readonly place: string;
}

interface Flight {
  readonly clone: HTMLElement;
  readonly end: () => void;
}

/** How something goes. */
export interface Pace {
  readonly ms: number;
  readonly easing: string;
  /** Degrees it turns on its way. */
  readonly spin?: number;
  /** How high it rises over the straight way, in px. */
  readonly arc?: number;
  /** How long it waits, in ms; else those that leave a hand or come to one follow each other. */
  readonly delay?: number;
}

const paces = {
  play: { ms: 260, easing: "cubic-bezier(.2, .8, .2, 1)", spin: 4 },
  back: { ms: 320, easing: EASE_IN_OUT, spin: 0 },
  deal: { ms: 320, easing: EASE_OUT, spin: 0 },
  draw: { ms: 240, easing: EASE_OUT, spin: 0 },
} as const satisfies Record<string, Pace>;
const TURN_MS = 90;
const FOLLOW_MS = 35;
const HAND = "hand";
/** Longer than any flight lasts. */
const HIDDEN_MS = 4_000;
const MOST_PASSING = 12;

const stagger = (count: number) => (count > 6 ? 25 : 60);

/** Counts those that have left each place. */
function inTurn(): (from: string) => number {
  const gone = new Map<string, number>();
  return (from) => {
    const before = gone.get(from) ?? 0;
    gone.set(from, before + 1);
    return before;
  };
}

function sightOf(element: HTMLElement): Sight {
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    x: left + width / 2,
    y: top + height / 2,
    width: element.offsetWidth,
    angle: Number(element.dataset.angle ?? 0),
  };
}

/** Where something in flight is just now. */
function sightInFlight(clone: HTMLElement): Sight {
  const { x, y, width } = sightOf(clone);
  const { scale, angle } = movedBy(clone);
  return { x, y, width: width * scale, angle };
}

/**
 * Animates the difference between one moment and the next: whatever carries `data-travel` flies from the `data-place`
 * it was last seen at, or from the anchor named in `data-from` where it is new. It knows no game: a refused move is
 * only one more difference. A class, because only a class may look at the page just before it changes.
 */
export class Travel extends Component<TravelProps> {
  readonly #sky = createRef<HTMLDivElement>();
  readonly #back = createRef<HTMLSpanElement>();
  readonly #flights = new Map<string, Flight>();
  /** What has arrived once comes from nowhere again. */
  readonly #arrived = new Set<string>();

  override componentDidMount(): void {
    this.#arrange(new Map(), new Set(), true);
  }

  override getSnapshotBeforeUpdate(): ReadonlyMap<string, Seen> {
    const seen = new Map<string, Seen>();
    for (const element of document.querySelectorAll<HTMLElement>("[data-travel]")) {
      const { travel = "", place = "" } = element.dataset;
      const flying = this.#flights.get(travel)?.clone;
      seen.set(travel, { ...(flying ? sightInFlight(flying) : sightOf(element)), place });
    }
    return seen;
  }

  override componentDidUpdate(before: TravelProps, _: unknown, seen: ReadonlyMap<string, Seen>): void {
    this.#arrange(seen, new Set(before.passing.map(({ id }) => id)));
  }

  override componentWillUnmount(): void {
    for (const { end } of this.#flights.values()) end();
  }

  #arrange(seen: ReadonlyMap<string, Seen>, passed: ReadonlySet<string>, isDeal = false): void {
    const arriving: { element: HTMLElement; from: Sight }[] = [];
    const after = inTurn();
    for (const element of document.querySelectorAll<HTMLElement>("[data-travel]")) {
      const { travel = "", place = "", from } = element.dataset;
      const was = seen.get(travel);
      const isNew = !this.#arrived.has(travel);
      this.#arrived.add(travel);
      if (was?.place === place) continue;
      const go = (there: Sight, from: string, usual: Pace) => {
        const before = after(from);
        const pace = this.props.paceOf?.({ card: travel, from, to: place, before }) ?? usual;
        this.#fly(element, there, pace, pace.delay ?? before * FOLLOW_MS);
      };
      if (was) go(was, was.place, place === HAND ? paces.back : paces.play);
      else if (!isNew) continue;
      else if (from === "deck") arriving.push({ element, from: this.#anchor(from) ?? sightOf(element) });
      else if (from) go(this.#anchor(from) ?? sightOf(element), from, paces.play);
    }
    for (const [index, { element, from }] of arriving.entries())
      this.#fly(element, from, isDeal ? paces.deal : paces.draw, index * stagger(arriving.length), true);
    for (const passing of this.props.passing) if (!passed.has(passing.id)) this.#pass(passing);
  }

  #anchor(name: string): Sight | null {
    const element = document.querySelector<HTMLElement>(`[data-anchor="${name}"]`);
    return element && sightOf(element);
  }

  /** Shows an element on its way from a spot to where it lies; it is hidden until it arrives. */
  #fly(element: HTMLElement, from: Sight, pace: Pace, delay: number, faceDown = false): void {
    const key = element.dataset.travel ?? "";
    this.#flights.get(key)?.end();
    if (isStill()) {
      fade(element);
      return;
    }
    const to = sightOf(element);
    const clone = this.#launch(faceDown ? this.#back.current : element, to);
    if (!clone) return;
    const hiding = element.animate({ opacity: [0, 0] }, HIDDEN_MS);
    const end = () => {
      hiding.cancel();
      clone.remove();
      this.#flights.delete(key);
    };
    const flight = { clone, end };
    this.#flights.set(key, flight);
    const isCurrent = () => this.#flights.get(key) === flight;
    this.#animate(clone, from, to, pace, delay).onfinish = () => {
      if (!isCurrent()) return;
      if (!faceDown || element.dataset.face !== "up") return end();
      clone.animate({ transform: ["scaleX(1)", "scaleX(0)"] }, { duration: TURN_MS, easing: "ease-in" }).onfinish =
        () => {
          if (!isCurrent()) return;
          end();
          element.animate({ transform: ["scaleX(0)", "scaleX(1)"] }, { duration: TURN_MS, easing: "ease-out" });
        };
    };
  }

  #pass({ from, to, count }: Passing): void {
    const [start, end] = [this.#anchor(from), this.#anchor(to)];
    if (!start || !end || isStill()) return;
    const shown = Math.min(count, MOST_PASSING);
    for (let index = 0; index < shown; index++) {
      const clone = this.#launch(this.#back.current, { ...end, width: start.width });
      if (!clone) return;
      const small = { ...end, width: start.width * 0.35 };
      this.#animate(clone, start, { ...end, width: start.width }, paces.draw, index * stagger(shown), small).onfinish =
        () => clone.remove();
    }
  }

  #launch(original: HTMLElement | null, at: Sight): HTMLElement | null {
    const sky = this.#sky.current;
    const clone = original?.cloneNode(true);
    if (!sky || !(clone instanceof HTMLElement)) return null;
    for (const name of ["travel", "place", "from", "face"]) delete clone.dataset[name];
    Object.assign(clone.style, {
      position: "absolute",
      left: `${at.x - at.width / 2}px`,
      top: `${at.y - (at.width * 7) / 10}px`,
      width: `${at.width}px`,
      margin: "0",
      transform: "none",
      translate: "none",
      rotate: "none",
      visibility: "visible",
      willChange: "transform",
    });
    sky.append(clone);
    return clone;
  }

  /** Moves a clone that lies at `to` there from `from`; `size` is how large it ends where that is not its own size. */
  #animate(clone: HTMLElement, from: Sight, to: Sight, pace: Pace, delay: number, size: Sight = to): Animation {
    const { ms, easing, spin = 0, arc } = pace;
    const at = ({ x, y, width }: Sight, angle: number) =>
      transformTo({ ...home, x: x - to.x, y: y - to.y, angle, scale: width / to.width });
    const transform = [at(from, from.angle - spin), at({ ...to, width: size.width }, to.angle)];
    if (arc) clone.animate({ translate: ["0 0", `0 ${-arc}px`, "0 0"] }, { duration: ms, easing: EASE_SINE, delay });
    return clone.animate({ transform }, { duration: ms, easing, delay, fill: "both" });
  }

  override render(): ReactNode {
    const { back } = this.props;
    return createPortal(
      <div
        ref={this.#sky}
        data-sky=""
        aria-hidden="true"
        className="unmirrored pointer-events-none fixed inset-0 z-(--z-flight) overflow-clip"
      >
        <span ref={this.#back} className="invisible absolute block">
          {back}
        </span>
      </div>,
      // Over the whole board, and under whatever is open over it.
      document.body,
    );
  }
}
