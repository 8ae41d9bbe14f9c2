import { useTranslations } from "use-intl";
import type { Visibility } from "@/lib/rules/game";

/** Says below the choice of a clock why there must be one, where there must. */
export function ClockNeeded({ visibility }: { visibility: Visibility }) {
  const t = useTranslations("lobby");
  return visibility !== "private" && <p className="-mt-3 text-md text-sand">{t("clockNeeded")}</p>;
}
