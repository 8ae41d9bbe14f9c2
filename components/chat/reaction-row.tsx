import { useTranslations } from "use-intl";
import { type Reaction, reactions } from "@/lib/table/chat/chat";
import { ReactionPicture } from "./reactions";

/** All that can be shown for a moment, each with one press. */
export function ReactionRow({
  onSay,
  isNarrow = false,
}: {
  onSay: (said: { action: "react"; reaction: Reaction }) => void;
  /** There is no room for all of them beside each other: they scroll. */
  isNarrow?: boolean;
}) {
  const t = useTranslations("chat");
  return (
    <ul
      aria-label={t("reactionsLabel")}
      className={isNarrow ? "flex overflow-x-auto [scrollbar-width:none]" : "flex justify-between"}
    >
      {reactions.map((reaction) => (
        <li key={reaction}>
          <button
            type="button"
            aria-label={t(`reactions.${reaction}`)}
            onClick={() => onSay({ action: "react", reaction })}
            className={`grid h-11 ${isNarrow ? "min-w-11" : "min-w-8"} place-items-center rounded-control px-0.5 transition-transform hover:scale-115 active:scale-90`}
          >
            <ReactionPicture reaction={reaction} size={28} />
          </button>
        </li>
      ))}
    </ul>
  );
}
