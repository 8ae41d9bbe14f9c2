"use client";

import { type ComponentProps, use, useRef } from "react";
import { useTranslations } from "use-intl";
import { isStill } from "@/components/flight/flight";
import { RankedTableContext } from "@/components/ranked/ranked-table-context";
import { lazyPart } from "@/components/ui/loading/lazy-part";
import { LoadingBoundary } from "@/components/ui/loading/loading-boundary";
import { Sheet } from "@/components/ui/sheet";
import { HandsSoFar } from "../score/hands-so-far";
import { BalootLog } from "./log";

const ReportOfTable = lazyPart(() => import("@/components/ranked/social/report-of-table"));

/** The log and the hands so far, where there is no room for them beside the table. */
export default function LogSheet({
  open,
  onOpenChange,
  ...log
}: ComponentProps<typeof BalootLog> & { open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useTranslations();
  const ranked = use(RankedTableContext);
  const hands = useRef<HTMLDivElement>(null);
  const goTo = (index: number) => {
    const hand = hands.current?.querySelector<HTMLDetailsElement>(`[data-hand-log="${index}"]`);
    if (!hand) return;
    hand.open = true;
    hand.scrollIntoView({ block: "start", behavior: isStill() ? "instant" : "smooth" });
    hand.querySelector("summary")?.focus({ preventScroll: true });
  };
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t("baloot.log.title")} closeLabel={t("common.close")} isText>
      <div className="grid gap-4">
        <HandsSoFar deals={log.view.deals} options={log.view.options} us={log.us} nameOf={log.nameOf} onHand={goTo} />
        <div ref={hands}>
          <BalootLog {...log} />
        </div>
        {ranked && (
          <LoadingBoundary isAdornment>
            <ReportOfTable table={ranked} />
          </LoadingBoundary>
        )}
      </div>
    </Sheet>
  );
}
