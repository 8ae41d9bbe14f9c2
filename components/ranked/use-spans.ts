import { useTranslations } from "use-intl";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const DAY_MS = 24 * HOUR_MS;

/** How long ranked is closed for, in words: minutes below an hour, then hours, and days where there is more than one. */
export function useSpans(): (ms: number) => string {
  const t = useTranslations("ranked.spans");
  return (ms) => {
    if (ms < HOUR_MS) return t("minutes", { count: Math.ceil(ms / MINUTE_MS) });
    return ms > DAY_MS ? t("days", { count: Math.ceil(ms / DAY_MS) }) : t("hours", { count: Math.ceil(ms / HOUR_MS) });
  };
}
