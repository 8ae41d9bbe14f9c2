import type { Page } from "@playwright/test";

/** What a page has noted of itself, in milliseconds of its own clock. */
export interface Notes {
  /** When each frame began. */
  readonly frames: readonly number[];
  /** From the touch that plays a card to the first frame in which it moves. */
  readonly taps: readonly number[];
  /** And to the frame in which it is one of the carpet. */
  readonly laid: readonly number[];
  /** When those touches were, and what the browser itself says of every touch: when it was, and how long until a frame showed what came of it. */
  readonly touches: readonly number[];
  readonly shown: readonly { readonly at: number; readonly ms: number }[];
  /** When something began to move, and for how long. */
  readonly motions: readonly {
    readonly kind: "deal" | "throw" | "sweep";
    readonly from: number;
    readonly ms: number;
  }[];
  /** The layout shift since the page was loaded. */
  readonly shift: number;
  /** When the first card was dealt, since the page was opened. */
  readonly dealt: number | null;
}

/** Lets every page of a context note what it does; its notes are `notes`. */
export function watch(): void {
  const notes = {
    frames: [] as number[],
    taps: [] as number[],
    laid: [] as number[],
    touches: [] as number[],
    shown: [] as object[],
    motions: [] as object[],
    shift: 0,
    dealt: null as number | null,
  };
  Object.assign(window, { notes });
  const frame = (now: number) => {
    notes.frames.push(now);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ("value" in entry && "hadRecentInput" in entry && !entry.hadRecentInput) notes.shift += Number(entry.value);
  }).observe({ type: "layout-shift", buffered: true });

  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries())
      if (name === "pointerup") notes.shown.push({ at: startTime, ms: duration });
  }).observe({ type: "event", buffered: true, ...{ durationThreshold: 16 } });

  // What is painted is painted once the frame after it has been handed over.
  const painted = (then: (now: number) => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => then(performance.now());
      channel.port2.postMessage(null);
    });
  let touched = 0;
  let pressed: string | null = null;
  const cardOf = (event: Event) =>
    event.target instanceof Element ? (event.target.closest("[data-card]")?.getAttribute("data-card") ?? null) : null;
  addEventListener(
    "pointerdown",
    (event) => {
      pressed = cardOf(event);
    },
    true,
  );
  addEventListener(
    "pointerup",
    (event) => {
      touched = event.timeStamp;
    },
    true,
  );
  // A card of the hand that is set in motion itself, and not its face, is thrown.
  const { animate } = Element.prototype;
  let thrown: string | null = null;
  Element.prototype.animate = function (...how) {
    const card = this.closest("[data-hand]") ? this.getAttribute("data-card") : null;
    if (card !== null && card === pressed) {
      const since = touched;
      thrown = card;
      painted((at) => notes.taps.push(at - since));
    }
    return animate.apply(this, how);
  };
  /** A card has come to the carpet. */
  const lies = (laid: string, now: number) => {
    notes.motions.push({ kind: "throw", from: now, ms: 420 });
    if (document.querySelectorAll("[data-laid]").length === 4)
      notes.motions.push({ kind: "sweep", from: now + 700, ms: 410 });
    if (laid !== pressed) return;
    const since = touched;
    const isFirst = thrown !== laid;
    pressed = null;
    thrown = null;
    notes.touches.push(since);
    painted((at) => {
      if (isFirst) notes.taps.push(at - since);
      notes.laid.push(at - since);
    });
  };
  const inHand = new Set<string>();
  /** A card has come to the hand. */
  const isHeld = (card: string, now: number) => {
    if (inHand.has(card)) return;
    if (inHand.size === 0 && notes.dealt === null)
      painted((at) => {
        notes.dealt = at;
      });
    inHand.add(card);
    notes.motions.push({ kind: "deal", from: now, ms: 570 });
  };
  const comes = (element: Element, now: number) => {
    const laid = element.getAttribute("data-laid");
    if (laid) lies(laid, now);
    const card = element.getAttribute("data-card");
    if (card && element.closest("[data-hand]")) isHeld(card, now);
  };
  new MutationObserver((changes) => {
    const now = performance.now();
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element)
        for (const element of [node, ...node.querySelectorAll("[data-card], [data-laid]")]) comes(element, now);
    if (document.querySelector("[data-hand]") && !document.querySelector("[data-hand] [data-card]")) inHand.clear();
  }).observe(document, { childList: true, subtree: true });
}

/** What the page has noted. */
export const notesOf = (page: Page): Promise<Notes> =>
  page.evaluate(() =>
    "notes" in window
      ? (window.notes as Notes)
      : { frames: [], taps: [], laid: [], touches: [], shown: [], motions: [], shift: 0, dealt: null },
  );

/** From each touch that plays a card to its frame's being shown, as the browser has it, in steps of eight milliseconds. */
export const shownAfter = ({ touches, shown }: Notes): number[] =>
  touches.flatMap((touch) => shown.find(({ at }) => Math.abs(at - touch) < 1)?.ms ?? 16);

/** How long each frame of these motions lasted. */
export function framesOf({ frames, motions }: Notes, kind: Notes["motions"][number]["kind"]): readonly number[] {
  const spans = motions.filter((motion) => motion.kind === kind);
  return frames.flatMap((now, index) => {
    const before = frames[index - 1];
    const isWithin = spans.some(({ from, ms }) => before !== undefined && now > from && before < from + ms);
    return before !== undefined && isWithin ? now - before : [];
  });
}

/** How many frames of these motions began more than so many milliseconds after the one before, and of how many. */
export function lateFrames(
  notes: Notes,
  kind: Notes["motions"][number]["kind"],
  mostMs: number,
): { readonly late: number; readonly all: number } {
  const gaps = framesOf(notes, kind);
  return { late: gaps.filter((gap) => gap > mostMs).length, all: gaps.length };
}

/** The value below which this share of all lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
