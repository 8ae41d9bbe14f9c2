import { useEffect, useRef, useState } from "react";
import { openQueue } from "@/lib/browser/ranked-queue";
import type { QueueLink, QueueView } from "@/lib/client/ranked/queue-link";
import type { Tier } from "@/lib/ranked/tiers";

/** A tier's queue as the page knows it, and what one can do in it. */
interface InQueue {
  /** Null before anything is known of it. */
  readonly view: QueueView | null;
  readonly join: () => void;
  readonly ready: () => void;
  readonly leave: () => void;
}

/** A tier's queue for as long as the page looks at it; whoever waits here waits on from every page of the house. */
export function useQueue(tier: Tier): InQueue {
  const [view, setView] = useState<QueueView | null>(null);
  const line = useRef<QueueLink>(null);
  useEffect(() => {
    const own = openQueue(tier, setView);
    line.current = own;
    return () => {
      line.current = null;
      own.close();
      setView(null);
    };
  }, [tier]);
  return {
    view,
    join: () => line.current?.join(),
    ready: () => line.current?.ready(),
    leave: () => line.current?.leave(),
  };
}
