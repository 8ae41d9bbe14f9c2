"use client";

import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { CopyIcon, QrIcon } from "@/components/ui/icons";
import { keyedByIndex } from "@/components/ui/keyed-by-index";
import { lazyPart } from "@/components/ui/loading/lazy-part";
import { LoadingBoundary } from "@/components/ui/loading/loading-boundary";
import { useToast } from "@/components/ui/toast";
import { AccountWords } from "@/components/words/account-words";
import { offerMove, ownDevices } from "@/lib/browser/own-devices";
import { forgetKey, identity } from "@/lib/browser/own-identity";
import { useTimeLeft } from "@/lib/browser/page/use-time-left";
import { useStored } from "@/lib/browser/storage/stored";
import type { Failure } from "@/lib/client/own-devices";
import type { Devices } from "@/lib/player/protocol";
import { SignOut } from "./sign-out";

const Qr = lazyPart(() => import("@/components/lobby/qr"));
/** While a code is shown, one wants to see that it was used. */
const LOOK_MS = 3_000;

/** What the list of one's devices takes. */
interface DeviceListProps {
  /** Told when this one has been signed out, and knows nobody any more. */
  readonly onSignedOut: () => void;
}

interface Offered {
  readonly link: string;
  /** By `performance.now()`. */
  readonly until: number;
  /** Devices there were when it was given out. */
  readonly before: number;
}

function DeviceSection({ onSignedOut }: DeviceListProps) {
  const t = useTranslations("account.devices");
  const who = useStored(identity);
  const [devices, setDevices] = useState<Devices["devices"] | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [offered, setOffered] = useState<Offered | null>(null);
  const [hasMoved, setMoved] = useState(false);

  const look = useCallback(async () => {
    const outcome = await ownDevices(who);
    if ("failure" in outcome) return setFailure(outcome.failure);
    setFailure(null);
    setDevices(outcome.answer.devices);
  }, [who]);
  useEffect(() => void look(), [look]);
  useEffect(() => {
    if (!offered) return;
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [offered, look]);

  const count = devices?.length ?? 0;
  useEffect(() => {
    if (!offered || count <= offered.before) return;
    setOffered(null);
    setMoved(true);
  }, [offered, count]);

  const offer = async () => {
    setMoved(false);
    const outcome = await offerMove(who);
    if ("failure" in outcome) return setFailure(outcome.failure);
    setFailure(null);
    setOffered({ link: outcome.answer.link, until: performance.now() + outcome.answer.leftMs, before: count });
  };
  if (failure === "signedOut")
    return (
      <Section>
        <p role="alert" className="text-base text-madder-1">
          {t("signedOut")}
        </p>
        <Button look="madder" wide onClick={forgetKey}>
          {t("startAnew")}
        </Button>
      </Section>
    );
  return (
    <Section>
      <p className="text-base text-sand">{t("text")}</p>
      {devices && <DeviceRows devices={devices} />}
      {hasMoved && (
        <p role="status" className="text-base text-calm">
          {t("moved")}
        </p>
      )}
      {failure && (
        <p role="alert" className="text-base text-madder-1">
          {t(`failures.${failure}`)}
        </p>
      )}
      {offered ? (
        <Offer {...offered} onOver={() => setOffered(null)} />
      ) : (
        <Button look="outline" icon={QrIcon} wide onClick={offer}>
          {t("move")}
        </Button>
      )}
      {devices && (
        <SignOut
          isOnly={count === 1}
          who={who}
          onDone={(outcome, where) => {
            setOffered(null);
            setMoved(false);
            if ("failure" in outcome) return setFailure(outcome.failure);
            setDevices(outcome.answer.devices);
            if (where !== "others") onSignedOut();
          }}
        />
      )}
    </Section>
  );
}

function Section({ children }: { children: ReactNode }) {
  const t = useTranslations("account.devices");
  return (
    <section aria-label={t("title")} className="mt-6 grid gap-3 border-hairline border-t pt-5">
      <h3 className="font-bold text-brass-2 text-md">{t("title")}</h3>
      {children}
    </section>
  );
}

const HOUR = 3_600_000;

function DeviceRows({ devices }: { devices: Devices["devices"] }) {
  const t = useTranslations("account.devices");
  const format = useFormatter();
  const ago = (ms: number) => {
    if (ms < HOUR) return t("justNow");
    const [unit, length] = ms < 24 * HOUR ? (["hour", HOUR] as const) : (["day", 24 * HOUR] as const);
    return format.relativeTime(Date.now() - Math.floor(ms / length) * length, { now: Date.now(), unit });
  };
  return (
    <ul className="grid gap-1.5">
      {keyedByIndex(devices, ({ isOwn, sinceMs, seenMs }) => (
        <li className="flex items-baseline justify-between gap-3 rounded-control bg-well px-3.5 py-2.5 text-base">
          <span className="font-bold text-strong">{t(isOwn ? "here" : sinceMs === null ? "first" : "other")}</span>
          {!isOwn && (
            <span className="text-sand text-sm">{seenMs === null ? t("unseen") : t("seen", { ago: ago(seenMs) })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The code as a picture and a link, for as long as it is good. */
function Offer({ link, until, onOver }: Offered & { onOver: () => void }) {
  const t = useTranslations("account.devices");
  const toast = useToast();
  const left = useTimeLeft(until, 500);
  const seconds = left === null ? null : Math.ceil(left / 1_000);
  const shown = useRef<HTMLDivElement>(null);
  // Scrolling answers with a promise in newer browsers, which is no way to undo an effect.
  useEffect(() => void shown.current?.scrollIntoView({ block: "center" }), []);
  useEffect(() => {
    if (seconds === 0) onOver();
  }, [seconds, onOver]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ text: t("copied"), tone: "good", ms: 2_500 });
    } catch {
      toast({ text: <span className="break-all">{t("notCopied", { link })}</span>, ms: 20_000 });
    }
  };
  return (
    <div
      ref={shown}
      className="grid justify-items-center gap-3 rounded-panel bg-well p-4 text-center lying:grid-cols-[auto_1fr] lying:grid-rows-[1fr_auto_auto_1fr] lying:gap-x-6"
    >
      <div
        data-link={link}
        className="aspect-square w-full max-w-64 overflow-hidden lying:row-span-4 lying:w-50 rounded-[12px] bg-paper p-1.5"
      >
        <LoadingBoundary isAdornment>
          <Qr link={link} label={t("qr")} />
        </LoadingBoundary>
      </div>
      <p className="self-end text-base">{t("offerText")}</p>
      <p role="timer" className="font-bold text-hurry text-lg tabular-nums">
        {seconds !== null &&
          t("left", { time: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}` })}
      </p>
      <Button look="outline" size="small" icon={CopyIcon} onClick={copy}>
        {t("copy")}
      </Button>
    </div>
  );
}

/** Which devices play as this player: one more brought in, or some of them signed out. */
export default function DeviceList(props: DeviceListProps) {
  return (
    <AccountWords>
      <DeviceSection {...props} />
    </AccountWords>
  );
}
