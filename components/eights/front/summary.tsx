import { useTranslations } from "use-intl";
import type { EightsOptions } from "@/lib/rules/eights/state";
import { EightsWords } from "../words";

const isOptions = (options: unknown): options is EightsOptions =>
  typeof options === "object" && options !== null && "preset" in options && "clock" in options;

function Told({ options }: { options: unknown }) {
  const t = useTranslations("eights.options");
  if (!isOptions(options)) return null;
  const { preset, clock } = options;
  return `${t(preset)} · ${clock === 0 ? t("noClock") : t("secondsFull", { count: clock })}`;
}

/** Deck and clock of a table of Eights, as strangers are told of it. */
export default function EightsSummary({ options }: { options: unknown }) {
  return (
    <EightsWords>
      <Told options={options} />
    </EightsWords>
  );
}
