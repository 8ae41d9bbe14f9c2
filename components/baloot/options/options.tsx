"use client";

import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { speedPictures } from "@/components/decor/speed-pictures";
import { ClockNeeded } from "@/components/lobby/clock-needed";
import type { OptionsPlace, OptionsProps } from "@/components/lobby/options-props";
import { OptionsRead } from "@/components/lobby/options-read";
import { Button } from "@/components/ui/button";
import { Choice } from "@/components/ui/choice";
import {
  allows,
  type BalootOptions,
  changedSwitches,
  ruleSetNames,
  rulesOf,
  speedNames,
  speeds,
  withSwitch,
} from "@/lib/rules/baloot/options";
import type { Visibility } from "@/lib/rules/game";
import { useRuleSetWords } from "./rule-set-words";
import { SwitchChoices, useSwitchWords } from "./switch-words";

/** The options of Baloot: the host chooses, the others read. */
export function OptionsPanel({ options, visibility, change, place = null }: OptionsProps<BalootOptions>) {
  return change ? (
    <Chosen options={options} visibility={visibility} change={change} place={place} />
  ) : (
    <Read options={options} />
  );
}

/** What a table plays by, in words. */
export function Read({ options }: { options: BalootOptions }) {
  const t = useTranslations("baloot.options");
  const words = useSwitchWords();
  const ruleSetWords = useRuleSetWords();
  const { speed, ruleSet, enforcement } = options;
  const rules = rulesOf(options);
  const seconds = speeds[speed];
  const lines = [
    { label: t("speed"), value: t(speed), note: seconds === null ? null : t("secondsFull", { count: seconds }) },
    { label: t("ruleSet"), value: ruleSetWords(options), note: t(`${ruleSet}Note`) },
    // What the host has changed of the rule set.
    ...changedSwitches(options).map((name) => ({ label: words(name), value: words(name, rules[name]) })),
    { label: t("enforcement"), value: t(enforcement), note: t(`${enforcement}Note`) },
  ];
  return <OptionsRead lines={lines} />;
}

function Chosen({
  options,
  visibility,
  change,
  place,
}: {
  options: BalootOptions;
  visibility: Visibility;
  change: (options: BalootOptions) => void;
  place: OptionsPlace | null;
}) {
  const t = useTranslations("baloot.options");
  const words = useSwitchWords();
  const [isOpen, setOpen] = useState(false);
  const single = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // It opens below the fold, where the start lies over it.
    if (isOpen) single.current?.scrollIntoView({ block: "start" });
  }, [isOpen]);
  const sets = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place === "ruleSet") sets.current?.scrollIntoView({ block: "start" });
  }, [place]);
  const { speed, ruleSet, enforcement } = options;
  const changed = changedSwitches(options).length;
  return (
    <div className="grid gap-5">
      <Choice
        label={t("speed")}
        value={speed}
        options={speedNames.map((value) => ({
          value,
          picture: speedPictures[value],
          label: <span className="text-md">{t(value)}</span>,
          note: speeds[value] === null ? t("noneNote") : t("secondsEach", { count: speeds[value] }),
          disabled: allows({ ...options, speed: value }, visibility)?.code === "clockNeeded",
        }))}
        onChange={(value) => change({ ...options, speed: value })}
      />
      <ClockNeeded visibility={visibility} />
      <div ref={sets} className="grid scroll-mt-4 gap-3">
        {place === "ruleSet" && <p className="text-bone text-md">{t("appAtLength")}</p>}
        <Choice
          label={t("ruleSet")}
          shape="list"
          value={ruleSet}
          options={ruleSetNames.map((value) => ({ value, label: t(value), note: t(`${value}Note`) }))}
          onChange={(value) => change({ ...options, ruleSet: value, changes: {} })}
        />
      </div>
      <Choice
        label={t("enforcement")}
        shape="list"
        value={enforcement}
        options={(["strict", "free"] as const).map((value) => ({ value, label: t(value), note: t(`${value}Note`) }))}
        onChange={(value) => change({ ...options, enforcement: value })}
      />
      <details
        ref={single}
        className="lacquer scroll-mt-4 rounded-panel"
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="flex min-h-14 items-center justify-between gap-3 px-4 font-bold text-brass-2 text-lg">
          {t("switches")}
          <span className="text-md text-sand">{t("changed", { count: changed })}</span>
        </summary>
        {isOpen && (
          <div className="grid gap-3 px-4 pb-4">
            <SwitchChoices
              rules={rulesOf(options)}
              set={(name, setting) => change(withSwitch(options, name, setting))}
              words={words}
            />
            {changed > 0 && (
              <Button look="outline" size="small" onClick={() => change({ ...options, changes: {} })}>
                {t("reset")}
              </Button>
            )}
          </div>
        )}
      </details>
    </div>
  );
}
