"use client";

import { useTranslations } from "use-intl";
import { Book } from "@/components/rules/book";
import { useOpenRules } from "@/components/rules/open-rules";
import type { RulesSheetProps } from "@/components/rules/rules-of-table";
import { Arrival } from "@/components/ui/arrival";
import { Sheet } from "@/components/ui/sheet";
import { RulebookWords } from "@/components/words/rulebook";
import { type BalootOptions, rulesOf } from "@/lib/rules/baloot";
import { Read } from "./options";
import { rulebook } from "./rulebook";
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
          <Arrival>
            <Book game="baloot" rulebook={rulebook} place={place} onPlace={rules.open} />
          </Arrival>
        </RulebookWords>
      </div>
    </Sheet>
  );
}
