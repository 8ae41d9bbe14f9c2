import { useTranslations } from "use-intl";
import { useRuleSetWords } from "@/components/baloot/rule-set-words";
import type { BalootOptions } from "@/lib/rules/baloot/options";

const isOptions = (options: unknown): options is BalootOptions =>
  typeof options === "object" && options !== null && "ruleSet" in options && "speed" in options;

const seconds = { rocket: 5, rabbit: 10, turtle: 30, none: null } as const;

/** Rules and clock of a table of Baloot, as strangers are told of it. */
export function BalootSummary({ options }: { options: unknown }) {
  const t = useTranslations("lobby.baloot");
  const ruleSet = useRuleSetWords();
  if (!isOptions(options)) return null;
  const { speed, enforcement } = options;
  const clock = seconds[speed];
  const parts = [
    ruleSet(options),
    clock === null ? t("none") : t("secondsFull", { count: clock }),
    enforcement === "free" && t("freeShort"),
  ];
  return parts.filter(Boolean).join(" · ");
}
