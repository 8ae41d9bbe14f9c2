"use client";

import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { IconButton } from "@/components/ui/icon-button";
import { CloseIcon, InfoIcon } from "@/components/ui/icons";
import { Sheet } from "@/components/ui/sheet";
import type { GuidePlace } from "../layout/guide-place";
import { appsOffered, guideSeen } from "./settings";

const steps = ["s1", "s2", "s3", "s4", "s5", "s6"] as const;

/**
 * Six lines for a first hand, to be put away at any time. Beside a wide table they stand between two seats, else at the
 * foot of the hand, where cards show nothing that must be read and the reason for a grey one goes over them. Where
 * neither is free, as on a phone on its side, they are a sheet, and their name opens it.
 */
export default function Guide({
  place,
  isAway,
  onApps,
}: {
  place: GuidePlace;
  /** Something that weighs more stands at the foot of the hand just now. */
  isAway: boolean;
} & Offer) {
  return place.room === "name" ? (
    <GuideSheet {...place} onApps={onApps} />
  ) : (
    <GuideSteps place={place} isAway={isAway && place.room === "foot"} onApps={onApps} />
  );
}

interface Offer {
  /** Leads to the rules of the apps, until they have been offered once. */
  readonly onApps: (() => void) | null;
}

const done = () => {
  guideSeen.write(true);
  appsOffered.write(true);
};

/** Whoever knows the game from elsewhere may know it by other rules. */
function AppsOffer({ onApps }: { onApps: () => void }) {
  const t = useTranslations("baloot.guide");
  return (
    <button
      type="button"
      data-apps=""
      className="relative text-start font-bold text-brass-2 text-md/5 underline underline-offset-3 before:absolute before:-inset-x-2 before:-inset-y-3"
      onClick={() => {
        appsOffered.write(true);
        onApps();
      }}
    >
      {t("apps")}
    </button>
  );
}

function GuideSheet({ end, isSign, onApps }: Pick<Extract<GuidePlace, { room: "name" }>, "end" | "isSign"> & Offer) {
  const t = useTranslations("baloot.guide");
  const [isOpen, setOpen] = useState(false);
  return (
    <div data-guide="" className="absolute top-(--hud) z-90" style={{ insetInlineEnd: end }}>
      {isSign ? (
        <IconButton
          icon={InfoIcon}
          look="outline"
          aria-label={t("title")}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      ) : (
        <Button look="outline" size="small" icon={InfoIcon} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t("title")}
        </Button>
      )}
      <Sheet
        open={isOpen}
        onOpenChange={(open) => !open && done()}
        title={t("title")}
        footer={
          <Button look="brass" wide onClick={done}>
            {t("done")}
          </Button>
        }
      >
        <ol className="ms-5 grid list-decimal gap-x-9 gap-y-2 text-base text-bone marker:text-brass-2 lying:grid-cols-2">
          {steps.map((step) => (
            <li key={step}>{t(`steps.${step}`)}</li>
          ))}
        </ol>
        {onApps && (
          <p className="mt-4">
            <AppsOffer
              onApps={() => {
                setOpen(false);
                onApps();
              }}
            />
          </p>
        )}
      </Sheet>
    </div>
  );
}

function GuideSteps({
  place,
  isAway,
  onApps,
}: { place: Exclude<GuidePlace, { room: "name" }>; isAway: boolean } & Offer) {
  const t = useTranslations("baloot.guide");
  const [step, setStep] = useState(0);
  const isLast = step === steps.length - 1;
  const isBeside = place.room === "beside";
  const words = t(`steps.${steps[step] ?? "s1"}`);
  const heading = (
    <p className={classes("text-md/5 text-sand", isBeside ? "grid min-w-0 flex-1" : "sr-only")}>
      <span className="font-bold text-brass-2">{t("title")}</span>{" "}
      <span className="tabular-nums">{t("step", { step: step + 1, all: steps.length })}</span>
    </p>
  );
  const buttons = (
    <div className="flex shrink-0 items-center justify-end gap-1.5">
      <Button look="quiet" size="small" onClick={() => (isLast ? done() : setStep(step + 1))}>
        {t(isLast ? "done" : "next")}
      </Button>
      {!isLast && <IconButton icon={CloseIcon} look="outline" tip={false} aria-label={t("skip")} onClick={done} />}
    </div>
  );
  const look = "lacquer absolute z-(--z-lifted) animate-appear rounded-panel shadow-panel";
  if (isBeside)
    return (
      <section
        aria-label={t("title")}
        data-guide=""
        className={classes(look, "start-5 grid gap-1.5 px-3 py-2.5")}
        style={{ top: place.top, inlineSize: place.width }}
      >
        <div className="flex items-center gap-3">
          {heading}
          {buttons}
        </div>
        <p aria-live="polite" className="text-bone text-md/5">
          {words}
        </p>
        {step === 0 && onApps && <AppsOffer onApps={onApps} />}
      </section>
    );
  return (
    <section
      aria-label={t("title")}
      data-guide=""
      className={classes(
        look,
        isAway && "invisible",
        "inset-x-2 bottom-[calc(var(--safe-bottom)+6px)] mx-auto flex max-w-md items-center gap-3 py-1.5 ps-3.5 pe-1.5",
      )}
    >
      <div className="min-w-0 flex-1" aria-live="polite">
        {heading}
        <p className="text-bone text-md/5">{words}</p>
        {step === 0 && onApps && <AppsOffer onApps={onApps} />}
      </div>
      {buttons}
    </section>
  );
}
