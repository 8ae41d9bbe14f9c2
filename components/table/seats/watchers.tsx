import { useTranslations } from "use-intl";
import { EyeIcon } from "@/components/ui/icons";

/** How many look on, in a quiet line; nothing where nobody does. */
export function Watchers({
  count,
  isShort = false,
  className = "",
}: {
  count: number;
  /** On a phone there is room for the number alone. */
  isShort?: boolean;
  className?: string;
}) {
  const t = useTranslations("lobby");
  if (count === 0) return null;
  return (
    <span data-watchers={count} className={`relative inline-flex items-center gap-1 whitespace-nowrap ${className}`}>
      <EyeIcon size={15} className="shrink-0 text-brass-2" />
      <span className={isShort ? "max-sm:sr-only" : undefined}>{t("watchers", { count })}</span>
      {isShort && (
        <span aria-hidden="true" className="tabular-nums sm:hidden">
          {count}
        </span>
      )}
    </span>
  );
}
