"use client";

import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import { Sheet } from "@/components/ui/sheet";
import { BalootLog, Hands } from "./log";

/** The log and the hands so far, where there is no room for them beside the table. */
export default function LogSheet({
  open,
  onOpenChange,
  ...log
}: ComponentProps<typeof BalootLog> & { open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useTranslations();
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t("baloot.log.title")} closeLabel={t("common.close")} isText>
      <div className="grid gap-4">
        <Hands {...log} />
        <BalootLog {...log} />
      </div>
    </Sheet>
  );
}
