"use client";

import { type ComponentProps, useRef } from "react";
import { useTranslations } from "use-intl";
import { isStill } from "@/components/flight/flight";
import { Sheet } from "@/components/ui/sheet";
import { HandsSoFar } from "../score/hands-so-far";
import { BalootLog } from "./log";

/** The log and the hands so far, where there is no room for them beside the table. */
export default function LogSheet({
  open,
  onOpenChange,
  ...log
}: ComponentProps<typeof BalootLog> & { open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useTranslations();
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
      </div>
    </Sheet>
  );
}
