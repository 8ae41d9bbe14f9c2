import { useEffect } from "react";
import { kinds } from "@/lib/rules/tiles/kinds";
import { type Drawn, drawingOf } from "./face";

const drawn: readonly Drawn[] = [...kinds, "back", "back-spent"];

/** Fetches what the first deal shows, and once more when the house's worker has taken over, which keeps it for offline. */
export function useFetchedAhead(): void {
  useEffect(() => {
    const fetchAll = () => {
      for (const of of drawn) void fetch(drawingOf(of)).catch(() => undefined);
    };
    const timer = setTimeout(() => {
      void import("./stage/game").catch(() => undefined);
      fetchAll();
    }, 500);
    navigator.serviceWorker?.addEventListener("controllerchange", fetchAll, { once: true });
    return () => {
      clearTimeout(timer);
      navigator.serviceWorker?.removeEventListener("controllerchange", fetchAll);
    };
  }, []);
}
