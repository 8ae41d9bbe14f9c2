import { useTranslations } from "use-intl";
import { type BalootOptions, changedSwitches } from "@/lib/rules/baloot/options";

/** The rule set of a table, with how many of its switches are set otherwise. */
export function useRuleSetWords(): (options: BalootOptions) => string {
  const t = useTranslations("baloot.options");
  return (options) => {
    const ruleSet = t(options.ruleSet);
    const count = changedSwitches(options).length;
    return count === 0 ? ruleSet : t("withChanges", { ruleSet, count });
  };
}
