import type { Page } from "@playwright/test";

/** Something that was set moving. */
interface Motion {
  /** The data attributes of what moves and of what is round it. */
  readonly who: string;
  /** During which event. */
  readonly on: string | null;
  readonly keyframes: readonly Record<string, string | number | null>[];
  readonly duration: number;
  readonly delay: number;
  readonly easing: string;
}

/** Notes from the page's beginning on what its script sets moving. Call it before the page opens; the returned question is answered with all of it. */
export async function motions(page: Page): Promise<() => Promise<readonly Motion[]>> {
  await page.addInitScript(() => {
    const found: unknown[] = [];
    Object.assign(window, { motions: found });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (this: Element, ...how) {
      const animation = animate.apply(this, how);
      const { effect } = animation;
      const { duration, delay, easing } = effect?.getComputedTiming() ?? {};
      const names = [this, this.parentElement].flatMap((one) =>
        [...(one?.attributes ?? [])].filter(({ name }) => name.startsWith("data-")),
      );
      const who = names.map(({ name, value }) => `${name}=${value}`).join(" ");
      const keyframes = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
      found.push({ who, on: window.event?.type ?? null, keyframes, duration, delay, easing });
      return animation;
    };
  });
  return () => page.evaluate(() => ("motions" in window ? (window.motions as Motion[]) : []));
}

/** Where the middle of a card is seen on the screen, how wide and tall it is there, and how far it is turned, in degrees. */
export interface Seen {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly angle: number;
}

/** How a card is seen, told by points on its face: what is round it is larger where it leans. */
export async function installLook(page: Page): Promise<void> {
  await page.evaluate(() => {
    const look = (card: Element): Seen => {
      const face = card.querySelector("svg")?.parentElement;
      const at = ([left, top]: readonly [number, number]) => {
        const dot = document.createElement("i");
        dot.style.cssText = `position:absolute;left:${left}%;top:${top}%`;
        face?.append(dot);
        const { x, y } = dot.getBoundingClientRect();
        dot.remove();
        return { x, y };
      };
      const [middle, left, right, top, foot] = (
        [
          [50, 50],
          [0, 50],
          [100, 50],
          [50, 0],
          [50, 100],
        ] as const
      ).map(at);
      const across = { x: (right?.x ?? 0) - (left?.x ?? 0), y: (right?.y ?? 0) - (left?.y ?? 0) };
      return {
        x: middle?.x ?? 0,
        y: middle?.y ?? 0,
        width: Math.hypot(across.x, across.y),
        height: Math.hypot((foot?.x ?? 0) - (top?.x ?? 0), (foot?.y ?? 0) - (top?.y ?? 0)),
        angle: (Math.atan2(across.y, across.x) * 180) / Math.PI,
      };
    };
    Object.assign(window, { look });
  });
}

/**
 * Holds what fits a selector, from now on, at so many milliseconds of its way as soon as it is set moving. The returned
 * question is answered with where each of them is seen then, in order.
 */
export async function held(page: Page, times: Readonly<Record<string, number>>): Promise<() => Promise<Seen[]>> {
  await installLook(page);
  await page.evaluate((wanted) => {
    const found: object[] = [];
    Object.assign(window, { held: found });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (this: Element, ...how) {
      const animation = animate.apply(this, how);
      const [, time] = Object.entries(wanted).find(([selector]) => this.matches(selector)) ?? [];
      // Whoever sets it moving may still say since when.
      if (time !== undefined)
        queueMicrotask(() => {
          animation.pause();
          animation.currentTime = time;
          if ("look" in window) found.push((window.look as (card: Element) => Seen)(this));
        });
      return animation;
    };
  }, times);
  return () => page.evaluate(() => ("held" in window ? (window.held as Seen[]) : []));
}

/** Notes from the page's beginning on every note and every breath of noise it makes, by its pitch or its length. */
export async function sounds(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const [sing, breathe] = [OscillatorNode.prototype.start, AudioBufferSourceNode.prototype.start];
    OscillatorNode.prototype.start = function (...when) {
      heard.push(`${this.frequency.value} Hz`);
      sing.apply(this, when);
    };
    AudioBufferSourceNode.prototype.start = function (...when) {
      heard.push(`${this.buffer?.duration.toFixed(2)} s`);
      breathe.apply(this, when);
    };
  });
  return () => page.evaluate(() => ("heard" in window ? (window.heard as string[]) : []));
}
