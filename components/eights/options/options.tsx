"use client";

import { useTranslations } from "use-intl";
import { type ChosenProps, chosenOrRead } from "@/components/lobby/chosen-or-read";
import { ClockChoice } from "@/components/lobby/clock-choice";
import { OptionsRead } from "@/components/lobby/options-read";
import { SeatsChoice } from "@/components/lobby/seats-choice";
import { Switches } from "@/components/lobby/switches";
import { Choice } from "@/components/ui/choice";
import { allows, clocks, type EightsOptions as Options, presets, stackings } from "@/lib/rules/eights/state";

/** What is played or not, besides. */
const extras = ["calling", "teams"] as const;
const FEWEST = 3;
const MOST = 10;

/** The options of Eights: the host chooses, the others read. */
export const EightsOptions = chosenOrRead<Options>(Chosen, Read);

function Read({ options }: { options: Options }) {
  const { preset, stacking, clock, maxPlayers } = options;
  const t = useTranslations("eights.options");
  const lines = [
    { label: t("clock"), value: clock === 0 ? t("noClock") : t("secondsFull", { count: clock }) },
    { label: t("preset"), value: t(preset), note: t(`${preset}Note`) },
    { label: t("stacking"), value: t(stacking), note: t(`${stacking}Note`) },
    { label: t("maxPlayers"), value: maxPlayers },
    ...extras.flatMap((extra) =>
      options[extra] ? [{ label: t("extras"), value: t(extra), note: t(`${extra}Note`) }] : [],
    ),
  ];
  return <OptionsRead lines={lines} />;
}

function Chosen({ options, visibility, seated, change }: ChosenProps<Options>) {
  const t = useTranslations("eights.options");
  const { preset, stacking, clock, maxPlayers } = options;
  return (
    <div className="grid gap-5">
      <ClockChoice
        {...{ clock, clocks, visibility }}
        isAllowed={(seconds) => allows({ clock: seconds }, visibility) === null}
        words={{ label: t("clock"), none: t("noClock"), seconds: t("seconds") }}
        change={(seconds) => change({ ...options, clock: seconds })}
      />
      <Choice
        label={t("preset")}
        shape="list"
        value={preset}
        options={presets.map((value) => ({ value, label: t(value), note: t(`${value}Note`) }))}
        onChange={(value) => change({ ...options, preset: value })}
      />
      <Choice
        label={t("stacking")}
        shape="list"
        value={stacking}
        options={stackings.map((value) => ({ value, label: t(value), note: t(`${value}Note`) }))}
        onChange={(value) => change({ ...options, stacking: value })}
      />
      <Switches
        names={extras}
        isOn={(extra) => options[extra] ?? false}
        label={(extra) => t(extra)}
        note={(extra) => t(`${extra}Note`)}
        change={(extra, isOn) => change({ ...options, [extra]: isOn })}
      />
      <SeatsChoice
        seats={maxPlayers}
        least={Math.max(FEWEST, seated)}
        most={MOST}
        words={{ label: t("maxPlayers"), fewer: t("fewer"), more: t("more") }}
        change={(seats) => change({ ...options, maxPlayers: seats })}
      />
    </div>
  );
}
