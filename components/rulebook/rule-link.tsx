import { useCallback } from "react";
import { useTranslations } from "use-intl";
import { classes } from "@/components/ui/classes";
import { InfoIcon } from "@/components/ui/icons";
import type { ToastMessage } from "@/components/ui/toast";
import { rulesPath } from "./game-rulebook";
import { useOpenRules } from "./use-open-rules";

/** The paragraph something rests on, as a link: a press opens the rulebook there, over the table. */
export function RuleLink({
  paragraph,
  className,
  isSign = false,
}: {
  paragraph: string;
  className?: string;
  /** Only a sign, beside words that say what the paragraph says. */
  isSign?: boolean;
}) {
  const t = useTranslations("common");
  const { game, open } = useOpenRules();
  return (
    <a
      href={rulesPath(game, paragraph)}
      data-rule={paragraph}
      aria-label={isSign ? t("rule", { rule: paragraph }) : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        open(paragraph);
      }}
      className={classes(
        "whitespace-nowrap rounded-chip font-bold text-brass-2 underline decoration-brass-4 underline-offset-4 hover:decoration-brass-1",
        className,
      )}
    >
      {isSign ? <InfoIcon size={20} className="inline-block align-[-0.25em]" /> : t("rule", { rule: paragraph })}
    </a>
  );
}

/** What a passing message offers that rests on a paragraph: `toast({ text, action: ruleAction("5.3") })`. */
export function useRuleAction(): (paragraph: string | undefined) => ToastMessage["action"] {
  const t = useTranslations("common");
  const { open } = useOpenRules();
  return useCallback(
    (paragraph) => (paragraph ? { label: t("rule", { rule: paragraph }), onPress: () => open(paragraph) } : undefined),
    [t, open],
  );
}
