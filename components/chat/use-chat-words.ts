import { useTranslations } from "use-intl";
import type { ChatLine } from "@/lib/table/chat/chat";

/** What somebody said: a ready phrase in the reader's language, else as they wrote it. */
export function useChatWords(): (line: Pick<ChatLine, "text" | "phrase">) => string {
  const t = useTranslations("chat.phrases");
  return ({ text, phrase }) => (phrase ? t(phrase) : text);
}
