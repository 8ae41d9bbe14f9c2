import { useEffect } from "react";

/** What each style that pages wear for a while says just now, and how many wear it. */
interface Worn {
  readonly sheet: CSSStyleSheet;
  count: number;
}

/**
 * Stands for the package react-style-singleton, by which Radix keeps a page from scrolling under a dialog: that writes a style
 * into the document, which the site's content policy lets nobody do. A sheet that is made, not written, is no such thing.
 */
export function styleSingleton() {
  let worn: Worn | null = null;
  // biome-ignore lint/correctness/noComponentHookFactories: one for each style, at the top of a module, as that package has it
  return function Style({ styles, dynamic }: { readonly styles: string; readonly dynamic?: boolean }) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: as in that package, what is worn changes only where it may
    useEffect(() => {
      if (!worn) {
        worn = { sheet: new CSSStyleSheet(), count: 0 };
        worn.sheet.replaceSync(styles);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, worn.sheet];
      }
      worn.count++;
      return () => {
        if (!worn || --worn.count > 0) return;
        const { sheet } = worn;
        worn = null;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      };
    }, [dynamic ? styles : null]);
    return null;
  };
}
