"use client";

import { useState, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { IconButton } from "@/components/ui/icon-button";
import { CopyIcon, ShareIcon } from "@/components/ui/icons";
import { lazyPart } from "@/components/ui/loading/lazy-part";
import { LoadingBoundary } from "@/components/ui/loading/loading-boundary";
import { useToast } from "@/components/ui/toast";
import { useLanguage } from "@/components/words/words-provider";
import { tableLink } from "@/lib/browser/tables/table-path";
import type { GameId } from "@/lib/rules/registry";

const Qr = lazyPart(() => import("./qr"));
const never = () => () => {};

/** The ways to bring friends to a table: its code, its link, and a QR code of it. */
export function Invite({ id, code }: { id: GameId; code: string }) {
  const t = useTranslations();
  const toast = useToast();
  const [isLarge, setLarge] = useState(false);
  const canShare = useSyncExternalStore(
    never,
    () => "share" in navigator,
    () => false,
  );
  const link = tableLink(id, code, useLanguage());

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ text: t("lobby.copied"), tone: "good", ms: 2500 });
    } catch {
      toast({ text: t("lobby.notCopied", { link }) });
    }
  };
  const share = async () => {
    const text = t("lobby.shareText", { game: t(`games.${id}.name`), code });
    try {
      await navigator.share({ title: t("common.majlis"), text, url: link });
    } catch (error) {
      // Closing the share sheet is an answer too.
      if (!(error instanceof DOMException && error.name === "AbortError")) await copy();
    }
  };
  const qr = (
    <LoadingBoundary isAdornment>
      <Qr link={link} label={t("lobby.qr")} />
    </LoadingBoundary>
  );

  return (
    <section className="lacquer flex items-center gap-4 rounded-panel p-3 shadow-panel" aria-label={t("lobby.invite")}>
      <button
        type="button"
        aria-label={t("lobby.showQr")}
        onClick={() => setLarge(true)}
        className="aspect-square w-26 shrink-0 overflow-hidden rounded-[12px] bg-paper sm:w-30"
      >
        {qr}
      </button>
      <div className="min-w-0 flex-1">
        <p className="text-md text-sand">{t("lobby.code")}</p>
        <p dir="ltr" className="truncate text-start font-index text-3xl text-strong rtl:text-end">
          {code}
        </p>
        <div className="mt-2 flex gap-2.5">
          <Button
            look="madder"
            size="small"
            icon={canShare ? ShareIcon : CopyIcon}
            className="min-w-0 flex-1"
            onClick={canShare ? share : copy}
          >
            {t(canShare ? "lobby.share" : "lobby.copyLink")}
          </Button>
          {canShare && <IconButton icon={CopyIcon} aria-label={t("lobby.copyLink")} onClick={copy} />}
        </div>
      </div>
      <Dialog
        open={isLarge}
        onOpenChange={setLarge}
        title={t("table.name", { code })}
        description={t("lobby.qrText")}
        closeLabel={t("common.close")}
      >
        <div className="mx-auto mb-2 aspect-square w-full max-w-[min(20rem,100dvh-10.5rem)] overflow-hidden rounded-panel bg-paper p-2">
          {qr}
        </div>
      </Dialog>
    </section>
  );
}
