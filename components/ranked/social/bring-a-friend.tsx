"use client";

import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { useIsInBrowser } from "@/components/ui/hooks/use-is-in-browser";
import { CopyIcon, QrIcon, ShareIcon } from "@/components/ui/icons";
import { lazyPart } from "@/components/ui/loading/lazy-part";
import { LoadingBoundary } from "@/components/ui/loading/loading-boundary";
import { Panel } from "@/components/ui/panel";
import { TextField } from "@/components/ui/text-field";
import { useToast } from "@/components/ui/toast";
import { ownIdentity } from "@/lib/browser/own-identity";
import { befriend, friendIn, friendLink } from "@/lib/browser/ranked-social";
import { useAsk } from "./use-ask";

const Qr = lazyPart(() => import("@/components/lobby/qr"));

/** One's own link, sent, copied or scanned; and a field for a friend's. */
export function BringAFriend({ code, onDone }: { code: string; onDone: () => void }) {
  const t = useTranslations("social.link");
  const asked = useTranslations("social.ask");
  const majlis = useTranslations("common")("majlis");
  const toast = useToast();
  const ask = useAsk();
  const [hasQr, setQr] = useState(false);
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const canShare = useIsInBrowser() && "share" in navigator;
  const link = friendLink(ownIdentity(), code);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ text: t("copied"), tone: "good", ms: 2500 });
    } catch {
      toast({ text: t("notCopied", { link }) });
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title: majlis, text: t("shareText"), url: link });
    } catch (error) {
      // Closing the share sheet is an answer too.
      if (!(error instanceof DOMException && error.name === "AbortError")) await copy();
    }
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const friend = friendIn(typed);
    setWrong(friend === null);
    if (!friend || !(await ask(() => befriend(ownIdentity(), friend)))) return;
    setTyped("");
    toast({ text: asked("doneSomebody"), tone: "good" });
    onDone();
  };
  return (
    <Panel title={t("title")}>
      <p className="text-base">{t("text")}</p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button
          look="madder"
          size="small"
          icon={canShare ? ShareIcon : CopyIcon}
          className="flex-1"
          onClick={canShare ? share : copy}
        >
          {t(canShare ? "share" : "copy")}
        </Button>
        <Button look="outline" size="small" icon={QrIcon} aria-expanded={hasQr} onClick={() => setQr(!hasQr)}>
          {t(hasQr ? "hideQr" : "showQr")}
        </Button>
      </div>
      {hasQr && (
        <div className="mx-auto mt-3 aspect-square w-full max-w-60 overflow-hidden rounded-panel bg-paper p-2">
          <LoadingBoundary isAdornment>
            <Qr link={link} label={t("qr")} />
          </LoadingBoundary>
        </div>
      )}
      <form onSubmit={add} className="mt-4">
        <TextField
          label={t("field")}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setWrong(false);
          }}
          error={isWrong && t("noCode")}
          dir="ltr"
          inputMode="url"
          end={
            <Button type="submit" look="outline" size="small">
              {t("add")}
            </Button>
          }
        />
      </form>
    </Panel>
  );
}
