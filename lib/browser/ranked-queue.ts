import { QueueLink, type QueueView } from "@/lib/client/ranked/queue-link";
import type { Tier } from "@/lib/ranked/tiers";
import { ownIdentity } from "./own-identity";
import { pageEnvironment } from "./page-environment";
import { keepWaiting, rememberPoints, waitingIn } from "./storage/ranked-wait";

/** A tier's queue, for the page; it waits there if this tab did, and whether it does is kept. */
export const openQueue = (tier: Tier, tell: (view: QueueView) => void): QueueLink =>
  new QueueLink(pageEnvironment, tier, ownIdentity, {
    isToWait: waitingIn() === tier,
    tell: (view) => {
      if (view.isToWait) keepWaiting(tier);
      else if (waitingIn() === tier) keepWaiting(null);
      if (view.state?.own) rememberPoints(tier, view.state.own);
      tell(view);
    },
  });
