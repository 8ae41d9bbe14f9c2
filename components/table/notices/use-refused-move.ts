import { useState } from "react";
import { useRuleAction } from "@/components/rulebook/rule-link";
import { useOnChange } from "@/components/ui/hooks/use-on-change";
import { useToast } from "@/components/ui/toast";
import { playSound } from "@/lib/browser/device/play-sound";
import type { Word } from "@/lib/client/table-link";
import { useRefusalWords } from "./use-refusal-words";

/** Says once why the table refused a move that the board had let pass, in the game's own words where it has some. */
export function useRefusedMove(word: Word | null, gameWords: (code: string) => string | null, plain: string): void {
  const tableWords = useRefusalWords();
  const ruleAction = useRuleAction();
  const toast = useToast();
  // A rematch begins with a board of its own, and what was said last was said at the one before.
  const [before] = useState(word?.id);
  useOnChange([word?.id], () => {
    if (word?.kind !== "refused" || !word.move || word.id === before) return;
    playSound("refused");
    const text = gameWords(word.code) ?? tableWords(word.code) ?? plain;
    toast({ text, tone: "bad", action: ruleAction(word.rule) });
  });
}
