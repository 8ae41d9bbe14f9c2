"use client";

import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import { isolated } from "@/components/words/isolated-name";
import { ownIdentity } from "@/lib/browser/own-identity";
import { claimName } from "@/lib/browser/ranked-social";
import { NameMark } from "../name-mark";
import { useAsk } from "./use-ask";

/** One's name, claimed or to be claimed, and the mark it bears either way. */
export function OwnName({
  name,
  player,
  claimed,
  onClaimed,
}: {
  name: string;
  player: string;
  /** The name that is theirs alone. */
  claimed: string | null;
  onClaimed: () => void;
}) {
  const t = useTranslations("social.name");
  const ask = useAsk();
  const isClaimed = claimed === name;
  const claim = async () => {
    if (await ask(() => claimName(ownIdentity()))) onClaimed();
  };
  return (
    <Panel title={t("title")}>
      <p className="flex min-w-0 items-center gap-2.5 font-extrabold text-strong text-xl">
        <bdi className="truncate">{name}</bdi>
        <NameMark player={player} isClaimed={isClaimed} />
      </p>
      {isClaimed ? (
        <p className="mt-2 text-base">{t("claimed", { name: isolated(name) })}</p>
      ) : (
        <>
          <p className="mt-2 text-base">{t("text")}</p>
          <Button look="outline" size="small" wide className="mt-3" onClick={claim}>
            {t("claim", { name: isolated(name) })}
          </Button>
        </>
      )}
    </Panel>
  );
}
