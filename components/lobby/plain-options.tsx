"use client";

import { useTranslations } from "use-intl";
import { PlainValue } from "@/components/table/plain/plain-value";
import { Panel } from "@/components/ui/panel";
import { PlainWords } from "@/components/words/plain-words";

function Read({ options }: { options: unknown }) {
  const t = useTranslations("plain");
  const isFree = typeof options === "object" && options !== null && Object.keys(options).length > 0;
  return isFree ? <PlainValue value={options} isWhole /> : <p className="text-sand">{t("oneWay")}</p>;
}

/** The options of a game that has no choice of its own for them yet: everybody reads them. */
export default function PlainOptions({ options, change }: { readonly options: unknown; readonly change: unknown }) {
  return (
    <PlainWords>
      {/* Whoever only reads them reads them in a panel of the lobby's. */}
      {change ? (
        <Panel>
          <Read options={options} />
        </Panel>
      ) : (
        <Read options={options} />
      )}
    </PlainWords>
  );
}
