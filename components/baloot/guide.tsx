"use client";

import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { IconButton } from "@/components/ui/icon-button";
import { CloseIcon, InfoIcon } from "@/components/ui/icons";
import { Sheet } from "@/components/ui/sheet";
import { guideSeen } from "./settings";

const steps = ["s1", "s2", "s3", "s4", "s5", "s6"] as const;

/** Where there is room for the guide: in a corner of the tent, at the foot of the hand, or for no more than its name. */
export type GuideRoom = "corner" | "foot" | "name";

/**
 * Six lines for a first hand, to be put away at any time. Beside a wide table they stand in the corner of the tent, else
 * at the foot of the hand, where cards show nothing that must be read and the reason for a grey one goes over them. A
 * phone on its side has no such place: there they are a sheet, and its name beside the talk opens it.
 */
export default function Guide({ room }: { room: GuideRoom }) {
  return room === "name" ? <GuideSheet /> : <GuideSteps isInCorner={room === "corner"} />;
}

const done = () => guideSeen.write(true);

function GuideSheet() {
  const t = useTranslations("baloot.guide");
  const [isOpen, setOpen] = useState(false);
  return (
    <div data-guide="" className="absolute end-17 top-[max(calc(var(--safe-top)+4px),10px)] z-90">
      <Button look="outline" size="small" icon={InfoIcon} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("title")}
      </Button>
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
      </Sheet>
    </div>
  );
}

function GuideSteps({ isInCorner }: { isInCorner: boolean }) {
  const t = useTranslations("baloot.guide");
  const [step, setStep] = useState(0);
  const isLast = step === steps.length - 1;
  return (
    <section
      aria-label={t("title")}
      data-guide=""
      className={classes(
        "lacquer absolute z-(--z-lifted) animate-appear gap-x-3 gap-y-1.5 rounded-panel shadow-panel",
        isInCorner
          ? "start-5 top-17 grid w-64 p-3.5"
          : "inset-x-2 bottom-[calc(var(--safe-bottom)+6px)] mx-auto flex max-w-md items-center py-1.5 ps-3.5 pe-1.5",
      )}
    >
      <div className="min-w-0 flex-1" aria-live="polite">
        <p className="flex justify-between gap-3 text-md text-sand">
          <span className={classes("font-bold text-brass-2", !isInCorner && "sr-only")}>{t("title")}</span>
          <span className={classes("tabular-nums", !isInCorner && "sr-only")}>
            {t("step", { step: step + 1, all: steps.length })}
          </span>
        </p>
        <p className={isInCorner ? "mt-0.5 text-bone text-md/5" : "text-bone text-md/5"}>
          {t(`steps.${steps[step] ?? "s1"}`)}
        </p>
      </div>
      <div className="flex shrink-0 items-center justify-end gap-1.5">
        <Button look="quiet" size="small" onClick={() => (isLast ? done() : setStep(step + 1))}>
          {t(isLast ? "done" : "next")}
        </Button>
        {!isLast && <IconButton icon={CloseIcon} look="outline" tip={false} aria-label={t("skip")} onClick={done} />}
      </div>
    </section>
  );
}
