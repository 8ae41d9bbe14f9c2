import { WhyWatching } from "@/components/table/notices/why-watching";
import { useMeldWords } from "../use-meld-words";

/** What stands in place of a hand for whoever looks on. */
export function Watching() {
  const { t } = useMeldWords();
  return (
    <div className="flex-1 px-4 py-6 text-center">
      <WhyWatching>
        <p className="font-extrabold text-strong text-xl">{t("watching")}</p>
        <p className="text-base text-sand">{t("watchingText")}</p>
      </WhyWatching>
    </div>
  );
}
