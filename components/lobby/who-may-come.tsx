"use client";

import { useTranslations } from "use-intl";
import type { Say } from "@/components/table/board-props";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import { Switch } from "@/components/ui/switch";
import type { TableView } from "@/lib/table/wire/protocol";

/** Who finds the table and who may sit down at it: the host decides. */
export function WhoMayCome({ table, say }: { table: Pick<TableView, "visibility" | "locked" | "removed">; say: Say }) {
  const t = useTranslations("lobby");
  const { visibility, locked, removed } = table;
  return (
    <Panel aria-label={t("whoMayCome")} className="py-1.5">
      <Switch
        label={t("public")}
        note={t(visibility === "public" ? "publicNote" : "privateNote")}
        checked={visibility === "public"}
        onChange={(isPublic) => say({ action: "setTable", visibility: isPublic ? "public" : "private" })}
      />
      <Switch
        label={t("locked")}
        checked={locked}
        onChange={(isLocked) => say({ action: "setTable", locked: isLocked })}
      />
      {removed > 0 && (
        <div className="flex items-center gap-4 py-2">
          <p className="min-w-0 flex-1 text-md text-sand">{t("removed", { count: removed })}</p>
          <Button look="outline" size="small" onClick={() => say({ action: "letBack" })}>
            {t("letBack")}
          </Button>
        </div>
      )}
    </Panel>
  );
}
