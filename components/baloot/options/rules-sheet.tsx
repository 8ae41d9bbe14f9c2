"use client";

import { useTranslations } from "use-intl";
import { Book } from "@/components/rulebook/book";
import type { RulesSheetProps } from "@/components/rulebook/rules-of-table";
import { useOpenRules } from "@/components/rulebook/use-open-rules";
import { LoadingBoundary } from "@/components/ui/loading/loading-boundary";
import { Sheet } from "@/components/ui/sheet";
import { RulebookWords } from "@/components/words/rulebook-words";
import { type BalootOptions, rulesOf } from "@/lib/rules/baloot";
import { rulebook } from "../rulebook";
import { Read } from "./options";
import { SwitchList, useSwitchWords } from "./switch-words";

/** What this table plays by, and the whole rulebook. */
export default function RulesSheet({ open, onOpenChange, options, place }: RulesSheetProps<BalootOptions>) {
  const t = useTranslations("baloot.rules");
  const close = useTranslations("common")("close");
  const words = useSwitchWords();
  const rules = useOpenRules();
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t("title")} closeLabel={close} isText className="max-w-2xl">
      <div className="grid gap-5">
        <Read options={options} />
        <details className="rounded-control border border-hairline px-4">
          <summary className="flex min-h-12 items-center font-bold text-brass-2 text-lg">{t("here")}</summary>
          <div className="pb-4">
            <SwitchList rules={rulesOf(options)} words={words} />
          </div>
        </details>
        <RulebookWords>
          <LoadingBoundary>
            <Book game="baloot" rulebook={rulebook} place={place} onPlace={rules.open} />
          </LoadingBoundary>
        </RulebookWords>
      </div>
    </Sheet>
  );
}
