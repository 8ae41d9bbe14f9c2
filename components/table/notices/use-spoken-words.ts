import { useTranslations } from "use-intl";
import { useRefusalWords } from "@/components/table/notices/use-refusal-words";
import { isToBeSaid } from "@/components/table/notices/why-watching";
import { useOnChange } from "@/components/ui/hooks/use-on-change";
import { useToast } from "@/components/ui/toast";
import type { Word } from "@/lib/client/table-link";
import { type Notice, notices, turnsAway } from "@/lib/table/wire/refusals";

/** Says aloud what the table said once, but for refused moves, which the board shows, and for why one only looks on, which stands there. */
export function useSpokenWords(word: Word | null, isHere: boolean, why: Notice | null): void {
  const t = useTranslations("table");
  const refusalWords = useRefusalWords();
  const toast = useToast();
  useOnChange([word?.id], () => {
    if (!word) return;
    const notice = word.kind === "notice" ? notices.find((known) => known === word.code) : null;
    // Against bots another match has begun already.
    if (notice && isToBeSaid(notice, why))
      toast({ text: t(isHere && notice === "otherRules" ? "otherRulesAlone" : `notices.${notice}`) });
    // What a page says in the table's place is not said in passing too.
    const isPassing = word.kind === "refused" && !word.move && !turnsAway(word.code);
    const words = isPassing ? refusalWords(word.code) : null;
    if (words) toast({ text: words, tone: "bad" });
  });
}
