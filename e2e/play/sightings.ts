import type { Page } from "@playwright/test";

/**
 * Watches from now on for parts that may be gone before anybody can look, until the page is loaded again: the returned
 * question is answered with what each of them said as it came.
 */
export async function sightings(page: Page, selector: string): Promise<() => Promise<readonly string[]>> {
  const seen = await page.evaluateHandle((wanted) => {
    const found: string[] = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          const all = [...(node.matches(wanted) ? [node] : []), ...node.querySelectorAll(wanted)];
          found.push(...all.map((one) => one.textContent ?? ""));
        }
    }).observe(document.body, { childList: true, subtree: true });
    return found;
  }, selector);
  return () => seen.jsonValue();
}
