import { useTranslations } from "use-intl";
import { WhyWatching } from "@/components/table/notices/why-watching";
import { EyeIcon } from "@/components/ui/icons";
import { Scroller } from "@/components/ui/scroller";
import { useBalootWords } from "../cards/card-words";
import type { Layout } from "../layout/layout";
import { BalootLog } from "../log/log";

/** That one looks on, or why one has no seat and where there is one. */
export function WatchingWords() {
  const { t } = useBalootWords();
  return (
    <WhyWatching>
      <p className="flex items-center justify-center gap-2 font-bold text-base text-sand">
        <EyeIcon size={18} className="text-brass-2" />
        {t("watching")}
      </p>
    </WhyWatching>
  );
}

/** How many look on, under the button of the talk, where there is room for little. */
export function WatchersAtCorner({ count }: { count: number }) {
  const t = useTranslations("lobby");
  const { t: words } = useBalootWords();
  if (count === 0) return null;
  return (
    <p
      data-watchers={count}
      className="absolute end-0 top-full mt-1.5 whitespace-nowrap rounded-chip bg-night/80 px-1 py-0.5 text-center font-bold text-sand text-xs/3.5"
    >
      <span className="sr-only">{t("watchers", { count })}</span>
      <span aria-hidden="true" className="grid justify-items-center">
        <span className="flex items-center gap-1 tabular-nums">
          <EyeIcon size={15} className="text-brass-2" />
          {count}
        </span>
        {words("lookOn", { count })}
      </span>
    </p>
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
