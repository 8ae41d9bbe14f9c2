import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { BookIcon } from "@/components/ui/icons";
import { useOpenRules } from "./use-open-rules";

/** Opens the rules of the game over the page. Only below `RulesOfTable`. */
export function RulesButton() {
  const t = useTranslations("home");
  const { open } = useOpenRules();
  return (
    <Button look="outline" size="small" icon={BookIcon} className="px-3" onClick={() => open(null)}>
      {t("rulesShort")}
    </Button>
  );
}
