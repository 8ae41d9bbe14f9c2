"use client";

import { useTranslations } from "use-intl";
import { Sheet } from "@/components/ui/sheet";
import { type BalootOptions, rulesOf } from "@/lib/rules/baloot";
import { Read } from "./options";
import { SwitchList, useSwitchWords } from "./switch-words";

/** How the game goes, and what this table plays by. */
export default function RulesSheet({
  open,
  onOpenChange,
  options,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  options: BalootOptions;
}) {
  const t = useTranslations("baloot.rules");
  const close = useTranslations("common")("close");
  const words = useSwitchWords();
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t("title")} closeLabel={close} isText>
      <div className="grid gap-4">
        <Read options={options} />
        <ul className="grid list-disc gap-2 ps-5 text-base text-bone">
          {(["goal", "follow", "sun", "hokum", "projects", "kaboot"] as const).map((line) => (
            <li key={line}>{t(line)}</li>
          ))}
        </ul>
        <h3 className="font-bold text-brass-2 text-lg">{t("here")}</h3>
        <SwitchList rules={rulesOf(options)} words={words} />
      </div>
    </Sheet>
  );
}
