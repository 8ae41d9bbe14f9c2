/** Something on the screen: what it matches, and what it says or is called, or has among its words, if that matters. */
export interface Target {
  readonly css: string;
  readonly says?: string;
  readonly has?: string;
}

/** What is seen of it. */
export interface SeenThere {
  readonly middle: { readonly x: number; readonly y: number };
  /** Where it can be pressed: nothing lies over it there. Null where all of it is covered. */
  readonly spot: { readonly x: number; readonly y: number } | null;
  readonly name: string;
  readonly isOff: boolean;
}

/** What is visible of this, brought into the window. Runs in the page. */
export function look({ css, says, has = "" }: Target): SeenThere[] {
  const spoken = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  return [...document.querySelectorAll(css)].flatMap((element) => {
    const names = [element.getAttribute("aria-label"), element.textContent, element.getAttribute("title")].map(spoken);
    if (says !== undefined && !names.includes(spoken(says))) return [];
    if (!names.some((name) => name.includes(spoken(has)))) return [];
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) return [];
    const isWithin = ({ left, right, top, bottom }: DOMRect) =>
      left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    if (!isWithin(element.getBoundingClientRect())) element.scrollIntoView({ block: "nearest", behavior: "instant" });
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return [];
    // The middle first, then whatever shows.
    const parts = [0.5, 0.25, 0.75, 0.1, 0.9];
    const spots = parts.flatMap((y) => parts.map((x) => ({ x: left + x * width, y: top + y * height })));
    const [middle = { x: left, y: top }] = spots;
    const spot = spots.find(({ x, y }) => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (element.contains(there) || there.closest("label")?.contains(element));
    });
    const isOff = element.matches(":disabled, [aria-disabled=true]");
    return [{ middle, spot: spot ?? null, name: names.find((name) => name !== "") ?? "", isOff }];
  });
}

/** Words with digits the house does not write. Runs in the page. */
export function foreignDigits(): string[] {
  return [...document.querySelectorAll("body :not(script, style)")]
    .flatMap(({ childNodes }) => [...childNodes])
    .flatMap(({ nodeType, textContent }) => (nodeType === Node.TEXT_NODE ? [textContent ?? ""] : []))
    .filter((text) => /[٠-٩۰-۹]/.test(text));
}

/** What is wider than the window it stands in, each in a few words. Runs in the page. */
export function overflowing(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .map((element) => element.outerHTML.slice(0, 120));
}
