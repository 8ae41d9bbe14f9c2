"use client";

import { useCallback, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import { useToast } from "@/components/ui/toast";
import { isolated } from "@/components/words/isolated-name";
import { ownIdentity } from "@/lib/browser/own-identity";
import { readRecord } from "@/lib/browser/ranked-pages";
import { befriend, friendIn } from "@/lib/browser/ranked-social";
import { useAnswer } from "../use-answer";
import { useAsk } from "./use-ask";

/** Asks whoever has followed a friend's link whether they mean it; nothing where the address holds none. */
export function Befriend({
  isKnown,
  onName,
  onDone,
}: {
  /** They have said what they are called. */
  isKnown: boolean;
  onName: () => void;
  onDone: () => void;
}) {
  const t = useTranslations("social.ask");
  const toast = useToast();
  const ask = useAsk();
  const [link, setLink] = useState<ReturnType<typeof friendIn>>(null);
  useEffect(() => {
    const read = () => {
      const found = friendIn(window.location.hash);
      if (!found) return;
      // The code is not to be left lying in the address.
      window.history.replaceState(window.history.state, "", window.location.pathname);
      setLink(found);
    };
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  const player = link?.player ?? null;
  const look = useCallback(() => readRecord(player ?? "", ownIdentity()), [player]);
  const [outcome] = useAnswer(player === null ? null : look);
  // Whose page is for friends, or who has not played yet, has no name here.
  const name = outcome && "answer" in outcome ? outcome.answer.name : null;
  if (!link) return null;

  const agree = async () => {
    if (!isKnown) return onName();
    if (!(await ask(() => befriend(ownIdentity(), link)))) return;
    toast({ text: name === null ? t("doneSomebody") : t("done", { name: isolated(name) }), tone: "good" });
    setLink(null);
    onDone();
  };
  return (
    <Panel title={name === null ? t("somebody") : t("title", { name: isolated(name) })} className="animate-arrive">
      <p className="text-base">{t("text")}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="brass" className="flex-1" onClick={agree}>
          {t("yes")}
        </Button>
        <Button look="outline" onClick={() => setLink(null)}>
          {t("not")}
        </Button>
      </div>
    </Panel>
  );
}
