import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { type Phrase, phraseCodes } from "@/lib/table/chat/chat";

/** Ready phrases in a row that scrolls, each said with one press. */
export function Phrases({
  onSay,
  first,
  isLow = false,
}: {
  onSay: (said: { action: "phrase"; phrase: Phrase }) => void;
  /** Stands before them in their row. */
  first?: ReactNode;
  /** There is little height for them. */
  isLow?: boolean;
}) {
  const t = useTranslations("chat");
  return (
    <ul
      aria-label={t("phrasesLabel")}
      className={`-mx-1 flex gap-2 overflow-x-auto px-1 [scrollbar-width:none] ${isLow ? "" : "pb-1"}`}
    >
      {first && <li className="shrink-0">{first}</li>}
      {phraseCodes.map((phrase) => (
        <li key={phrase} className="shrink-0">
          <button
            type="button"
            onClick={() => onSay({ action: "phrase", phrase })}
            className={`${isLow ? "min-h-10" : "min-h-11"} rounded-control border border-hairline bg-well/70 px-3 font-bold text-md text-strong active:bg-lacquer`}
          >
            {t(`phrases.${phrase}`)}
          </button>
        </li>
      ))}
    </ul>
  );
}
