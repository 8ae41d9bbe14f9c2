"use client";

import { useTranslations } from "use-intl";
import { AvatarPicture, isAvatar } from "@/components/decor/avatars";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import { isolated } from "@/components/words/isolated-name";
import type { RankedPerson } from "@/lib/ranked/wire";
import { NameMark } from "../name-mark";
import { useBlock } from "./use-block";

/** Whoever one has blocked, and the way back. */
export function BlockedPeople({ blocked, onChange }: { blocked: readonly RankedPerson[]; onChange: () => void }) {
  const t = useTranslations("social.blocked");
  const block = useBlock();
  const free = async (person: RankedPerson) => {
    if (await block(person, false)) onChange();
  };
  return (
    <Panel title={t("title")} aside={blocked.length > 0 ? blocked.length : undefined}>
      <p className="text-base text-sand">{blocked.length === 0 ? t("none") : t("text")}</p>
      <ul className="divide-y divide-hairline/40">
        {blocked.map((person) => (
          <li key={person.player} className="flex min-w-0 items-center gap-3 py-2">
            <AvatarPicture id={isAvatar(person.avatar) ? person.avatar : "palm"} size="2rem" dim />
            <span className="flex min-w-0 flex-1 items-center gap-2">
              <bdi className="truncate font-bold text-base">{person.name}</bdi>
              <NameMark player={person.player} />
            </span>
            <Button
              look="outline"
              size="small"
              aria-label={t("unblockOne", { name: isolated(person.name) })}
              onClick={() => free(person)}
            >
              {t("unblock")}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
