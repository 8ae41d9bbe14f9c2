"use client";

import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { CloseIcon, InstallIcon, ShareIcon } from "@/components/ui/icons";
import { Panel } from "@/components/ui/panel";
import { useToast } from "@/components/ui/toast";
import { type Installing, install, installDeclined } from "@/lib/browser/device/install-offer";

interface InstallProps {
  how: NonNullable<Installing>;
}

/** At the foot of the front page of a phone: how the house comes to its home screen, until it has or one says no. */
export function InstallLine({ how }: InstallProps) {
  const t = useTranslations("home.install");
  const isByHand = how === "byHand";
  const Glyph = isByHand ? ShareIcon : InstallIcon;
  return (
    <Panel aria-label={t("title")} className="flex animate-appear items-center gap-3 py-3 ps-4 pe-2">
      <Glyph size={24} className="text-brass-2" />
      <div className="min-w-0 flex-1 leading-tight">
        <p className="font-bold text-strong">{t("title")}</p>
        <p className="mt-0.5 text-md text-sand">{t(isByHand ? "byHand" : "text")}</p>
      </div>
      {how !== "byHand" && (
        <Button size="small" onClick={() => install(how)}>
          {t("action")}
        </Button>
      )}
      <IconButton
        icon={CloseIcon}
        look="outline"
        tip={false}
        aria-label={t("not")}
        className="-ms-1 border-transparent bg-transparent"
        onClick={() => installDeclined.write(true)}
      />
    </Panel>
  );
}

/** The same in the head of a wide front page. */
export function InstallAction({ how }: InstallProps) {
  const t = useTranslations("home.install");
  const toast = useToast();
  return (
    <button
      type="button"
      className="on-carpet flex min-h-11 animate-appear items-center gap-2 rounded-control px-2.5 font-bold text-brass-2 hover:bg-brass-3/12"
      onClick={() => (how === "byHand" ? toast({ text: t("byHand"), ms: 12_000 }) : install(how))}
    >
      <InstallIcon size={20} />
      {t("action")}
    </button>
  );
}
