import { useTranslations } from "use-intl";
import { EyeIcon } from "@/components/ui/icons";

/** How many look on, in a quiet line; nothing where nobody does. */
export function Watchers({ count, className = "" }: { count: number; className?: string }) {
  const t = useTranslations("lobby");
  if (count === 0) return null;
  return (
    <span data-watchers={count} className={`inline-flex items-center gap-1 whitespace-nowrap ${className}`}>
      <EyeIcon size={15} className="shrink-0 text-brass-2" />
      {t("watchers", { count })}
    </span>
  );
}
