import { useTranslations } from "use-intl";
import { type BalootOptions, speeds } from "@/lib/rules/baloot/options";
import { useRuleSetWords } from "../options/rule-set-words";
import { BalootWords } from "../words";

const isOptions = (options: unknown): options is BalootOptions =>
  typeof options === "object" && options !== null && "ruleSet" in options && "speed" in options;

function Told({ options }: { options: unknown }) {
  const t = useTranslations("baloot.options");
  const ruleSet = useRuleSetWords();
  if (!isOptions(options)) return null;
  const { speed, enforcement } = options;
  const clock = speeds[speed];
  const parts = [
    ruleSet(options),
    clock === null ? t("none") : t("secondsFull", { count: clock }),
    enforcement === "free" && t("freeShort"),
  ];
  return parts.filter(Boolean).join(" · ");
}

/** Rules and clock of a table of Baloot, as strangers are told of it. */
export default function BalootSummary({ options }: { options: unknown }) {
  return (
    <BalootWords>
      <Told options={options} />
    </BalootWords>
  );
}
