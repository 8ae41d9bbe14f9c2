"use client";

import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import { Sheet } from "@/components/ui/sheet";
import { DhappaLog } from "./log";

/** The log as a sheet, where there is no room for it beside the table. */
export default function LogSheet({
  open,
  onOpenChange,
  ...log
}: ComponentProps<typeof DhappaLog> & { open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useTranslations();
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t("dhappa.log.title")}
      description={t("dhappa.log.newestFirst")}
      closeLabel={t("common.close")}
      isText
    >
      <DhappaLog {...log} />
    </Sheet>
  );
}
