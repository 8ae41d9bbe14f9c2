import { useEffect, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";

const subscribe = (listener: () => void) => {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
};

/** The page's title, which tells of one's own turn while nobody looks, as does the badge of an installed Majlis. */
export function useTurnSign(title: string, isOwnTurn: boolean): void {
  const t = useTranslations("table");
  const isHidden = useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  );
  const isCalled = isOwnTurn && isHidden;
  const called = t("yourTurn");
  const wanted = isCalled ? `● ${called} · ${title}` : title;
  useEffect(() => {
    const say = () => {
      if (document.title !== wanted) document.title = wanted;
    };
    say();
    // The page's own title may come after this, as what is known of the page streams in.
    const watching = new MutationObserver(say);
    watching.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => watching.disconnect();
  }, [wanted]);
  useEffect(() => {
    if (!isCalled || !("setAppBadge" in navigator)) return;
    // A browser that has no place for a badge says so by refusing.
    navigator.setAppBadge().catch(() => undefined);
    return () => void navigator.clearAppBadge().catch(() => undefined);
  }, [isCalled]);
}
