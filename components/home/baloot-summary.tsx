import { useTranslations } from "use-intl";
import type { BalootOptions } from "@/lib/rules/baloot/options";

const isOptions = (options: unknown): options is BalootOptions =>
  typeof options === "object" && options !== null && "ruleSet" in options && "speed" in options;

const seconds = { rocket: 5, rabbit: 10, turtle: 30, none: null } as const;

/** Rules and clock of a table of Baloot, as strangers are told of it. */
export function BalootSummary({ options }: { options: unknown }) {
  const t = useTranslations("lobby.baloot");
  if (!isOptions(options)) return null;
  const { ruleSet, speed, enforcement, changes } = options;
  const clock = seconds[speed];
  const changed = Object.keys(changes ?? {}).length;
  const parts = [
    t(ruleSet),
    changed > 0 && t("changed", { count: changed }),
    clock === null ? t("none") : t("secondsFull", { count: clock }),
    enforcement === "free" && t("freeShort"),
  ];
  return parts.filter(Boolean).join(" · ");
}
