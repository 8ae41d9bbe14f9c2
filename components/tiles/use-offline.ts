import { useEffect } from "react";
import { kinds } from "@/lib/rules/tiles";
import { type Drawn, drawingOf } from "./face";

const drawn: readonly Drawn[] = [...kinds, "back", "back-spent"];

/** Everything that is otherwise fetched when it is first wanted: dialogs, the other language, its letters, all faces. */
async function fetchAhead(): Promise<void> {
  const text = getComputedStyle(document.body).fontFamily;
  await Promise.allSettled([
    import("./game"),
    import("./daily-done"),
    import("@/components/ui/modal"),
    import("@/components/ui/menu-list"),
    import("@/components/ui/toast-stack"),
    import("@/lib/client/i18n/ar"),
    ...[...document.fonts].filter(({ family }) => text.includes(family)).map((font) => font.load()),
    ...drawn.map((of) => fetch(drawingOf(of))),
  ]);
}

/** What this page is made of, as far as it has been fetched. */
function made(): string[] {
  const fetched = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const own = fetched.filter(
    ({ origin, pathname }) => origin === location.origin && /^\/(_next\/static|art)\//.test(pathname),
  );
  return ["/tiles", "/tiles.webmanifest", ...new Set(own.map(({ pathname }) => pathname))];
}

/** Fetches the whole game, and keeps it on the device so that it opens and plays with no server at all. */
export function useOffline(): void {
  useEffect(() => {
    if (process.env.NODE_ENV !== "production") return;
    let isHere = true;
    const keep = async () => {
      await fetchAhead();
      if (!isHere || !("serviceWorker" in navigator)) return;
      await navigator.serviceWorker.register("/tiles-worker.js", { scope: "/tiles" });
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage(made());
    };
    // A browser that allows no worker plays on with the server.
    const timer = setTimeout(() => keep().catch(() => {}), 800);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, []);
}
