"use client";

import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import { Sheet } from "@/components/ui/sheet";
import { RummyLog } from "./log";

/** The log as a sheet, where there is no room for it beside the table. */
export default function LogSheet({
  open,
  onOpenChange,
  ...log
}: ComponentProps<typeof RummyLog> & { open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useTranslations();
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t("rummy.log.title")}
      description={t("rummy.log.newestFirst")}
      closeLabel={t("common.close")}
      isText
    >
      <RummyLog {...log} />
    </Sheet>
  );
}
