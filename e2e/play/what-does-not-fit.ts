import type { Page } from "@playwright/test";

/** From the smallest phone to the largest screen, upright and on their sides. */
export const everySize = [
  [320, 568],
  [360, 640],
  [390, 844],
  [568, 320],
  [740, 360],
  [768, 1024],
  [1440, 900],
  [2560, 1440],
] as const;
/** As long as names are. */
export const longNames = {
  en: ["Abdulrahman Alharbi", "Noura", "Wilhelmina Montgomer", "Yousef", "Abdulrahman Alharbii", "Salma"],
  ar: ["عبدالرحمن الحربي أبو", "نورة", "عبدالرحمن الدوسري", "يوسف", "عبدالعزيز القحطاني", "سلمى"],
} as const;

/**
 * What cannot be read or reached: cut, out of the screen, or of two kinds that may not lie over each other; and whatever a
 * search of the page could scroll.
 */
export const whatDoesNotFit = (page: Page, pairs: readonly (readonly [string, string])[]) =>
  page.evaluate((apartFrom) => {
    const found: string[] = [];
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 24)}”`;
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((one) => !one.closest("[inert]"))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 2 && box.height > 2);
    const scrolls = (element: Element) =>
      [getComputedStyle(element).overflowX, getComputedStyle(element).overflowY].some((flow) =>
        /auto|scroll/.test(flow),
      );
    const isScrolled = (element: Element): boolean =>
      element.parentElement !== null && (scrolls(element.parentElement) || isScrolled(element.parentElement));
    for (const { element, box } of seen("main button, main h1, main h2, [data-watchers], main bdi, header p"))
      if (
        !isScrolled(element) &&
        (box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1)
      )
        found.push(`${name(element)} hangs out of the screen`);
    for (const { element } of seen("main button, main h1, main p, main span")) {
      const isText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
      const { textOverflow, overflowX } = getComputedStyle(element);
      // A name may end in dots, a title may not.
      const mayEnd = textOverflow === "ellipsis" && !element.matches("h1");
      if (!isText || mayEnd || element.closest(".sr-only, svg, [data-hand]")) continue;
      if (overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1)
        found.push(`${name(element)} is cut`);
    }
    const apart = (ones: string, others: string) => {
      for (const { element: one, box: a } of seen(ones))
        for (const { element: other, box: b } of seen(others)) {
          if (one === other || one.contains(other) || other.contains(one)) continue;
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (across > 3 && down > 3) found.push(`${name(one)} lies over ${name(other)}`);
        }
    };
    for (const [ones, others] of apartFrom) apart(ones, others);
    const main = document.querySelector("main");
    if (main && (main.scrollWidth > main.clientWidth + 1 || main.scrollHeight > main.clientHeight + 1))
      found.push(
        `the board is ${main.scrollWidth} by ${main.scrollHeight} in ${main.clientWidth} by ${main.clientHeight}`,
      );
    if (document.documentElement.scrollWidth > innerWidth) found.push("the page is wider than its window");
    return [...new Set(found)];
  }, pairs);
