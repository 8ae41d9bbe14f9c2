import type { Page } from "@playwright/test";

/** Something that was set moving. */
export interface Motion {
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

/** Where something is on the screen, by its middle, and how large. */
export interface Seen {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Holds what fits a selector, from now on, at so many milliseconds of its way as soon as it is set moving. The returned
 * question is answered with where each of them is seen then, in order.
 */
export async function held(page: Page, times: Readonly<Record<string, number>>): Promise<() => Promise<Seen[]>> {
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
          const { x, y, width, height } = (this.querySelector("svg") ?? this).getBoundingClientRect();
          found.push({ x: x + width / 2, y: y + height / 2, width, height });
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
    OscillatorNode.prototype.start = function () {
      heard.push(`${this.frequency.value} Hz`);
    };
    AudioBufferSourceNode.prototype.start = function () {
      heard.push(`${this.buffer?.duration.toFixed(2)} s`);
    };
  });
  return () => page.evaluate(() => ("heard" in window ? (window.heard as string[]) : []));
}
