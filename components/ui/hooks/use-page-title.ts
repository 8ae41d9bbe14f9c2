import { useEffect } from "react";
import { useLocale } from "use-intl";
import { numberLocale } from "@/components/words/number-locale";
import { useLanguage } from "@/components/words/words-provider";

/** What stands in the place of every page's name while it calls whoever has gone to another tab. */
let call: string | null = null;
/** Pages that say their name anew. */
const sayAgain = new Set<() => void>();

/** Names the page in the language spoken; until that is known it goes by its name in both. */
export function usePageTitle(title: string): void {
  const isSpoken = useLocale() === numberLocale(useLanguage());
  useEffect(() => {
    if (!isSpoken) return;
    const say = () => {
      const wanted = call ?? title;
      if (document.title !== wanted) document.title = wanted;
    };
    say();
    sayAgain.add(say);
    // The page's own title may come after this, as what is known of the page streams in.
    const watching = new MutationObserver(say);
    watching.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      sayAgain.delete(say);
      watching.disconnect();
    };
  }, [title, isSpoken]);
}

/** Says this in the tab in place of the page's name, until there is nothing to be said any more. */
export function useTitleCall(words: string | null): void {
  useEffect(() => {
    call = words;
    for (const say of sayAgain) say();
    return () => {
      call = null;
      for (const say of sayAgain) say();
    };
  }, [words]);
}
