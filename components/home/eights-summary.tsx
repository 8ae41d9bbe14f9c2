import { useTranslations } from "use-intl";
import type { EightsOptions } from "@/lib/rules/eights/state";

const isOptions = (options: unknown): options is EightsOptions =>
  typeof options === "object" && options !== null && "preset" in options && "clock" in options;

/** Deck and clock of a table of Eights, as strangers are told of it. */
export function EightsSummary({ options }: { options: unknown }) {
  const t = useTranslations("lobby.eights");
  if (!isOptions(options)) return null;
  const { preset, clock } = options;
  const deck = preset === "insane" ? t("insane") : t("classic");
  return `${deck} · ${clock === 0 ? t("noClock") : t("secondsFull", { count: clock })}`;
}
