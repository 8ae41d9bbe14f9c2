import { useEffect } from "react";
import { useLocale } from "use-intl";
import { numberLocale } from "@/components/words/number-locale";
import { useLanguage } from "@/components/words/words-provider";

/** Names the page in the language spoken; until that is known it goes by its name in both. */
export function usePageTitle(title: string): void {
  const isSpoken = useLocale() === numberLocale(useLanguage());
  useEffect(() => {
    if (!isSpoken) return;
    const say = () => {
      if (document.title !== title) document.title = title;
    };
    say();
    // The page's own title may come after this, as what is known of the page streams in.
    const watching = new MutationObserver(say);
    watching.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => watching.disconnect();
  }, [title, isSpoken]);
}
