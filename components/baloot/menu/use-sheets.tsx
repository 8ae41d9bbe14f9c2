import { type ComponentProps, type ReactNode, useState } from "react";
import { useEver } from "@/components/ui/hooks/use-ever";
import type { BalootLog } from "../log/log";
import { LogSheet, SettingsSheet } from "../match/lazy-parts";

type Sheet = "log" | "settings";

/** What one may lay over the table oneself, and which of it lies there. */
export function useSheets(log: ComponentProps<typeof BalootLog>): {
  readonly show: (sheet: Sheet) => void;
  readonly sheets: ReactNode;
} {
  const [shown, show] = useState<Sheet | null>(null);
  const isLogSeen = useEver(shown === "log");
  const areSettingsSeen = useEver(shown === "settings");
  const close = (open: boolean) => !open && show(null);
  const sheets = (
    <>
      {isLogSeen && <LogSheet open={shown === "log"} onOpenChange={close} {...log} />}
      {areSettingsSeen && <SettingsSheet open={shown === "settings"} onOpenChange={close} />}
    </>
  );
  return { show, sheets };
}
