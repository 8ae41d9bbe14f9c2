"use client";

import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { guideSeen } from "./settings";

const steps = ["s1", "s2", "s3", "s4", "s5", "s6"] as const;

/** Six lines for a first hand; it never covers the cards and can be put away. */
export default function Guide() {
  const t = useTranslations("baloot.guide");
  const [step, setStep] = useState(0);
  const isLast = step === steps.length - 1;
  const done = () => guideSeen.write(true);
  return (
    <section
      aria-label={t("title")}
      className="lacquer absolute inset-x-3 top-[calc(15%+6px)] z-(--z-reason) mx-auto grid max-w-96 animate-pop gap-2 rounded-panel p-4 shadow-modal"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="font-bold text-brass-2 text-lg">{t("title")}</h2>
        <span className="text-md text-sand tabular-nums">{t("step", { step: step + 1, all: steps.length })}</span>
      </div>
      <p className="text-base text-bone">{t(`steps.${steps[step] ?? "s1"}`)}</p>
      <div className="flex justify-end gap-2">
        {!isLast && (
          <Button look="outline" size="small" onClick={done}>
            {t("skip")}
          </Button>
        )}
        <Button look="quiet" size="small" onClick={() => (isLast ? done() : setStep(step + 1))}>
          {t(isLast ? "done" : "next")}
        </Button>
      </div>
    </section>
  );
}
