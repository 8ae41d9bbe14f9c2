"use client";

import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Toasts } from "@/components/ui/toast";
import { Words } from "@/components/words/words";
import { KeptShell } from "./kept-shell";

function Messages({ children }: { children: ReactNode }) {
  const t = useTranslations("common");
  return (
    <Toasts label={t("messages")} closeLabel={t("close")}>
      {children}
    </Toasts>
  );
}

/** What every page of the house stands in: its words and its passing messages. */
export function House({ children }: { children: ReactNode }) {
  return (
    <Words>
      <Messages>{children}</Messages>
      <KeptShell />
    </Words>
  );
}
