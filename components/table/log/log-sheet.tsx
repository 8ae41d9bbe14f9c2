"use client";

import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Sheet } from "@/components/ui/sheet";

/** The log as a sheet, where there is no room for it beside the table. */
export default function LogSheet({
  open,
  onOpenChange,
  words,
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  words: { readonly title: string; readonly newestFirst: string };
  children: ReactNode;
}) {
  const common = useTranslations("common");
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={words.newestFirst}
      closeLabel={common("close")}
      isText
    >
      {children}
    </Sheet>
  );
}
