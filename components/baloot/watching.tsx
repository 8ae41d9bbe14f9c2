import { LookingOn } from "@/components/table/looking-on";
import { EyeIcon } from "@/components/ui/icons";
import { Scroller } from "@/components/ui/scroller";
import { useBalootWords } from "./card-words";
import type { Layout } from "./layout";
import { BalootLog } from "./log";

/** That one looks on, or why one has no seat and where there is one. */
export function WatchingWords() {
  const { t } = useBalootWords();
  return (
    <LookingOn>
      <p className="flex items-center justify-center gap-2 font-bold text-base text-sand">
        <EyeIcon size={18} className="text-brass-2" />
        {t("watching")}
      </p>
    </LookingOn>
  );
}

/** Where players on a phone hold their cards, whoever looks on reads how the hand has gone so far. */
export function WatchedLog({ layout, log }: { layout: Layout; log: React.ComponentProps<typeof BalootLog> }) {
  const { t } = useBalootWords();
  return (
    <div
      className="absolute inset-x-0 z-(--z-dashboard) mx-auto grid grid-rows-[auto_minmax(0,1fr)] gap-2"
      style={{
        top: layout.hand + 10,
        bottom: "max(10px, var(--safe-bottom))",
        inlineSize: layout.strip,
      }}
    >
      <WatchingWords />
      <Scroller
        aria-label={t("log.title")}
        className="lacquer overflow-y-auto overscroll-contain rounded-panel p-3 shadow-panel"
      >
        <BalootLog {...log} />
      </Scroller>
    </div>
  );
}
