import { useEffect, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { usePageTitle } from "@/components/ui/hooks/use-page-title";
import type { Game, Seat } from "@/lib/rules/game";

/** Whether the game calls for a seat, and does not merely let it speak. */
export function isCalledFor<State>({ wait }: Pick<Game<State>, "wait">, view: State | null, seat: Seat): boolean {
  const awaited = view === null ? null : wait(view);
  return awaited !== null && (!awaited.silent || awaited.calls === true) && awaited.seats.includes(seat);
}

const subscribe = (listener: () => void) => {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
};

/** The page's title, which tells of one's own turn while nobody looks, as does the badge of an installed Majlis. */
export function useTurnInTitle(title: string, isOwnTurn: boolean): void {
  const t = useTranslations("table");
  const isHidden = useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  );
  const isCalled = isOwnTurn && isHidden;
  const called = t("yourTurn");
  usePageTitle(isCalled ? `● ${called} · ${title}` : title);
  useEffect(() => {
    if (!isCalled || !("setAppBadge" in navigator)) return;
    // A browser that has no place for a badge says so by refusing.
    navigator.setAppBadge().catch(() => undefined);
    return () => void navigator.clearAppBadge().catch(() => undefined);
  }, [isCalled]);
}
