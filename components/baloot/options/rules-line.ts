import { useTranslations } from "use-intl";
import type { BalootOptions } from "@/lib/rules/baloot";
import { speeds } from "@/lib/rules/baloot/options";
import { useRuleSetWords } from "./rule-set-words";

/** The rules in force, in a line. */
export function useRulesLine(): (options: BalootOptions) => string {
  const t = useTranslations("baloot.options");
  const ruleSet = useRuleSetWords();
  return (options) => {
    const { enforcement, speed } = options;
    const seconds = speeds[speed];
    const pace = seconds === null ? t(speed) : `${t(speed)} ${t("secondsEach", { count: seconds })}`;
    return `${ruleSet(options)} · ${t(enforcement === "strict" ? "strictShort" : "freeShort")} · ${pace}`;
  };
}
