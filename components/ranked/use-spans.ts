import { useTranslations } from "use-intl";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long ranked is closed for, in words: minutes below an hour, then hours. */
export function useSpans(): (ms: number) => string {
  const t = useTranslations("ranked.spans");
  return (ms) =>
    ms < HOUR_MS ? t("minutes", { count: Math.ceil(ms / MINUTE_MS) }) : t("hours", { count: Math.ceil(ms / HOUR_MS) });
}
