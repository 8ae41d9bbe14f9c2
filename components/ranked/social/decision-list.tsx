"use client";

import { useTranslations } from "use-intl";
import { Panel } from "@/components/ui/panel";
import type { Decision } from "@/lib/ranked/wire";
import { DecisionText } from "./decision-text";

/** What came of all reports one has made, and of those about oneself. */
export function DecisionList({ decisions }: { decisions: readonly Decision[] }) {
  const t = useTranslations("social.decisions");
  if (decisions.length === 0) return null;
  return (
    <Panel title={t("all")}>
      <ul className="grid gap-3">
        {decisions.map((decision) => (
          <li key={decision.report}>
            <DecisionText decision={decision} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
